import { gradeLooks } from '#client/estates/condition/grades.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { FigureTable, Scroll } from '#client/maintenance/economy/FigureTable.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { RowChart } from '#client/ui/chart/RowChart.tsx'
import { FoldedCard } from '#client/ui/FoldedCard.tsx'
import { conditionGrades } from '#schema/estates/condition.words.ts'
import type { Forecast } from './useForecast.ts'

type Condition = NonNullable<Forecast['conditions']>[number]

const palettes = conditionGrades.map((grade) => gradeLooks[grade].tone)
const countOf = (condition: Condition) => conditionGrades.reduce((sum, grade) => sum + condition[grade], 0)

/** What lies behind the costs: how the parts of all buildings are, one kind of part after the other. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const text = useText()
  const partName = usePartName()
  const rows = conditions.map((condition) => ({
    name: partName({ code: condition.code }),
    parts: conditionGrades.map((grade) => condition[grade]),
  }))
  const grades = conditionGrades.map((grade) => text(`estates.grade.${grade}`))
  const title = text('maintenance.forecast.condition.title')
  const words = (index: number) => {
    const { name, parts } = rows[index]!
    const said = parts.flatMap((count, place) => (count ? [text('estates.gradeCount', { count, grade: grades[place]! })] : []))
    return `${name}: ${said.join(' · ')}`
  }
  return (
    <FoldedCard name="conditions" title={title}>
      <RowChart
        label={text('maintenance.forecast.condition.label')}
        rows={rows}
        names={grades}
        palettes={palettes}
        unit={text('maintenance.forecast.condition.unit')}
        walk={text('maintenance.forecast.condition.walk')}
        describe={words}
      />
      <Scroll label={title}>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">
                <Text id="maintenance.forecast.condition.part" />
              </th>
              {conditionGrades.map((grade) => (
                <th key={grade} scope="col">
                  {grade}
                </th>
              ))}
              <th scope="col">
                <Text id="maintenance.economy.sum" />
              </th>
            </tr>
          </thead>
          <tbody>
            {conditions.map((condition, index) => (
              <tr key={condition.code}>
                <th scope="row">{rows[index]!.name}</th>
                {conditionGrades.map((grade) => (
                  <td key={grade} data-label={grade} data-none={condition[grade] ? undefined : ''}>
                    {condition[grade] || '–'}
                  </td>
                ))}
                <td className="sum" data-label={text('maintenance.economy.sum')}>
                  {countOf(condition)}
                </td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroll>
    </FoldedCard>
  )
}
