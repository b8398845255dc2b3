import { Button, chakra } from '@chakra-ui/react'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { AddTaskButton } from '#client/maintenance/adding/AddTaskButton.tsx'
import { OpenAddTask } from '#client/maintenance/adding/OpenAddTask.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { PlanScreen } from '#client/maintenance/PlanScreen.tsx'
import { monthAndYear } from '#client/maintenance/words.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { useMediaQuery } from '#client/ui/useMediaQuery.ts'
import { monthsLater } from '#schema/maintenance/recurrence.ts'
import { PrintedTitle } from './PrintedTitle.tsx'
import { useMove } from './useMove.ts'
import { useWholeYear } from './useWholeYear.ts'
import { type WheelFilter, inMonth, monthNow, type Occurrence, type Wheel } from './useYearWheel.ts'
import { WheelControls } from './WheelControls.tsx'
import { WheelKey } from './WheelKey.tsx'
import { WheelList } from './WheelList.tsx'
import { useWheelName } from './wheelName.ts'
import { BigWheel, SmallWheel } from './WheelPicture.tsx'

const MovedLine = fetched(async () => (await import('./MovedLine.tsx')).MovedLine, null)

/** A year's maintenance at a glance, as a wheel and as a list. */
export function YearWheelPage(own: Own<Wheel>) {
  const filter = own.variables as WheelFilter
  const paths = useMaintenancePaths()
  const text = useText()
  // Months from another than January have a name longer than the bar of a phone.
  const title =
    own.data && filter.from === undefined ? text('maintenance.wheel.title', { year: own.data.year }) : text('estates.section.yearWheel')
  return (
    <PlanScreen own={own} section="yearWheel" subscreen={{ title, back: paths.start, isUnheaded: true }} skeleton={<WheelSkeleton />}>
      {(wheel) => <LoadedWheel wheel={wheel} filter={filter} />}
    </PlanScreen>
  )
}

const WheelSkeleton = () => (
  <Loading>
    <SkeletonPicture ratio="1" />
  </Loading>
)

function LoadedWheel({ wheel, filter }: { wheel: Wheel; filter: WheelFilter }) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const move = useMove(estateId)
  const { whole, isReading, print } = useWholeYear(wheel, filter)
  const [selected, setSelected] = useState<string>()
  const [moved, setMoved] = useState<Moved>()
  const [addingOn, setAdding] = useState<string>()
  const isWide = useMediaQuery('(min-width: 700px)')
  const paths = useMaintenancePaths()
  const text = useText()
  const wheelName = useWheelName()
  const now = monthNow(wheel)
  const all = wheel.months.reduce((sum, { count }) => sum + count, 0)
  const done = wheel.months.reduce((sum, { doneCount }) => sum + doneCount, 0)

  function moveTo(occurrence: Occurrence, month: number) {
    const date = inMonth(occurrence.date, wheel.from, month)
    move(occurrence.taskId!, occurrence.dueDate, date)
      .then(() => setMoved({ occurrence, date }))
      // What went wrong was told; the mark is where it was.
      .catch(() => undefined)
  }
  function moveBack({ occurrence: { taskId, dueDate, date } }: Moved) {
    setMoved(undefined)
    void move(taskId!, dueDate, date).catch(() => undefined)
  }
  const mayAdd = may('create', 'maintenance-plan')
  const onMove = may('update', 'maintenance-plan') ? moveTo : undefined
  // Of the month that is now today, of another its middle.
  const dayIn = (month: number) => (month === now ? wheel.today : `${monthsLater(wheel.from, month).slice(0, 8)}15`)
  const onMonth = mayAdd ? (month: number) => setAdding(dayIn(month)) : undefined
  const picture = { wheel, selected, onSelect: setSelected, onMove, onMonth }
  return (
    <Stack gap="5">
      <WheelControls
        wheel={wheel}
        isRolling={filter.from !== undefined}
        onPrint={print}
        isPrinting={isReading}
        add={mayAdd && <AddTaskButton onOpen={() => setAdding(dayIn(now ?? 0))} />}
      />
      {addingOn && (
        <OpenAddTask
          estateId={estateId}
          from={text('maintenance.wheel.from', { month: monthAndYear(addingOn) })}
          preset={{ startDate: addingOn, buildingId: filter.buildingId }}
          onClose={() => setAdding(undefined)}
        />
      )}
      {moved && (
        <MovedLine
          key={moved.occurrence.id + moved.date}
          title={moved.occurrence.title}
          date={moved.date}
          onUndo={() => moveBack(moved)}
          onOver={() => setMoved(undefined)}
        />
      )}
      <PrintedTitle wheel={wheel} />
      {!all && !wheel.overdueBefore.count ? (
        <EmptyState
          icon={CalendarSync}
          title={<Text id="maintenance.wheel.empty.title" values={{ year: wheelName(wheel) }} />}
          action={
            may('read', 'maintenance-plan') && (
              <Button asChild>
                <Link to={paths.plan}>
                  <Text id="maintenance.wheel.empty.action" />
                </Link>
              </Button>
            )
          }
        >
          <Text id="maintenance.wheel.empty.text" />
        </EmptyState>
      ) : (
        <Both>
          <Stack gap="4">
            {isWide ? <BigWheel {...picture} /> : <SmallWheel {...picture} />}
            {isWide && onMove && (
              <chakra.p textStyle="meta" color="muted" _print={{ display: 'none' }}>
                <Text id="maintenance.wheel.hint" />
              </chakra.p>
            )}
            <WheelKey />
          </Stack>
          <ListCard>
            <Card
              title={<Text id="maintenance.wheel.tasks" />}
              aside={
                <chakra.span textStyle="meta" color="muted">
                  {text('maintenance.wheel.doneOf', { done, all })}
                </chakra.span>
              }
            >
              <chakra.div
                data-scrolls
                maxHeight={{ base: 'none', lg: '720px' }}
                overflowY={{ base: 'auto', _print: 'visible' }}
                marginInline={{ base: '-5', sm: '-6' }}
                _print={{ maxHeight: 'none' }}
              >
                <WheelList key={Object.values(filter).join(' ')} {...{ wheel, filter, whole, selected, onMove }} onSelect={setSelected} />
              </chakra.div>
            </Card>
          </ListCard>
        </Both>
      )}
    </Stack>
  )
}

interface Moved {
  occurrence: Occurrence
  date: string
}

const Both = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 320px' },
    _print: { display: 'block', zoom: '0.78' },
  },
})
const ListCard = chakra('div', { base: { minWidth: 0 } })
