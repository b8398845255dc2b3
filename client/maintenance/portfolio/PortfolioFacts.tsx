import { Fact, Figures } from '#client/maintenance/economy/Figures.tsx'
import { Text } from '#client/messages/Text.tsx'
import { writtenKroner, writtenNumber } from '#client/ui/writing.ts'
import { type Estate, filtered, summed, writtenSum } from './sorted.ts'

/** How all of them stand together. */
export function PortfolioFacts({ estates }: { estates: readonly Estate[] }) {
  const { overdueCount, soonCount, spent, budget, endingCount } = summed(estates)
  return (
    <Figures across={5}>
      <Fact
        title={<Text id="maintenance.portfolio.filters.overdue" />}
        isBad={!!overdueCount}
        note={<Text id="maintenance.portfolio.inEstates" values={{ count: filtered(estates, 'overdue').length }} />}
      >
        {writtenSum(overdueCount)}
      </Fact>
      <Fact title={<Text id="maintenance.portfolio.column.soon" />} note={<Text id="maintenance.portfolio.tasks" />}>
        {writtenSum(soonCount)}
      </Fact>
      <Fact
        title={<Text id="maintenance.portfolio.column.spent" />}
        note={!!budget && <Text id="maintenance.portfolio.ofBudget" values={{ sum: writtenKroner(budget) }} />}
      >
        {writtenSum(spent, writtenKroner)}
      </Fact>
      <Fact title={<Text id="maintenance.portfolio.badParts" />}>{writtenNumber(filtered(estates, 'bad').length)}</Fact>
      <Fact
        title={<Text id="maintenance.portfolio.ending" />}
        note={<Text id="maintenance.portfolio.endingNote" values={{ count: endingCount ?? 0 }} />}
      >
        {writtenSum(endingCount)}
      </Fact>
    </Figures>
  )
}
