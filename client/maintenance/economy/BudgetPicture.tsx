import { Button, chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { BarChart } from '#client/ui/chart/BarChart.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { columnsOf } from './pictured.ts'
import type { Budgets } from './useEconomy.ts'

const spans = [30, 10, 5] as const

/** Planned against spent, year by year. */
export function BudgetPicture({ budgets }: { budgets: Budgets }) {
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  const text = useText()
  const others = text('maintenance.economy.picture.others')
  const { names, columns, parts } = useMemo(() => columnsOf(budgets, span, others), [budgets, span, others])
  const [from, to] = [columns[0]!.key, columns.at(-1)!.key]
  const isLarge = Math.max(...columns.flatMap(({ parts, used, mark }) => [...parts, used ?? 0, mark ?? 0])) >= 1e6
  function told(year: number) {
    const { planned, amount, actual } = budgets.totals.find((each) => each.year === year)!
    const said = [
      `${text('maintenance.economy.planned')} ${writtenKroner(planned)}`,
      ...(amount == null ? [] : [`${text('maintenance.economy.amount')} ${writtenKroner(amount)}`]),
      ...(actual ? [`${text('maintenance.economy.actual')} ${writtenKroner(actual)}`] : []),
      ...parts(year).flatMap((part, index) => (part ? [`${names[index]} ${writtenKroner(part)}`] : [])),
    ]
    return `${year}: ${said.join(' · ')}`
  }
  return (
    <Card
      title={<Text id="maintenance.economy.picture.title" />}
      aside={
        <chakra.fieldset aria-label={text('maintenance.economy.picture.span')} display="flex" gap="2">
          {spans.map((count) => (
            <Button key={count} size="sm" aria-pressed={span === count} _pressed={{ bg: 'brand.subtle' }} onClick={() => setSpan(count)}>
              <Text id="maintenance.economy.picture.years" values={{ count }} />
            </Button>
          ))}
        </chakra.fieldset>
      }
    >
      <BarChart
        label={text('maintenance.economy.picture.label', { from: String(from), to: String(to) })}
        columns={columns}
        names={names}
        usedName={text('maintenance.economy.picture.usedKey')}
        markName={text('maintenance.economy.picture.budgetKey')}
        unit={text(isLarge ? 'maintenance.economy.picture.unitMillion' : 'maintenance.economy.picture.unit')}
        tickValue={(value) => writtenNumber(value / (isLarge ? 1e6 : 1e3))}
        walk={text('maintenance.economy.picture.walk')}
        told={told}
        current={budgets.thisYear}
      />
    </Card>
  )
}
