import { Button, chakra } from '@chakra-ui/react'
import { Printer } from 'lucide-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FigureTable, Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Card } from '#client/ui/Card.tsx'
import { LinesChart } from '#client/ui/chart/LinesChart.tsx'
import { Chip, Chips } from '#client/ui/Chips.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { boardFigures } from './boardFigures.ts'
import { type Case, casesOf } from './cases.ts'
import { type Forecast, useForecast } from './useForecast.ts'

/** So many have room beside each other on one sheet. */
const mostBeside = 3
const million = 1e6

/** What a board chooses between, on one page: a table, a picture, and nothing to change. */
export function Board({ estateId }: { estateId: string }) {
  const { answer } = useForecast(estateId)
  return (
    <Answered answer={answer} skeleton={<RecordsSkeleton />}>
      {(forecast) =>
        forecast.assumptions ? (
          <Beside forecast={forecast} />
        ) : (
          <EmptyState icon={Printer} title={<Text id="maintenance.forecast.missing" />}>
            <Text id="maintenance.scenario.board.missing" />
          </EmptyState>
        )
      }
    </Answered>
  )
}

const keyOf = ({ scenario }: Case) => scenario?.id ?? 'plan'

function Beside({ forecast }: { forecast: Forecast }) {
  const [params] = useSearchParams()
  const text = useText()
  const cases = useMemo(() => casesOf(forecast), [forecast])
  const named = params.get('beside')?.split(',')
  const chosen = cases.filter((each) => named?.includes(keyOf(each)))
  const shown = (chosen.length > 1 ? chosen : cases).slice(0, mostBeside)
  const nameOf = ({ scenario }: Case) => scenario?.name ?? text('maintenance.scenario.plan')
  const keys = useMemo(() => forecast.years.map(({ year }) => year), [forecast])
  const series = shown.map((each) => ({ name: nameOf(each), values: each.years.map(({ fund }) => fund ?? 0) }))
  const isLarge = series.some(({ values }) => values.some((value) => Math.abs(value) >= million))
  const title = text('maintenance.scenario.board.title')
  /** The one that was pressed comes or goes; of four the first makes room. */
  function to(each: Case) {
    const next = new URLSearchParams(params)
    const others = shown.filter((one) => one !== each)
    const those = shown.includes(each) ? others : [...others, each].slice(-mostBeside)
    next.set('beside', those.map(keyOf).join(','))
    return `?${next}`
  }
  return (
    <Stack gap="6">
      <chakra.div display="flex" flexWrap="wrap" gap="3" _print={{ display: 'none' }}>
        {cases.length > 2 && (
          <Chips aria-label={text('maintenance.scenario.board.which')}>
            {cases.map((each) => (
              <Chip key={keyOf(each)} to={to(each)} replace preventScrollReset aria-current={shown.includes(each) ? 'true' : undefined}>
                {nameOf(each)}
              </Chip>
            ))}
          </Chips>
        )}
        <Button marginStart="auto" onClick={() => window.print()}>
          <Printer aria-hidden />
          <Text id="maintenance.wheel.print" />
        </Button>
      </chakra.div>
      <Card title={title}>
        <Scroll label={title}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">
                  <chakra.span srOnly>
                    <Text id="maintenance.scenario.board.figure" />
                  </chakra.span>
                </th>
                {shown.map((each) => (
                  <th key={keyOf(each)} scope="col">
                    {nameOf(each)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {boardFigures(forecast).map(({ name, of }) => (
                <tr key={name}>
                  <th scope="row">
                    <Text id={`maintenance.scenario.board.${name}`} />
                  </th>
                  {shown.map((each) => {
                    const { value, year } = of(each)
                    return (
                      <chakra.td key={keyOf(each)} data-label={nameOf(each)} color={(value ?? 0) < 0 ? 'critical.fg' : undefined}>
                        {value == null ? '–' : writtenKroner(value)}
                        {year !== undefined && ` (${year})`}
                      </chakra.td>
                    )
                  })}
                </tr>
              ))}
              <tr>
                <th scope="row">
                  <Text id="maintenance.scenario.board.lasts" />
                </th>
                {shown.map((each) => (
                  <chakra.td key={keyOf(each)} data-label={nameOf(each)} color={each.runsDry ? 'critical.fg' : 'positive.fg'}>
                    {each.runsDry
                      ? text('maintenance.forecast.runsDry', { year: String(each.runsDry) })
                      : text('maintenance.forecast.lasts')}
                  </chakra.td>
                ))}
              </tr>
            </tbody>
          </FigureTable>
        </Scroll>
        {cases.length < 2 && (
          <chakra.p textStyle="meta" color="muted" marginTop="4">
            <Text id="maintenance.scenario.board.alone" />
          </chakra.p>
        )}
      </Card>
      <Card title={<Text id="maintenance.scenario.funds" />}>
        <LinesChart
          label={text('maintenance.scenario.fundsLabel', { from: String(forecast.fromYear), to: String(forecast.toYear) })}
          keys={keys}
          series={series}
          chosen={0}
          tickValue={(value) => writtenNumber(value / (isLarge ? million : 1000))}
          unit={text(isLarge ? 'maintenance.scenario.fundsUnit' : 'maintenance.scenario.fundsUnitThousand')}
          walk={text('maintenance.scenario.walk')}
          dry={(key) => text('maintenance.forecast.dryAt', { year: String(key) })}
          describe={(key) =>
            `${key}: ${series.map(({ name, values }) => `${name} ${writtenKroner(values[keys.indexOf(key)] ?? 0)}`).join(' · ')}`
          }
        />
      </Card>
    </Stack>
  )
}
