import { entityOf, keyed, moment, uuid } from '#server/kernel/table.ts'

/** When an account last looked at an order, and when it was last written to about it. */
class OrderSeen extends keyed('order_seen', {
  orderId: uuid.key,
  accountId: uuid.key,
  seenAt: moment.optional,
  mailedAt: moment.optional,
}) {}

export const orderSeen = entityOf(OrderSeen)
