import type { LicencePlan } from '#schema/access/plans.ts'
import { createdAt, entityOf, int, moment, table, text, uuid, yesNo } from '#server/kernel/table.ts'

/** A plan for a period, held by a customer's account or by a company. */
export class Licence extends table('licence', {
  accountId: uuid.optional,
  companyId: uuid.optional,
  type: text.called('plan').as<LicencePlan>(),
  validFrom: createdAt,
  validTo: moment,
  /** What it was ordered with; empty where it was given by hand. */
  purchaseOrderId: uuid.optional,
  invoiceId: uuid.optional,
  /** Tried, not paid for. */
  isTrial: yesNo.usually(false),
  /** How many days ahead of its end its holder was last told of it. */
  remindedDays: int.optional,
  createdAt,
}) {}

export const licence = entityOf(Licence, { refuses: { licence_check2: 'validTo' } })
