import type { EntityManager } from 'typeorm'
import type { EstateAtPlace } from '#schema/registry/claims.input.ts'
import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Condition, Grants } from '#server/kernel/permission.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { estateAt, estateStandsAt } from '#server/lookups/registers/registryEntry.entity.ts'
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

/** Claims are made by owners, about themselves; what each is about, its gate says. */
const claiming = <Input, Facts extends { estateId: string }>(
  what: string,
  gate: Grants<Input, ClaimGrant<Facts>, Facts>['gate'],
): Grants<Input, ClaimGrant<Facts>, Facts> => ({
  rule: `${inEstateRegistry.rule}, on ${what}`,
  admits: (viewer) => inEstateRegistry.admits(viewer),
  gate,
  grant: (facts, by) => new ClaimGrant(facts, by),
})
const isAlive: Condition = [sql`r.person_status is distinct from 'D'`, () => new AppError('authorizationFailure')]
const userId = ofAccount((viewer) => viewer.userId)

/** What the register says of the user and that estate. */
export interface Registered {
  estateId: string
  numerator: number
  denominator: number
  isProven: boolean
}

/** Whom the register names, as far as they have asked it; nobody else learns that there is such an estate. */
export const claimingRegistered = claiming<{ id: string }, Registered>(
  'an estate that the land register says is theirs',
  ({ input: { id } }) => ({
    from: sql`(select e.id, r.share_numerator, r.share_denominator, r.is_proven, u.person_status
    from estate e join estate_registry_entry r on ${raw(estateAt)} join app_user u on u.id = r.user_id
    where e.id = ${id} and r.user_id = ${userId} limit 1) r`,
    holds: [isAlive],
    facts: { estateId: sql`r.id`, numerator: sql`r.share_numerator`, denominator: sql`r.share_denominator`, isProven: sql`r.is_proven` },
  }),
)

/** Whoever knows where it lies: that it is here, whoever adds an estate is told too. */
export const claimingAtPlace = claiming<EstateAtPlace, { estateId: string }>(
  'an estate here, by its place in the land register',
  ({ input }) => ({
    from: sql`estate e join app_user r on r.id = ${userId}`,
    where: estateStandsAt(input),
    holds: [isAlive],
    facts: { estateId: sql`e.id` },
  }),
)

/** A claim of one's own that still waits. */
export interface Waiting {
  estateId: string
  claimId: string
}
export const onOwnClaim = claiming<{ id: string }, Waiting>('a claim of the account', ({ input: { id } }) => ({
  from: sql`estate_claim c`,
  where: sql`c.id = ${id} and c.account_id = ${accountId}`,
  holds: [[sql`c.state = 'waiting' and c.expires_at > now()`, () => new AppError('cannotHandleTheRequest', { reason: 'transition' })]],
  facts: { estateId: sql`c.estate_id`, claimId: sql`c.id` },
}))
