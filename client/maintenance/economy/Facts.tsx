import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import type { Budgets } from './useEconomy.ts'

const share = new Intl.NumberFormat('nb-NO', { style: 'percent', maximumFractionDigits: 0 })

/** How it stands this year, in four figures. */
export function Facts({ budgets: { totals, thisYear, fromYear, toYear } }: { budgets: Budgets }) {
  const now = totals.find(({ year }) => year === thisYear)
  if (!now) return null
  const { planned, amount, ordered, actual } = now
  const average = totals.reduce((all, year) => all + year.planned, 0) / totals.length
  const year = String(thisYear)
  const against = amount ?? planned
  return (
    <Figures>
      <Fact
        title={<Text id="maintenance.economy.facts.average" />}
        note={<Text id="maintenance.economy.facts.averageNote" values={{ from: String(fromYear), to: String(toYear) }} />}
      >
        {writtenKroner(average)}
      </Fact>
      <Fact
        title={<Text id="maintenance.economy.facts.budget" values={{ year }} />}
        note={<Text id="maintenance.economy.facts.budgetNote" values={{ sum: writtenKroner(planned) }} />}
      >
        {amount == null ? <Text id="maintenance.economy.facts.noBudget" /> : writtenKroner(amount)}
      </Fact>
      <Fact
        title={<Text id="maintenance.economy.facts.ordered" values={{ year }} />}
        note={<Text id="maintenance.economy.facts.orderedNote" />}
      >
        {writtenKroner(ordered)}
      </Fact>
      <Fact
        title={<Text id="maintenance.economy.facts.actual" values={{ year }} />}
        note={
          against > 0 && (
            <Text
              id={amount == null ? 'maintenance.economy.facts.actualOfPlan' : 'maintenance.economy.facts.actualNote'}
              values={{ share: share.format(actual / against) }}
            />
          )
        }
      >
        {writtenKroner(actual)}
      </Fact>
    </Figures>
  )
}

export const Fact = ({ title, note, children }: { title: ReactNode; note?: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
    <chakra.dd textStyle="meta" color="muted">
      {note}
    </chakra.dd>
  </div>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    gap: '5',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dt + dd': { textStyle: 'lead', fontWeight: 'strong' },
  },
})
export const Figures = ({ children }: { children: ReactNode }) => (
  <Sheet>
    <List>{children}</List>
  </Sheet>
)
