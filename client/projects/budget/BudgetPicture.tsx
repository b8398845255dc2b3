import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Budget } from './useBudget.ts'

/** Planned against used, as one looks at it; the table below says the same in figures. */
export function BudgetPicture({ budget: { plannedTotal, orderTotal, total } }: { budget: Budget }) {
  const share = (kroner: number) => `${total ? (kroner / total) * 100 : 0}%`
  return (
    <Sheet>
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
        <chakra.b textStyle="title" fontVariantNumeric="tabular-nums">
          {writtenMoney(total)}
        </chakra.b>
        <chakra.span color="muted">
          <Text id="projects.budget.withVat" />
        </chakra.span>
      </chakra.div>
      <Bar aria-hidden>
        <chakra.span bg="brand" style={{ width: share(plannedTotal) }} />
        {orderTotal > 0 && <chakra.span bg="accent" style={{ width: share(orderTotal) }} />}
      </Bar>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1" textStyle="meta" fontVariantNumeric="tabular-nums">
        <Key colour="brand">
          <Text id="projects.budget.plannedSum" values={{ sum: writtenMoney(plannedTotal) }} />
        </Key>
        <Key colour="accent">
          <Text id="projects.budget.orderedSum" values={{ sum: writtenMoney(orderTotal) }} />
        </Key>
      </chakra.div>
    </Sheet>
  )
}

const Key = ({ colour, children }: { colour: 'brand' | 'accent'; children: ReactNode }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="2">
    <chakra.span width="12px" height="12px" borderRadius="3px" bg={colour} aria-hidden />
    {children}
  </chakra.span>
)

const Bar = chakra('span', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '16px',
    marginBlock: '3',
    borderRadius: '6px',
    overflow: 'hidden',
    bg: 'sunken',
    '& > span': { display: 'block', height: 'full' },
  },
})
