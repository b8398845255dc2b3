import { mayListPlans } from '#schema/access/planList.ts'
import { AppError } from '#server/kernel/errors.ts'
import { type Reads, whoeverIsAdmitted } from '#server/kernel/permission.ts'
import { Rows } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { AccessLink } from '#server/sharing/accessLinks/accessLink.entity.ts'
import { whenOn } from './feature.ts'
import { companyId } from './guards.ts'
import { signedInAs } from './signedIn.ts'

/** The access links of one company, for reading. Only a permission makes it. */
class AssignedPlanRows {
  plans() {
    return new Rows<AccessLink>(AccessLink, [(link) => sql`${link.companyId} = ${companyId}`])
  }
}

export const listsPlans: Reads<object, AssignedPlanRows> = whenOn('maintenancePlan', {
  area: 'maintenance',
  rule: 'read maintenance-plan-list: whoever works in a company, unless an entry denies it',
  admits(viewer) {
    if (!mayListPlans(signedInAs(viewer))) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: whoeverIsAdmitted,
  rows: () => new AssignedPlanRows(),
})
