import type { VatRate } from '#schema/money.ts'
import { createdAt, entityOf, int, ore, table, text, uuid } from '#server/kernel/table.ts'

/** A part of what a firm would take. */
export class QuotationLine extends table('quotation_line', {
  estateId: uuid,
  projectId: uuid,
  quotationId: uuid,
  description: text,
  quantityMilli: int,
  unit: text.optional,
  unitPriceOre: ore,
  discountBp: int.usually(0),
  vatRate: int.as<VatRate>(),
  netOre: ore,
  createdAt,
}) {}

export const quotationLine = entityOf(QuotationLine)
