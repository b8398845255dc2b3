import { CircleCheck, CircleDot, CircleX, CornerUpLeft, type LucideIcon, Signature, Undo2 } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import type { OrderStatus } from '#schema/projects/orderTypes.ts'

const looks: Record<OrderStatus, [icon: LucideIcon, tone: Tone]> = {
  open: [CircleDot, 'neutral'],
  rejectedByPmOrSc: [CornerUpLeft, 'caution'],
  readyForCustomer: [Signature, 'info'],
  rejectedByCustomer: [CircleX, 'caution'],
  approvedByCustomer: [CircleCheck, 'positive'],
}

interface OrderStateProps {
  order: { status: OrderStatus; may: readonly string[]; asSentAt: string | null }
}

/** How far an order has come; for whoever is to answer it, that it waits for them, or does no more. */
export function OrderState({ order: { status, may, asSentAt } }: OrderStateProps) {
  if (asSentAt) {
    return (
      <State icon={Undo2} tone="caution">
        <Text id="orders.withdrawn" />
      </State>
    )
  }
  if (may.includes('approve')) {
    return (
      <State icon={Signature} tone="accent">
        <Text id="orders.waitsForYou" />
      </State>
    )
  }
  const [icon, tone] = looks[status]
  return (
    <State icon={icon} tone={tone}>
      <Text id={`orders.status.${status}`} />
    </State>
  )
}
