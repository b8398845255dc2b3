import { Column, entityOf, moment, table, uuid } from '#server/kernel/table.ts'

const json = new Column<object>({ type: 'jsonb' })

/** What a customer was sent last. It has its order's id, and is kept by SQL alone. */
export class OrderSent extends table('order_sent', {
  estateId: uuid,
  projectId: uuid,
  sentAt: moment,
  content: json,
  lines: json,
  documents: json,
}) {}

export const orderSent = entityOf(OrderSent)
