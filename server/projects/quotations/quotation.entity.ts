import type { QuotationStatus } from '#schema/projects/quotationTypes.ts'
import { createdAt, date, entityOf, int, moment, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** What one firm was asked to take for the work of an order, and what it answered. */
export class Quotation extends table('order_quotation', {
  estateId: uuid,
  projectId: uuid,
  orderId: uuid,
  subcontractorId: uuid.optional,
  firmName: text,
  status: text.as<QuotationStatus>().usually('asked'),
  answerBy: date.optional,
  askedAt: createdAt,
  askedByAccountId: uuid.optional,
  answeredAt: moment.optional,
  answeredByAccountId: uuid.optional,
  startsOn: date.optional,
  endsOn: date.optional,
  validUntil: date.optional,
  daysAdded: int.optional,
  reservations: text.optional,
  words: text.optional,
  netOre: ore.usually(0),
  vatOre: ore.usually(0),
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const quotation = entityOf(Quotation, { refuses: { order_quotation_check: 'endsOn' } })
