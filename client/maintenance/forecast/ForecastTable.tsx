import { Button } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { csvOf, saveFile } from '#client/maintenance/economy/csv.ts'
import { FigureTable, Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import type { Forecast } from './useForecast.ts'

const figures = ['cost', 'nominalCost', 'saving', 'fund', 'realFund'] as const
const written = (kroner: number | null | undefined) => (kroner == null ? '–' : writtenKroner(kroner).replace(/ kr$/, ''))

/** What the pictures show, in figures. */
export function ForecastTable({ forecast: { years } }: { forecast: Forecast }) {
  const text = useText()
  const title = text('maintenance.economy.numbers.title')
  const save = () =>
    saveFile(
      `${text('maintenance.forecast.title')}.csv`,
      csvOf([
        [text('maintenance.economy.year'), ...figures.map((name) => text(`maintenance.forecast.figure.${name}`))],
        ...years.map((year) => [year.year, ...figures.map((name) => year[name])]),
      ]),
    )
  return (
    <Card
      title={title}
      aside={
        <Button onClick={save}>
          <Download aria-hidden />
          <Text id="maintenance.economy.numbers.download" />
        </Button>
      }
    >
      <Scroll label={title}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">
                <Text id="maintenance.economy.year" />
              </th>
              {figures.map((name) => (
                <th key={name} scope="col">
                  <Text id={`maintenance.forecast.figure.${name}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map((year) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                {figures.map((name) => (
                  <td key={name}>{written(year[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroll>
    </Card>
  )
}
