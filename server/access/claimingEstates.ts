import type { EntityManager } from 'typeorm'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Gate, Grants } from '#server/kernel/permission.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { estateAt } from '#server/registry/estateRegistry/registryEntry.entity.ts'
import { EstateDoor } from './estateDoor.ts'
import { accountId, ofAccount } from './guards.ts'
import { inEstateRegistry } from './inEstateRegistry.ts'
import { signedInAs } from './signedIn.ts'

/** May say that one estate is theirs. Behind the door are its owners and its claims. Only a permission makes one. */
export class ClaimGrant<Facts extends { estateId: string }> extends EstateDoor<'account' | 'user'> {
  readonly viewer: SignedIn & { accountId: string }
  readonly facts: Facts
  constructor(facts: Facts, { call, db }: { call: Call; db: EntityManager }) {
    const viewer = signedInAs(call.viewer)
    super({ estateId: facts.estateId, db, versionMustBeGiven: call.versionMustBeGiven }, { account: viewer.accountId, user: viewer.userId })
    this.viewer = viewer
    this.facts = facts
  }
}

/** What the register says of the user and that estate. */
export interface Registered {
  estateId: string
  numerator: number
  denominator: number
  isProven: boolean
}

/** Whom the register names, as far as they have asked it; nobody else learns that there is such an estate. */
export const claimingRegistered: Grants<{ id: string }, ClaimGrant<Registered>, Registered> = {
  rule: `${inEstateRegistry.rule}, on an estate that the land register says is theirs`,
  admits: (viewer) => inEstateRegistry.admits(viewer),
  gate: ({ input: { id } }): Gate<Registered> => ({
    from: sql`(select e.id, r.share_numerator, r.share_denominator, r.is_proven, u.person_status
      from estate e join estate_registry_entry r on ${raw(estateAt)} join app_user u on u.id = r.user_id
      where e.id = ${id} and r.user_id = ${ofAccount(({ userId }) => userId)} limit 1) r`,
    holds: [[sql`r.person_status is distinct from 'D'`, () => new AppError('authorizationFailure')]],
    facts: { estateId: sql`r.id`, numerator: sql`r.share_numerator`, denominator: sql`r.share_denominator`, isProven: sql`r.is_proven` },
  }),
  grant: (found, by) => new ClaimGrant(found, by),
}

/** A claim of one's own that still waits. */
export interface Waiting {
  estateId: string
  claimId: string
}
export const onOwnClaim: Grants<{ id: string }, ClaimGrant<Waiting>, Waiting> = {
  rule: `${inEstateRegistry.rule}, on a claim of the account`,
  admits: (viewer) => inEstateRegistry.admits(viewer),
  gate: ({ input: { id } }): Gate<Waiting> => ({
    from: sql`estate_claim c`,
    where: sql`c.id = ${id} and c.account_id = ${accountId}`,
    holds: [[sql`c.state = 'waiting' and c.expires_at > now()`, () => new AppError('cannotHandleTheRequest', { reason: 'transition' })]],
    facts: { estateId: sql`c.estate_id`, claimId: sql`c.id` },
  }),
  grant: (found, by) => new ClaimGrant(found, by),
}
