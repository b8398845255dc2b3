import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { usePeakName } from '#client/maintenance/forecast/usePeakName.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { SkeletonPicture } from '#client/ui/skeletons.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { useGroupName } from './Divisions.tsx'
import { columnsOf, runningSum } from './pictured.ts'
import { type Budgets, useCosts } from './useEconomy.ts'

const BarChart = fetched(async () => (await import('#client/ui/chart/BarChart.tsx')).BarChart, <SkeletonPicture height="340px" />)

const total = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)
const spans = [30, 10, 5] as const
const stacks = ['building', 'trade'] as const

/** Planned against spent, year by year. */
export function BudgetPicture({ budgets, estateId }: { budgets: Budgets; estateId: string }) {
  const [span, setSpan] = useState<(typeof spans)[number]>(30)
  const [by, setBy] = useState<(typeof stacks)[number]>('building')
  const text = useText()
  const peakName = usePeakName(estateId)
  const nameOf = useGroupName('trade')
  const { data: trades } = useCosts(estateId, 'trade', { skip: by === 'building' })
  // Until the trades are there, the buildings stay.
  const groups = by === 'trade' ? trades?.groups : undefined
  const others = text(groups ? 'maintenance.economy.picture.otherTrades' : 'maintenance.economy.picture.others')
  const { names, columns, parts } = columnsOf(
    budgets,
    span,
    others,
    groups?.map((group) => ({ name: nameOf(group), years: group.years })),
  )
  const [from, to] = [columns[0]!.key, columns.at(-1)!.key]
  const isLarge = Math.max(...columns.flatMap(({ parts, used, mark }) => [...parts, used ?? 0, mark ?? 0])) >= 1e6
  function describeYear(year: number) {
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
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          <chakra.fieldset aria-label={text('maintenance.economy.picture.stacked')} display="flex" gap="2">
            {stacks.map((each) => (
              <Button key={each} size="sm" aria-pressed={by === each} _pressed={{ bg: 'brand.subtle' }} onClick={() => setBy(each)}>
                <Text id={each === 'trade' ? 'maintenance.economy.by.trade' : 'maintenance.economy.picture.building'} />
              </Button>
            ))}
          </chakra.fieldset>
          <chakra.fieldset aria-label={text('maintenance.economy.picture.span')} display="flex" gap="2">
            {spans.map((count) => (
              <Button key={count} size="sm" aria-pressed={span === count} _pressed={{ bg: 'brand.subtle' }} onClick={() => setSpan(count)}>
                <Text id="maintenance.economy.picture.years" values={{ count }} />
              </Button>
            ))}
          </chakra.fieldset>
        </chakra.div>
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
        describe={describeYear}
        current={budgets.thisYear}
        peakName={peakName}
        line={{
          name: text('maintenance.economy.picture.sumFrom', { year: String(from) }),
          values: runningSum(columns.map((column) => total(column.parts))),
        }}
      />
    </Card>
  )
}
