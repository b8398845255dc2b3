import { Badge, Box, Button, chakra } from '@chakra-ui/react'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { FoldedCard } from '#client/ui/FoldedCard.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { csvOf, saveFile } from './csv.ts'
import { DetailSwitch, FigureTable, Scroll } from './FigureTable.tsx'
import { deviationOf } from './pictured.ts'
import { type Budgets, type BudgetYear, type Figure, hasOthers } from './useEconomy.ts'

const figures = ['planned', 'amount', 'ordered', 'actual'] as const satisfies readonly Figure[]
const fewYears = 8
const written = (kroner: number | null | undefined) => (kroner == null ? '–' : writtenKroner(kroner).replace(/ kr$/, ''))

/** What the picture shows, in figures: by building as one chooses, and all together. */
export function BudgetTable({ budgets }: { budgets: Budgets }) {
  const [figure, setFigure] = useState<Figure>('planned')
  const [isWhole, setWhole] = useState(false)
  const [isDetailed, setDetailed] = useState(false)
  const text = useText()
  const { estateId } = useEstatePlace()
  const title = text('maintenance.economy.numbers.title')
  const columns = [
    ...budgets.buildings,
    ...(hasOthers(budgets) ? [{ buildingId: '', name: text('maintenance.economy.whole'), years: budgets.others }] : []),
  ]
  const shown = isWhole ? budgets.totals : budgets.totals.slice(0, fewYears)
  const of = (years: readonly BudgetYear[], which: number) => years.find(({ year }) => year === which)?.[figure]
  const names = (figures as readonly Figure[]).map((name) => text(`maintenance.economy.${name}`))

  const deviation = (of: BudgetYear) => {
    if (of.year === budgets.thisYear) return text('maintenance.economy.going')
    const more = deviationOf(of, budgets.thisYear)
    if (more === undefined) return '–'
    const words = more === 0 ? 'asPlanned' : more > 0 ? 'over' : 'under'
    return text(`maintenance.economy.deviation.${words}`, { sum: written(Math.abs(more)) })
  }
  const save = () =>
    saveFile(
      `${text('maintenance.economy.title')}.csv`,
      csvOf([
        [text('maintenance.economy.year'), ...columns.map(({ name }) => name), ...names, text('maintenance.economy.difference')],
        ...budgets.totals.map((total) => [
          total.year,
          ...columns.map(({ years }) => of(years, total.year)),
          ...figures.map((name) => total[name]),
          deviationOf(total, budgets.thisYear),
        ]),
      ]),
    )
  return (
    <FoldedCard
      name="numbers"
      title={title}
      aside={
        <chakra.span display="flex" flexWrap="wrap" gap="3">
          <Box width={{ base: 'full', sm: '200px' }}>
            <Select
              aria-label={text('maintenance.economy.numbers.show')}
              value={figure}
              onChange={({ currentTarget }) => setFigure(currentTarget.value as Figure)}
            >
              {figures.map((name) => (
                <option key={name} value={name}>
                  {text(`maintenance.economy.${name}`)}
                </option>
              ))}
            </Select>
          </Box>
          <Button asChild>
            <a href={`/api/private/maintenance-plans/economy/estates/${estateId}/building-budgets/sheet`} download>
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
      {columns.length > 1 && (
        <DetailSwitch isOn={isDetailed} onTurn={setDetailed}>
          <Text id="maintenance.economy.numbers.byBuilding" />
        </DetailSwitch>
      )}
      <Scroll label={title}>
        <FigureTable data-few={isDetailed ? undefined : ''}>
          <thead>
            <tr>
              <th scope="col">
                <Text id="maintenance.economy.year" />
              </th>
              {columns.map(({ buildingId, name }) => (
                <th key={buildingId} scope="col">
                  {name}
                </th>
              ))}
              {figures.map((name) => (
                <th key={name} scope="col">
                  <Text id={`maintenance.economy.${name}`} />
                </th>
              ))}
              <th scope="col">{text('maintenance.economy.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((total) => (
              <tr key={total.year}>
                <th scope="row">
                  {total.year}{' '}
                  {total.year === budgets.thisYear && (
                    <Badge colorPalette="accent" marginStart="1">
                      <Text id="maintenance.economy.thisYear" />
                    </Badge>
                  )}
                </th>
                {columns.map(({ buildingId, name, years }) => (
                  <td key={buildingId} data-label={name} data-detail>
                    {written(of(years, total.year))}
                  </td>
                ))}
                {figures.map((name, index) => (
                  <td key={name} className="sum" data-label={names[index]}>
                    {written(total[name])}
                  </td>
                ))}
                <td data-label={text('maintenance.economy.difference')}>{deviation(total)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Text id="maintenance.economy.sum" />
              </th>
              {columns.map(({ buildingId, name, years }) => (
                <td key={buildingId} data-label={name} data-detail>
                  {written(sumOf(years, figure))}
                </td>
              ))}
              {figures.map((name, index) => (
                <td key={name} data-label={names[index]}>
                  {written(sumOf(budgets.totals, name))}
                </td>
              ))}
              <td data-label={text('maintenance.economy.difference')}>–</td>
            </tr>
          </tfoot>
        </FigureTable>
      </Scroll>
      {budgets.totals.length > fewYears && (
        <Button width="full" marginTop="4" onClick={() => setWhole(!isWhole)}>
          {isWhole ? (
            <Text id="maintenance.economy.numbers.fewer" />
          ) : (
            <Text id="maintenance.economy.numbers.all" values={{ count: budgets.totals.length }} />
          )}
        </Button>
      )}
    </FoldedCard>
  )
}

const sumOf = (years: readonly BudgetYear[], figure: Figure) => years.reduce((all, year) => all + (year[figure] ?? 0), 0)
