import { chakra } from '@chakra-ui/react'
import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { type Fact, FactList } from '#client/estates/buildings/FactList.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import type { Debts, Value } from './valueForm.ts'

/** The figure that counts, and what it is made of. */
export function ValueFacts({ value, debts, aside }: { value: Value; debts: Debts | undefined; aside: ReactNode }) {
  const equity = debts?.equity
  const amount = (kroner: number | null | undefined) => (kroner == null ? undefined : writtenMoney(kroner))
  const facts: Fact[] = [
    ['estates.value.estimatedValue', equity == null ? undefined : amount(value.estimatedValue)],
    ['estates.value.loan', amount(debts?.loan)],
    ['estates.value.sharedDebt', amount(debts?.sharedDebt)],
    ['estates.value.monthlySharedCost', amount(debts?.monthlySharedCost)],
    ['estates.value.purchasePrice', amount(value.purchasePrice)],
    ['estates.value.purchaseDate', value.purchaseDate && writtenDay(value.purchaseDate)],
    ['estates.value.taxValue', amount(value.taxValue)],
  ]
  const figure = equity ?? value.estimatedValue
  return (
    <Card icon={Wallet} title={<Text id={equity == null ? 'estates.value.worth' : 'estates.value.equity'} />} aside={aside}>
      {figure == null ? (
        <chakra.p color="muted" marginBottom="4">
          <Text id="estates.value.noEstimate" />
        </chakra.p>
      ) : (
        <chakra.div marginBottom="5">
          <chakra.p textStyle="title" fontVariantNumeric="tabular-nums">
            {writtenMoney(figure)}
          </chakra.p>
          <chakra.p textStyle="meta" color="muted">
            <Text
              id={equity == null ? 'estates.value.estimatedOn' : 'estates.value.equityMeans'}
              values={{ date: writtenDay(value.valuedAt!) }}
            />
          </chakra.p>
        </chakra.div>
      )}
      <FactList facts={facts} />
    </Card>
  )
}
