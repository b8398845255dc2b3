import { isUnlocked, plansThatUnlock, type Unlocked } from '#schema/access/plans.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Rule } from '#server/kernel/permission.ts'
import { type Hole, literal, join, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { ofAccount } from './guards.ts'
import type { EstatePermission } from './onEstate.ts'
import { ownerRows } from './standing.ts'

export const missingLicence = () => new AppError('unauthorizedUser', { reason: 'licence' })

/** For what changes something: only where the account, or its company, holds a licence that unlocks this. */
export const withLicence = <P extends Rule>(part: Unlocked, permission: P): P => ({
  ...permission,
  rule: `${permission.rule}, with a licence for ${part}`,
  admits(viewer: Viewer) {
    permission.admits(viewer)
    if (viewer.kind === 'account' && !isUnlocked(viewer.licences, part)) throw missingLicence()
  },
})

/** A company acts on the plans that were assigned to it by a licence of its own. */
const bringsOwn = ({ companyId, licences }: SignedIn) => companyId !== null && isUnlocked(licences, 'assignedMaintenancePlans')

const ownersPlans = plansThatUnlock('maintenancePlan')
export const ownersHold = (
  estateId: Hole,
): Sql => sql`exists (select from ${ownerRows(estateId)} o join licence l on l.account_id = o.account_id
  where l.plan in (${join(ownersPlans.map(literal), ',')}) and l.valid_from <= now() and l.valid_to > now())`

/**
 * The same for the maintenance plan of an estate. The licence of any of its owners counts for everybody whom they let
 * in, and for a company its own does.
 */
export const withEstateLicence = (permission: EstatePermission): EstatePermission => ({
  ...permission,
  rule: `${permission.rule}, with a licence for the estate's maintenance plan`,
  gate(ask) {
    const gate = permission.gate(ask)
    const isHeld = sql`(${ofAccount(bringsOwn)}::boolean or ${ownersHold(ask.input.estateId)})`
    return { ...gate, holds: [...gate.holds, [isHeld, missingLicence]] }
  },
})
