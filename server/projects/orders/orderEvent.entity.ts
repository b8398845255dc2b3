import type { OrderAction } from '#schema/projects/orderMoves.ts'
import type { OrderSide } from '#schema/projects/orderTypes.ts'
import { createdAt, entityOf, table, text, uuid } from '#server/kernel/table.ts'

/** Who did what with an order, when and why; or what somebody wrote to the others. */
export class OrderEvent extends table('order_event', {
  estateId: uuid,
  projectId: uuid,
  orderId: uuid,
  action: text.as<OrderAction | 'create' | 'takeOver' | 'comment'>(),
  words: text.optional,
  accountId: uuid.optional,
  accountName: text,
  side: text.as<OrderSide>(),
  createdAt,
}) {}

export const orderEvent = entityOf(OrderEvent, { refuses: { order_event_check: 'words' } })
