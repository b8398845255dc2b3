import { Button } from '@chakra-ui/react'
import { Pencil, TrendingUp } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { today } from '#schema/day.ts'
import { Estimates } from './Estimates.tsx'
import { useEstateValue } from './useEstateValue.ts'
import { ValueFacts } from './ValueFacts.tsx'
import type { Debts, Value } from './valueForm.ts'

const ValueForm = fetched(async () => (await import('./ValueForm.tsx')).ValueForm, <LoadingSheet />)

/** What an estate was bought for, what it is worth now, and what of it is the owner's own. */
export function ValuePage(own: Own<Value>) {
  const { estateId } = useEstatePlace()
  const may = useRights('value')
  const { debts, ...kept } = useEstateValue(estateId, own, may.change)
  const { opened, open, close } = useOpenForm('value')
  return (
    <EstateScreen own={own} section="value" skeleton={<LoadingSheet />}>
      {(value) => (
        <Answered answer={debts} skeleton={<LoadingSheet />}>
          {({ estateValue: owed }) =>
            may.change && owed && opened ? (
              <ValueForm value={value} debts={owed} today={today()} onSave={kept.save} onNewest={kept.newest} onDone={close} />
            ) : (
              <KnownValue
                value={value}
                debts={owed ?? undefined}
                onChange={may.change && (() => open('change'))}
                onRemove={may.remove && kept.removeEstimate}
              />
            )
          }
        </Answered>
      )}
    </EstateScreen>
  )
}

interface KnownProps {
  value: Value
  debts: Debts | undefined
  onChange: (() => void) | false
  onRemove: ((estimateId: string) => Promise<unknown>) | false
}

function KnownValue({ value, debts, onChange, onRemove }: KnownProps) {
  if (isUnknown(value, debts)) {
    return (
      <EmptyState
        icon={TrendingUp}
        title={<Text id="estates.value.empty.title" />}
        action={
          onChange && (
            <Button variant="solid" onClick={onChange}>
              <Text id="estates.value.fill" />
            </Button>
          )
        }
      >
        <Text id="estates.value.empty.text" />
      </EmptyState>
    )
  }
  return (
    <Stack gap="6">
      <ValueFacts
        value={value}
        debts={debts}
        aside={
          onChange && (
            <Button size="sm" onClick={onChange}>
              <Pencil aria-hidden />
              <Text id="estates.value.change" />
            </Button>
          )
        }
      />
      {!!value.estimates?.length && <Estimates value={value} estimates={value.estimates} onRemove={onRemove} />}
    </Stack>
  )
}

const isUnknown = ({ purchasePrice, purchaseDate, taxValue, estimates }: Value, debts: Debts | undefined) =>
  !estimates?.length &&
  [purchasePrice, purchaseDate, taxValue, debts?.loan, debts?.sharedDebt, debts?.monthlySharedCost].every((figure) => figure == null)
