import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import type { Budget } from './useBudget.ts'

/** What of it is approved, waits for the customer and is left, as one looks at it; the table below says the same in figures. */
export function BudgetPicture({ budget: { plannedTotal, askedTotal, orderTotal, remaining, total } }: { budget: Budget }) {
  const whole = Math.max(plannedTotal, askedTotal)
  const share = (kroner: number) => `${whole ? (kroner / whole) * 100 : 0}%`
  const waiting = askedTotal - orderTotal
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
        {orderTotal > 0 && <chakra.span bg="brand" style={{ width: share(orderTotal) }} />}
        {waiting > 0 && <chakra.span bg="accent" style={{ width: share(waiting) }} />}
      </Bar>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1" textStyle="meta" fontVariantNumeric="tabular-nums">
        <Key colour="brand">
          <Text id="projects.budget.approvedSum" values={{ sum: writtenMoney(orderTotal) }} />
        </Key>
        <Key colour="accent">
          <Text id="projects.budget.waitingSum" values={{ sum: writtenMoney(waiting) }} />
        </Key>
        {remaining < 0 ? (
          <Key colour="critical">
            <chakra.b color="critical.fg">
              <Text id="projects.budget.overSum" values={{ sum: writtenMoney(-remaining), planned: writtenMoney(plannedTotal) }} />
            </chakra.b>
          </Key>
        ) : (
          <Key colour="control">
            <Text id="projects.budget.remainingSum" values={{ sum: writtenMoney(remaining), planned: writtenMoney(plannedTotal) }} />
          </Key>
        )}
      </chakra.div>
    </Sheet>
  )
}

const Key = ({ colour, children }: { colour: 'brand' | 'accent' | 'control' | 'critical'; children: ReactNode }) => (
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
