import { countingAs, type LicencePlan, licencePlans } from '#schema/access/plans.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'

interface EndingLicence {
  accountId: string | null
  companyId: string | null
  plan: LicencePlan
  validTo: Date
  isTrial: boolean
}

const countsAs = JSON.stringify(Object.fromEntries(licencePlans.map((plan) => [plan, countingAs(plan)])))

/**
 * Licences that end within thirty days, or within seven, those that are tried within seven alone, and whose holder has not been told so yet; nothing follows them.
 * They are marked as told in the same statement, so that of two that look at once one finds them.
 */
const claim = ofEverybody(`update licence l set reminded_days = case when l.valid_to <= now() + interval '7 days' then 7 else 30 end
  where l.valid_from <= now() and l.valid_to > now() and l.valid_to <= now() + case when l.is_trial then interval '7 days' else interval '30 days' end
    and coalesce(l.reminded_days, 1000) > case when l.valid_to <= now() + interval '7 days' then 7 else 30 end
    and not exists (select from licence f where (f.account_id = l.account_id or f.company_id = l.company_id)
      and f.valid_to > l.valid_to and $1::jsonb -> l.plan ? f.plan)
  returning l.account_id "accountId", l.company_id "companyId", l.plan, l.valid_to "validTo", l.is_trial "isTrial"`)

export const endingLicences = (care: Caretaker) => care.query<EndingLicence>(claim, countsAs)
