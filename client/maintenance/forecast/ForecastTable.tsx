import { Button, chakra } from '@chakra-ui/react'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { csvOf, saveFile } from '#client/maintenance/economy/csv.ts'
import { DetailSwitch, FigureTable, Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { FoldedCard } from '#client/ui/FoldedCard.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { type Case, casesOf } from './cases.ts'
import type { Forecast } from './useForecast.ts'

const fewYears = 12
const figures = ['cost', 'nominalCost', 'saving', 'fund', 'realFund'] as const
/** What a phone shows before more is asked for. */
const first: readonly (typeof figures)[number][] = ['nominalCost', 'fund']
const written = (kroner: number | null | undefined) => (kroner == null ? '–' : writtenKroner(kroner).replace(/ kr$/, ''))

/** What the pictures show, in figures. */
export function ForecastTable({ forecast, chosen }: { forecast: Forecast; chosen: number }) {
  const [isWhole, setWhole] = useState(false)
  const [isDetailed, setDetailed] = useState(false)
  const text = useText()
  const { estateId } = useEstatePlace()
  const cases = casesOf(forecast)
  const { years, scenario } = cases[chosen]!
  const others = cases.filter((_, index) => index !== chosen)
  const headOf = (of: Case) => text('maintenance.scenario.fundOf', { name: of.scenario?.name ?? text('maintenance.scenario.plan') })
  const title = text('maintenance.economy.numbers.title')
  const save = () =>
    saveFile(
      `${text('maintenance.forecast.title')}.csv`,
      csvOf([
        [text('maintenance.economy.year'), ...figures.map((name) => text(`maintenance.forecast.figure.${name}`)), ...others.map(headOf)],
        ...years.map((year, index) => [year.year, ...figures.map((name) => year[name]), ...others.map((each) => each.years[index]?.fund)]),
      ]),
    )
  return (
    <FoldedCard
      name="figures"
      title={scenario ? `${title} · ${scenario.name}` : title}
      aside={
        <chakra.span display="flex" flexWrap="wrap" gap="3">
          <Button asChild>
            <a href={`/api/private/maintenance-plans/economy/estates/${estateId}/forecast/sheet`} download>
              <FileSpreadsheet aria-hidden />
              <Text id="maintenance.economy.numbers.workbook" />
            </a>
          </Button>
          <Button onClick={save}>
            <Download aria-hidden />
            <Text id="maintenance.economy.numbers.download" />
          </Button>
        </chakra.span>
      }
    >
      <DetailSwitch isOn={isDetailed} onTurn={setDetailed}>
        <Text id="maintenance.forecast.allFigures" />
      </DetailSwitch>
      <Scroll label={title}>
        <FigureTable data-few={isDetailed ? undefined : ''}>
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
              {others.map((each) => (
                <th key={each.scenario?.id ?? 'plan'} scope="col">
                  {headOf(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(isWhole ? years : years.slice(0, fewYears)).map((year, index) => (
              <tr key={year.year}>
                <th scope="row">{year.year}</th>
                {figures.map((name) => (
                  <chakra.td
                    key={name}
                    data-label={text(`maintenance.forecast.figure.${name}`)}
                    data-detail={first.includes(name) ? undefined : ''}
                    color={(year[name] ?? 0) < 0 ? 'critical.fg' : undefined}
                  >
                    {written(year[name])}
                  </chakra.td>
                ))}
                {others.map((each) => (
                  <chakra.td
                    key={each.scenario?.id ?? 'plan'}
                    data-label={headOf(each)}
                    data-detail
                    color={(each.years[index]?.fund ?? 0) < 0 ? 'critical.fg' : undefined}
                  >
                    {written(each.years[index]?.fund)}
                  </chakra.td>
                ))}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroll>
      {years.length > fewYears && (
        <Button width="full" marginTop="4" onClick={() => setWhole(!isWhole)}>
          {isWhole ? (
            <Text id="maintenance.economy.numbers.fewer" />
          ) : (
            <Text id="maintenance.economy.numbers.all" values={{ count: years.length }} />
          )}
        </Button>
      )}
    </FoldedCard>
  )
}
