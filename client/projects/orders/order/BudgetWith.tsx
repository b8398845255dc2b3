import { chakra } from '@chakra-ui/react'
import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useOrderBudgetQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Order } from './useOrder.ts'

interface BudgetWithProps {
  order: Order
  /** What the project comes to is no secret to them; undefined until that is known. */
  seesBudget: boolean | undefined
}

/**
 * What the project comes to with this one, and how much of that is new. Its place is held until that is known: the answer
 * stands below it, and must not move under the finger.
 */
export function BudgetWith({ order: { projectId, gross: sum }, seesBudget }: BudgetWithProps) {
  const gross = sum ?? 0
  const query = useOrderBudgetQuery({ variables: { projectId }, skip: seesBudget === false, ...screenQuery, context: { tell: false } })
  const total = shownData(query)?.projectBudget?.total
  if (seesBudget === false || query.error) return null
  if (total === undefined || seesBudget === undefined) return <Awaited />
  const share = (gross / (total + gross || 1)) * 100
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

const Awaited = () => (
  <Loading>
    <chakra.div display="grid" gap="3">
      <Facts as="div">
        <SkeletonLine width="100%" />
        <SkeletonLine width="100%" />
      </Facts>
      <Bar />
    </chakra.div>
  </Loading>
)

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
