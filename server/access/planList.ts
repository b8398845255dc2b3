import { mayListPlans } from '#schema/access/planList.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
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

export const listsPlans: Permission<object, AssignedPlanRows, never> = whenOn('maintenancePlan', {
  rule: 'read maintenance-plan-list: whoever works in a company, unless an entry denies it',
  admits(viewer) {
    if (!mayListPlans(signedInAs(viewer))) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  reads: () => ({ scope: new AssignedPlanRows() }),
  grant() {
    throw new Error('plans are listed, and claimed one by one')
  },
})
