import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useForecastWorks } from '#client/maintenance/forecast/useForecast.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import type { Budgets } from './useEconomy.ts'

const share = new Intl.NumberFormat('nb-NO', { style: 'percent', maximumFractionDigits: 0 })

/** How it stands this year, in four figures. */
export function Facts({ budgets: { id, totals, thisYear, fromYear, toYear } }: { budgets: Budgets }) {
  const { area, shareCount } = useForecastWorks(id)
  const now = totals.find(({ year }) => year === thisYear)
  if (!now) return null
  const { planned, amount, ordered, actual } = now
  const average = totals.reduce((all, year) => all + year.planned, 0) / totals.length
  const year = String(thisYear)
  const against = amount ?? planned
  return (
    <Figures across={area && shareCount ? 3 : area || shareCount ? 5 : 4}>
      <Fact
        title={<Text id="maintenance.economy.facts.average" />}
        note={<Text id="maintenance.economy.facts.averageNote" values={{ from: String(fromYear), to: String(toYear) }} />}
      >
        {writtenKroner(average)}
      </Fact>
      {area != null && area > 0 && (
        <Fact
          title={<Text id="maintenance.economy.facts.perArea" />}
          note={<Text id="maintenance.economy.facts.area" values={{ area: writtenNumber(area) }} />}
        >
          {writtenKroner(average / area)}
        </Fact>
      )}
      {shareCount > 0 && (
        <Fact
          title={<Text id="maintenance.economy.facts.perShare" />}
          note={<Text id="maintenance.forecast.shareCount" values={{ count: shareCount }} />}
        >
          {writtenKroner(average / shareCount / 12)}
        </Fact>
      )}
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

interface FactProps {
  title: ReactNode
  note?: ReactNode
  /** Something is to be done about it. */
  isBad?: boolean
  children: ReactNode
}

export const Fact = ({ title, note, isBad, children }: FactProps) => (
  <div>
    <dt>{title}</dt>
    <chakra.dd color={isBad ? 'critical.fg' : undefined}>{children}</chakra.dd>
    <chakra.dd textStyle="meta" color="muted">
      {note}
    </chakra.dd>
  </div>
)

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dt + dd': { textStyle: 'lead', fontWeight: 'strong' },
  },
  variants: {
    across: {
      3: { gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(3, 1fr)' } },
      4: { gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' } },
      5: { gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, 1fr)' } },
    },
  },
})
export const Figures = ({ across = 4, children }: { across?: 3 | 4 | 5; children: ReactNode }) => (
  <Sheet>
    <List across={across}>{children}</List>
  </Sheet>
)
