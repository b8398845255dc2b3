import type { SettledAs } from '#schema/registry/claims.input.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { EstateClaim } from './estateClaim.entity.ts'
import { lockedOwners, makeOwner } from './owners.ts'
import { tellOutcome } from './telling.ts'

interface Verdict {
  isApproved: boolean
  as: SettledAs
  /** The user who says so. */
  by: string
  /** The account of the owner who says so, and gives where something lacks. */
  giver?: string
  reason?: string
}

/** The last word on a claim that waits: the claimant becomes an owner, or nothing changes; and everybody is told. */
export async function settle(door: EstateDoor, id: string, verdict: Verdict, { mail }: Pick<Leaves, 'mail'>) {
  const owners = await lockedOwners(door)
  const claims = door.rows(EstateClaim)
  const claim = await claims.get(id)
  const { accountId, shareNumerator: numerator, shareDenominator: denominator } = claim
  if (claim.state !== 'waiting' || claim.expiresAt <= new Date()) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (verdict.giver === accountId) throw new AppError('authorizationFailure')
  // A letter reaches whoever lives there; once somebody else owns the estate here, that is theirs to say.
  if (verdict.as === 'letter' && owners.some((owner) => owner.accountId !== accountId))
    throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (verdict.isApproved) await makeOwner(door, owners, { accountId, numerator, denominator }, verdict.giver)
  const { isApproved, as: settledAs, by: settledBy, reason = null } = verdict
  const settled = { state: isApproved ? 'approved' : 'denied', settledAs, settledBy, reason, settledAt: new Date() } as const
  const written = await claims.change(claim, { ...settled, codeHash: null, codeExpiresAt: null, ownersToldAt: new Date() })
  await tellOutcome(door, owners, { accountId, isApproved, settledAs, reason }, { mail })
  return written
}
