import { entityOf, int, keyed, text } from '#server/kernel/table.ts'

/** The number that was given last. Its row is locked until the invoice is kept, so that none is missing. */
export class InvoiceSeries extends keyed('invoice_series', {
  name: text.key,
  lastNumber: int,
}) {}

export const invoiceSeries = entityOf(InvoiceSeries)
