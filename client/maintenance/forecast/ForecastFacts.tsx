import { CircleCheck, TriangleAlert } from 'lucide-react'
import { Fact, Figures } from '#client/maintenance/economy/Figures.tsx'
import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import type { Forecast } from './useForecast.ts'

/** How far the savings go, in four figures. */
export function ForecastFacts({ forecast }: { forecast: Forecast }) {
  const { assumptions, years, runsDry, debt, shares, costPerArea } = forecast
  const lowest = years.reduce((low, year) => ((year.fund ?? 0) < (low.fund ?? 0) ? year : low))
  const average = years.reduce((sum, { cost }) => sum + cost, 0) / years.length
  return (
    <Figures>
      {assumptions && (
        <Fact
          title={<Text id="maintenance.forecast.fundTitle" />}
          note={<Text id="maintenance.forecast.lowest" values={{ sum: writtenKroner(lowest.fund ?? 0), year: String(lowest.year) }} />}
        >
          {runsDry ? (
            <State icon={TriangleAlert} tone="critical">
              <Text id="maintenance.forecast.runsDry" values={{ year: String(runsDry) }} />
            </State>
          ) : (
            <State icon={CircleCheck} tone="positive">
              <Text id="maintenance.forecast.lasts" />
            </State>
          )}
        </Fact>
      )}
      <Fact
        title={<Text id="maintenance.forecast.average" />}
        note={costPerArea != null && <Text id="maintenance.forecast.perArea" values={{ sum: writtenKroner(costPerArea) }} />}
      >
        {writtenKroner(average)}
      </Fact>
      {assumptions && shares.length > 0 && (
        <Fact
          title={<Text id="maintenance.forecast.perShare" />}
          note={<Text id="maintenance.forecast.shareCount" values={{ count: shares.length }} />}
        >
          {writtenKroner(assumptions.yearlySaving / shares.length / 12)}
        </Fact>
      )}
      <Fact
        title={<Text id="maintenance.forecast.debt" />}
        note={<Text id="maintenance.forecast.debtNote" values={{ parts: debt.partCount, tasks: debt.taskCount }} />}
      >
        {writtenKroner(debt.amount)}
      </Fact>
    </Figures>
  )
}
