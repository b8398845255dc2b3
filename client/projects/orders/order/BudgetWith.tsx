import { chakra } from '@chakra-ui/react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useOrderBudgetQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

/** What the project comes to with this one, and how much of that is new. */
export function BudgetWith({ order: { projectId, gross } }: { order: Order }) {
  const total = shownData(useOrderBudgetQuery({ variables: { projectId }, ...screenQuery, context: { tell: false } }))?.projectBudget?.total
  if (!total) return null
  const share = (gross / (total + gross)) * 100
  return (
    <chakra.div display="grid" gap="3">
      <Facts>
        <div>
          <dt>
            <Text id="orders.budget.now" />
          </dt>
          <dd>{writtenMoney(total)}</dd>
        </div>
        <div data-whole>
          <dt>
            <Text id="orders.budget.with" />
          </dt>
          <dd>{writtenMoney(total + gross)}</dd>
        </div>
      </Facts>
      <Bar aria-hidden>
        <chakra.span bg="brand" style={{ width: `${100 - share}%` }} />
        <chakra.span bg="accent" style={{ width: `${share}%` }} />
      </Bar>
    </chakra.div>
  )
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '4' },
    '& dt': { color: 'muted' },
    '& > [data-whole] dd': { fontWeight: 'strong' },
  },
})
const Bar = chakra('span', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '8px',
    borderRadius: 'pill',
    overflow: 'hidden',
    '& > span': { display: 'block', height: 'full' },
  },
})
