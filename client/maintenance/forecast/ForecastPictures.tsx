import { Button, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useGroupName } from '#client/maintenance/economy/Divisions.tsx'
import { runningSum } from '#client/maintenance/economy/pictured.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { BarChart } from '#client/ui/chart/BarChart.tsx'
import { LinesChart } from '#client/ui/chart/LinesChart.tsx'
import { mostPatterns } from '#client/ui/chart/Pattern.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { type Case, casesOf } from './cases.ts'
import { PeakYears } from './PeakYears.tsx'
import type { Forecast } from './useForecast.ts'
import { useForecastTrades } from './useForecastWorks.ts'
import { usePeakName } from './usePeakName.ts'

const million = 1e6
/** What small houses cost is nothing in millions. */
const unitFor = (amounts: readonly number[]) => (amounts.some((amount) => Math.abs(amount) >= million) ? million : 1000)
const stacks = ['building', 'trade'] as const
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

/** What each year costs, and what is left of the savings at its end: in the kroner of today, or of that year. */
export function ForecastPictures({ forecast, chosen }: { forecast: Forecast; chosen: number }) {
  const [isNominal, setNominal] = useState(true)
  const [by, setBy] = useState<(typeof stacks)[number]>('building')
  const text = useText()
  const { fromYear, toYear, assumptions } = forecast
  const cases = useMemo(() => casesOf(forecast), [forecast])
  const shown = cases[chosen]!
  const { years } = shown
  const nameOf = useGroupName('trade')
  const trades = useForecastTrades(forecast.id, { skip: by === 'building' })
  // Until the trades are there, the buildings stay.
  const tradeCosts = by === 'trade' ? trades?.of(shown.scenario?.id) : undefined
  const others = text(tradeCosts ? 'maintenance.economy.picture.otherTrades' : 'maintenance.economy.picture.others')
  const stacked = tradeCosts?.map(({ trade, costs }) => ({ name: nameOf({ key: trade ?? null }), costs })) ?? shown.buildings
  const { names, columns } = drawn(stacked, shown.years, isNominal, others)
  const costOf = (year: Forecast['years'][number]) => (isNominal ? year.nominalCost : year.cost)
  const fundOf = (year: Forecast['years'][number]) => (isNominal ? year.fund : year.realFund) ?? 0
  const span = { from: String(fromYear), to: String(toYear) }
  const describeYear = (key: number) => {
    const year = years.find((each) => each.year === key)!
    const left = assumptions ? ` · ${text('maintenance.forecast.fundTitle')} ${writtenKroner(fundOf(year))}` : ''
    return `${key}: ${text('maintenance.forecast.cost')} ${writtenKroner(costOf(year))}${left}`
  }
  const plan = text('maintenance.scenario.plan')
  const peakName = usePeakName(forecast.id, shown.scenario?.id)
  const keys = useMemo(() => forecast.years.map(({ year }) => year), [forecast])
  const funds = useMemo(
    () =>
      cases.map(({ scenario, years: each }) => ({
        name: scenario?.name ?? plan,
        values: each.map(({ fund, realFund }) => (isNominal ? fund : realFund) ?? 0),
      })),
    [cases, isNominal, plan],
  )
  const unitOfCosts = unitFor(columns.map(({ parts }) => sum(parts)))
  const unitOfFunds = unitFor(funds.flatMap(({ values }) => values))
  return (
    <Stack gap="6">
      <Card
        title={
          <>
            <Text id="maintenance.forecast.picture" />
            {shown.scenario && ` · ${shown.scenario.name}`}
          </>
        }
        aside={
          <chakra.div display="flex" flexWrap="wrap" gap="4">
            <chakra.fieldset display="flex" gap="2" aria-label={text('maintenance.economy.picture.stacked')}>
              {stacks.map((each) => (
                <Button key={each} size="sm" aria-pressed={by === each} _pressed={{ bg: 'brand.subtle' }} onClick={() => setBy(each)}>
                  <Text id={each === 'trade' ? 'maintenance.economy.by.trade' : 'maintenance.economy.picture.building'} />
                </Button>
              ))}
            </chakra.fieldset>
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
          </chakra.div>
        }
      >
        <BarChart
          label={text('maintenance.forecast.pictureLabel', span)}
          columns={columns}
          names={names}
          usedName=""
          markName=""
          unit={text(unitOfCosts === million ? 'maintenance.economy.picture.unitMillion' : 'maintenance.economy.picture.unit')}
          tickValue={(value) => writtenNumber(value / unitOfCosts)}
          walk={text('maintenance.economy.picture.walk')}
          describe={describeYear}
          current={fromYear}
          peakName={peakName}
          line={{ name: text('maintenance.economy.picture.sumFrom', { year: String(fromYear) }), values: runningSum(years.map(costOf)) }}
        />
        <PeakYears estateId={forecast.id} scenarioId={shown.scenario?.id} years={years} costOf={costOf} />
      </Card>
      {assumptions && (
        <Card title={<Text id="maintenance.scenario.funds" />}>
          <LinesChart
            label={text('maintenance.scenario.fundsLabel', span)}
            keys={keys}
            series={funds}
            chosen={chosen}
            tickValue={(value) => writtenNumber(value / unitOfFunds)}
            unit={text(unitOfFunds === million ? 'maintenance.scenario.fundsUnit' : 'maintenance.scenario.fundsUnitThousand')}
            walk={text('maintenance.scenario.walk')}
            dry={(key) => text('maintenance.forecast.dryAt', { year: String(key) })}
            describe={(key) =>
              `${key}: ${funds.map(({ name, values }) => `${name} ${writtenKroner(values[keys.indexOf(key)] ?? 0)}`).join(' · ')}`
            }
          />
        </Card>
      )}
    </Stack>
  )
}

interface Stacked {
  name: string
  costs: readonly number[]
}

/** The most expensive by name, the others together. */
function drawn(stacked: readonly Stacked[], years: Case['years'], isNominal: boolean, others: string) {
  const costly = stacked.toSorted((one, other) => sum(other.costs) - sum(one.costs))
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
