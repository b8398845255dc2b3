import { useForecastWorks } from '#client/maintenance/forecast/useForecastWorks.ts'
import { Text } from '#client/messages/Text.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { Fact, Figures } from './Figures.tsx'
import type { Budgets } from './useEconomy.ts'

/** Never all of it with something left. */
const share = new Intl.NumberFormat('nb-NO', { style: 'percent', maximumFractionDigits: 0, roundingMode: 'floor' })

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
