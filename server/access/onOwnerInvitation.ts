import type { EntityManager } from 'typeorm'
import { hasRoles } from '#schema/access/roles.ts'
import { InvitedOwner } from '#server/estates/ownerInvitations/invitedOwner.entity.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Ask, Grants, Reads } from '#server/kernel/permission.ts'
import { OneRow } from '#server/kernel/read/description.ts'
import { type Hole, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn, Viewer } from '#server/kernel/viewer.ts'
import { companyLeaders } from './companyLeaders.ts'
import { EstateDoor } from './estateDoor.ts'
import { companyId, ofAccount } from './guards.ts'
import { projectSeen } from './onProject.ts'
import { signedInAs } from './signedIn.ts'

type OfEstate = { estateId: string }
type OfInvitation = { invitationId: string }
interface Asking extends OfEstate {
  companyId: string
}

const leads = (viewer: SignedIn) => viewer.companyId !== null && hasRoles(viewer.roles, { anyOf: companyLeaders })
const isLeader = ofAccount(leads)
/** An invitation of one's company: of whoever leads that, and of whoever leads its project on the estate. */
const isTheirs = (of: { estateId: Sql; companyId: Sql }) => sql`(${of.companyId} = ${companyId} and (${isLeader}::boolean
  or exists (select from ${projectSeen} where p.estate_id = ${of.estateId} and p.company_id = ${of.companyId} and s.standing = 'manager')))`

/** May ask who owns an estate, for a company. Only a permission makes one. */
export class OwnerAskingGrant extends EstateDoor {
  readonly companyId: string
  readonly viewer: SignedIn & { accountId: string }
  constructor({ estateId, companyId }: Asking, { call, db }: { call: Call; db: EntityManager }) {
    super({ estateId, db, versionMustBeGiven: call.versionMustBeGiven })
    this.companyId = companyId
    this.viewer = signedInAs(call.viewer)
  }
}
const grant = (facts: Asking, by: { call: Call; db: EntityManager }) => new OwnerAskingGrant(facts, by)

export const asksOwners: Grants<OfEstate, OwnerAskingGrant, Asking> = {
  rule: 'an administrator or leader of a company with access to the estate',
  admits: (viewer: Viewer) => {
    if (!leads(signedInAs(viewer))) throw new AppError('unauthorizedUser', { reason: 'role' })
  },
  gate: ({ input: { estateId } }: Ask<OfEstate>) => ({
    from: sql`access_link l join estate e on e.id = l.estate_id and e.removed_at is null`,
    where: sql`l.estate_id = ${estateId} and l.company_id = ${companyId} and l.claimed_at is not null`,
    holds: [],
    facts: { estateId: sql`l.estate_id`, companyId: sql`l.company_id` },
  }),
  grant,
}

const rule = 'an administrator or leader of the company that asked, or whoever leads its project on the estate'
export const changesOwnerInvitations: Grants<OfInvitation, OwnerAskingGrant, Asking> = {
  rule,
  admits: (viewer: Viewer) => void signedInAs(viewer),
  gate: ({ input: { invitationId } }: Ask<OfInvitation>) => ({
    from: sql`owner_invitation i join estate e on e.id = i.estate_id and e.removed_at is null`,
    where: sql`i.id = ${invitationId} and i.first_name is not null and ${isTheirs({ estateId: sql`i.estate_id`, companyId: sql`i.company_id` })}`,
    holds: [],
    facts: { estateId: sql`i.estate_id`, companyId: sql`i.company_id` },
  }),
  grant,
}

/** What a company has asked, for reading. Only a permission makes one. */
class OwnerInvitationRows {
  /** Of an estate the one that counts: what is open, else what came last. */
  latest(estateId: Hole) {
    return new OneRow<InvitedOwner>(InvitedOwner, [
      (of) => sql`${of.id} = (select i.id from owner_invitation i where i.estate_id = ${estateId} and i.company_id = ${companyId}
        and i.first_name is not null order by i.state = 'invited' desc, i.created_at desc limit 1) and ${isTheirs(of)}`,
    ])
  }
}
/** Below an estate, or an order: the rows say themselves whose they are. */
export const seesOwnerInvitations: Reads<OfEstate, OwnerInvitationRows> = {
  rule,
  admits: (viewer: Viewer) => void signedInAs(viewer),
  gate: () => null,
  rows: () => new OwnerInvitationRows(),
  within: (viewer) => (viewer === 'account' ? sql`true` : sql`false`),
}
