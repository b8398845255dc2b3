import { Button, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { BarChart } from '#client/ui/chart/BarChart.tsx'
import { LineChart } from '#client/ui/chart/LineChart.tsx'
import { mostPatterns } from '#client/ui/chart/Pattern.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import type { Forecast } from './useForecast.ts'

const million = 1e6
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What each year costs, and what is left of the savings at its end: in the kroner of today, or of that year. */
export function ForecastPictures({ forecast }: { forecast: Forecast }) {
  const [isNominal, setNominal] = useState(true)
  const text = useText()
  const { years, fromYear, toYear, assumptions } = forecast
  const others = text('maintenance.economy.picture.others')
  const { names, columns } = useMemo(() => drawn(forecast, isNominal, others), [forecast, isNominal, others])
  const costOf = (year: Forecast['years'][number]) => (isNominal ? year.nominalCost : year.cost)
  const fundOf = (year: Forecast['years'][number]) => (isNominal ? year.fund : year.realFund) ?? 0
  const span = { from: String(fromYear), to: String(toYear) }
  const told = (key: number) => {
    const year = years.find((each) => each.year === key)!
    const left = assumptions ? ` · ${text('maintenance.forecast.fundTitle')} ${writtenKroner(fundOf(year))}` : ''
    return `${key}: ${text('maintenance.forecast.cost')} ${writtenKroner(costOf(year))}${left}`
  }
  const inMillions = (value: number) => writtenNumber(value / million)
  return (
    <Stack gap="6">
      <Card
        title={<Text id="maintenance.forecast.picture" />}
        aside={
          <chakra.fieldset display="flex" gap="2" aria-label={text('maintenance.forecast.kroner')}>
            {[false, true].map((nominal) => (
              <Button
                key={String(nominal)}
                size="sm"
                aria-pressed={isNominal === nominal}
                _pressed={{ bg: 'brand.subtle' }}
                onClick={() => setNominal(nominal)}
              >
                <Text id={nominal ? 'maintenance.forecast.nominal' : 'maintenance.forecast.real'} />
              </Button>
            ))}
          </chakra.fieldset>
        }
      >
        <BarChart
          label={text('maintenance.forecast.pictureLabel', span)}
          columns={columns}
          names={names}
          usedName=""
          markName=""
          unit={text('maintenance.economy.picture.unitMillion')}
          tickValue={inMillions}
          walk={text('maintenance.economy.picture.walk')}
          told={told}
          current={fromYear}
        />
      </Card>
      {assumptions && (
        <Card title={<Text id="maintenance.forecast.fundPicture" />}>
          <LineChart
            label={text('maintenance.forecast.fundLabel', span)}
            points={years.map((year) => ({ at: new Date(Date.UTC(year.year, 11, 31)), value: fundOf(year) }))}
            thresholds={[]}
            writtenValue={writtenKroner}
            writtenTime={(at) => String(at.getUTCFullYear())}
            tickValue={inMillions}
            tickTime={(at) => String(at.getFullYear())}
          />
        </Card>
      )}
    </Stack>
  )
}

/** The most expensive buildings by name, the others together. */
function drawn({ buildings, years }: Forecast, isNominal: boolean, others: string) {
  const costly = buildings.toSorted((one, other) => sum(other.costs) - sum(one.costs))
  const named = costly.length > mostPatterns ? costly.slice(0, mostPatterns - 1) : costly
  const rest = costly.slice(named.length)
  return {
    names: [...named.map(({ name }) => name), ...(rest.length ? [others] : [])],
    columns: years.map(({ year, cost, nominalCost }, index) => {
      const dearer = isNominal && cost ? nominalCost / cost : 1
      const parts = [
        ...named.map(({ costs }) => costs[index] ?? 0),
        ...(rest.length ? [sum(rest.map(({ costs }) => costs[index] ?? 0))] : []),
      ]
      return { key: year, parts: parts.map((part) => part * dearer) }
    }),
  }
}
