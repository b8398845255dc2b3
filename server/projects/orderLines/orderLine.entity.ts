import type { VatRate } from '#schema/money.ts'
import { createdAt, entityOf, int, ore, table, text, uuid } from '#server/kernel/table.ts'

/** A part of what an order costs. */
export class OrderLine extends table('order_line', {
  estateId: uuid,
  projectId: uuid,
  orderId: uuid,
  description: text,
  quantityMilli: int,
  unit: text.optional,
  unitPriceOre: ore,
  discountBp: int.usually(0),
  vatRate: int.as<VatRate>(),
  netOre: ore,
  createdAt,
}) {}

export const orderLine = entityOf(OrderLine)
