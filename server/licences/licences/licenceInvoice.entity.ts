import type { LicencePlan } from '#schema/access/plans.ts'
import { Column, createdAt, date, entityOf, int, moment, ore, table, text, uuid } from '#server/kernel/table.ts'
import type { Invoice } from '#server/pdf/invoice.ts'

/** An invoice as it was sent. */
export class LicenceInvoice extends table('licence_invoice', {
  number: int,
  accountId: uuid.optional,
  companyId: uuid.optional,
  /** Nothing where it is for a supplier's access. */
  type: text.called('plan').as<LicencePlan>().optional,
  validFrom: moment,
  validTo: moment.optional,
  issuedOn: date,
  dueOn: date,
  netOre: ore,
  vatOre: ore,
  grossOre: ore,
  content: new Column<Invoice>({ type: 'jsonb' }),
  createdAt,
}) {}

export const licenceInvoice = entityOf(LicenceInvoice)
