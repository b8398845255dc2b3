import type { LicencePlan } from '#schema/access/plans.ts'
import type { LicenceChange } from '#schema/licences/licenceOffice.input.ts'
import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** What was changed by hand, why and by whom. */
export class LicenceAdjustment extends table('licence_adjustment', {
  accountId: uuid.optional,
  companyId: uuid.optional,
  type: text.called('plan').as<LicencePlan>(),
  change: text.as<LicenceChange>(),
  validTo: moment,
  reason: text,
  madeBy: uuid.optional,
  createdAt,
}) {}

export const licenceAdjustment = entityOf(LicenceAdjustment)
