import { Button, chakra } from '@chakra-ui/react'
import { Lock, LockOpen, Pencil } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Section } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { State } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { BudgetPicture } from './BudgetPicture.tsx'
import { BudgetTable } from './BudgetTable.tsx'
import { Divisions } from './Divisions.tsx'
import { Facts } from './Facts.tsx'
import { NoCosts } from './NoCosts.tsx'
import { type Budgets, useSaveBudgets } from './useEconomy.ts'

const Forecast = fetched(async () => (await import('#client/maintenance/forecast/Forecast.tsx')).Forecast, <RecordsSkeleton />)
const Board = fetched(async () => (await import('#client/maintenance/forecast/Board.tsx')).Board, <RecordsSkeleton />)
const BudgetGrid = fetched(async () => (await import('./BudgetGrid.tsx')).BudgetGrid, <RecordsSkeleton />)

const views = ['budget', 'forecast', 'board'] as const
const tabs = {
  budget: 'maintenance.forecast.budgetTab',
  forecast: 'maintenance.forecast.title',
  board: 'maintenance.scenario.board.tab',
} as const

/** What the maintenance of an estate may cost, is planned to and did, year by year. */
export function EconomyPage(own: Own<Budgets>) {
  const { estateId } = useEstatePlace()
  const save = useSaveBudgets(estateId)
  const { opened, open, close } = useOpenForm('budget')
  const may = useMay(estateId)
  const text = useText()
  const paths = useMaintenancePaths()
  const mayChange = may('update', 'maintenance-economy')
  const [params] = useSearchParams()
  const shown = views.find((view) => view === params.get('show')) ?? 'budget'
  return (
    <PlanScreen
      own={own}
      section="economy"
      subscreen={{ title: text('maintenance.economy.title'), back: paths.start, isUnheaded: true }}
      skeleton={<RecordsSkeleton />}
    >
      {(budgets) =>
        opened && mayChange && !budgets.isLocked ? (
          <BudgetGrid budgets={budgets} onSave={save} onNewest={own.newest} onDone={close} />
        ) : (
          <Section
            isTitle
            title={<Text id="maintenance.economy.title" />}
            aside={
              shown === 'budget' && <Actions budgets={budgets} onTurn={(action) => save({ action })} onChange={() => open('change')} />
            }
          >
            <Tabs shown={shown} />
            {shown === 'forecast' ? (
              <Forecast estateId={estateId} mayChange={mayChange} />
            ) : shown === 'board' ? (
              <Board estateId={estateId} />
            ) : isEmpty(budgets) ? (
              <NoCosts />
            ) : (
              <Pictured budgets={budgets} estateId={estateId} />
            )}
          </Section>
        )
      }
    </PlanScreen>
  )
}

/** What was decided for the years around this one, what comes of it in thirty, and what there is to choose between. */
function Tabs({ shown }: { shown: (typeof views)[number] }) {
  const text = useText()
  return (
    <chakra.nav
      display="flex"
      flexWrap="wrap"
      gap="2"
      marginBottom="5"
      aria-label={text('maintenance.forecast.tabs')}
      _print={{ display: 'none' }}
    >
      {views.map((view) => (
        <Button key={view} asChild _currentPage={{ bg: 'brand.subtle' }}>
          <Link to={view === 'budget' ? '?' : `?show=${view}`} aria-current={view === shown ? 'page' : undefined} replace>
            <Text id={tabs[view]} />
          </Link>
        </Button>
      ))}
    </chakra.nav>
  )
}

interface ActionsProps {
  budgets: Budgets
  onTurn: (action: 'lock' | 'unlock') => Promise<unknown>
  onChange: () => void
}

function Actions({ budgets: { isLocked, lockedAt, lockedByName, buildings }, onTurn, onChange }: ActionsProps) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const [isBusy, act] = useAct()
  if (!buildings.length) return null
  const mayChange = may('update', 'maintenance-economy')
  // Only owners look after who is let in, and only they turn the lock.
  const mayLock = mayChange && may('update', 'access-management')
  const day = lockedAt && writtenDay(lockedAt)
  return (
    <chakra.span display="flex" flexWrap="wrap" alignItems="center" gap="3" marginStart="auto">
      {isLocked && (
        <State icon={Lock}>
          {lockedByName ? (
            <Text id="maintenance.economy.lockedBy" values={{ name: lockedByName, day }} />
          ) : (
            <Text id="maintenance.economy.lockedOn" values={{ day }} />
          )}
        </State>
      )}
      {mayLock && (
        <Button disabled={isBusy} onClick={() => act(() => onTurn(isLocked ? 'unlock' : 'lock'))}>
          {isLocked ? <LockOpen aria-hidden /> : <Lock aria-hidden />}
          <Text id={isLocked ? 'maintenance.economy.unlock' : 'maintenance.economy.lock'} />
        </Button>
      )}
      {mayChange && !isLocked && (
        <Button variant="solid" onPointerEnter={BudgetGrid.beforehand} onClick={onChange}>
          <Pencil aria-hidden />
          <Text id="maintenance.economy.change" />
        </Button>
      )}
    </chakra.span>
  )
}

const Pictured = ({ budgets, estateId }: { budgets: Budgets; estateId: string }) => (
  <Stack gap="6">
    <Facts budgets={budgets} />
    <BudgetPicture budgets={budgets} estateId={estateId} />
    <BudgetTable budgets={budgets} />
    <Divisions estateId={estateId} />
  </Stack>
)

const isEmpty = ({ totals }: Budgets) =>
  totals.every(({ planned, amount, ordered, actual }) => !planned && amount == null && !ordered && !actual)
