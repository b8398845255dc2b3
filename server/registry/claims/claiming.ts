import { type ClaimEvidence, claimEvidences } from '#schema/registry/claims.input.ts'
import type { ClaimGrant } from '#server/access/claimingEstates.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { EstateClaim } from './estateClaim.entity.ts'
import { keptBesides, lockedOwners, makeOwner, type Owner } from './owners.ts'
import { tellOfClaim, tellOutcome } from './telling.ts'

/** Whoever is asked may be away for a while. */
const expiresAt = () => "now() + interval '60 days'"
/** More that wait at once are no use to whoever has a home. */
const mostWaiting = 10

const before = ofAccount(`select state, evidence, settled_at > now() - interval '30 days' "isRecent" from estate_claim
  where account_id = $1 and estate_id = $2 order by id desc limit 1`)

interface ClaimedShare {
  numerator: number
  denominator: number
  evidence: ClaimEvidence
}
interface Circumstances extends Pick<Leaves, 'mail'> {
  /** The sample of the register, in the demo: nobody is harmed. */
  isSample: boolean
}
interface Before {
  state: string
  evidence: ClaimEvidence
  isRecent: boolean | null
}

/** Theirs at once where that is certain and fits; else it waits for those who can say. */
export async function claimEstateOf(grant: ClaimGrant<{ estateId: string }>, claimed: ClaimedShare, { isSample, mail }: Circumstances) {
  const { accountId } = grant.viewer
  await grant.about(Account, { id: accountId }).oneLocked({}) // one at a time
  const owners = await lockedOwners(grant)
  const { numerator, denominator, evidence } = claimed
  const claimant = { accountId, numerator, denominator }
  const isProven = evidence === 'proven'
  if (owners.some((owner) => owner.accountId === accountId && !owner.isAssumed)) throw new AppError('entityAlreadyExists')
  const [last] = await grant.query<Before>(before, grant.estateId)
  const { addressLine1, addressLine2 } = (await grant.estate.one({}))!
  const answer = { estateId: grant.estateId, addressLine1, addressLine2 }
  const values = { accountId, evidence, shareNumerator: numerator, shareDenominator: denominator }

  if (isCertain(owners, accountId, { evidence, isSample }) && keptBesides(owners, claimant)) {
    await makeOwner(grant, owners, claimant)
    await keepSettled(grant, values)
    await tellOutcome(grant, owners, { accountId, isApproved: true, settledAs: 'register', reason: null }, { mail })
    return { ...answer, claimStatus: 'claimed', claimState: 'approved' }
  }
  const waits = { ...answer, claimStatus: 'unclaimed', claimState: 'waiting' }
  if (last?.state === 'waiting') {
    if (isStronger(evidence, last.evidence)) await strengthenWaiting(grant, values)
    return waits
  }
  if (last?.state === 'denied' && last.isRecent && !isProven) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const waiting = await grant.about(EstateClaim, { accountId }).countOf({ state: 'waiting' })
  if (waiting >= mostWaiting) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  await grant.rows(EstateClaim).add({ ...values, expiresAt, ownersToldAt: new Date() })
  await tellOfClaim(grant, owners, values, { mail })
  return waits
}

/** By a proven number; or by one at all where the product is only tried out, and there is nobody else to lose anything. */
const isCertain = (
  owners: readonly Owner[],
  accountId: string,
  { evidence, isSample }: Pick<ClaimedShare, 'evidence'> & { isSample: boolean },
) => evidence === 'proven' || (evidence === 'typed' && isSample && owners.every((owner) => owner.accountId === accountId))
const isStronger = (one: ClaimEvidence, other: ClaimEvidence) => claimEvidences.indexOf(one) < claimEvidences.indexOf(other)

type ClaimValues = Pick<EstateClaim, 'accountId' | 'evidence' | 'shareNumerator' | 'shareDenominator'>

/** What those who are asked see of it is what is known now. */
async function strengthenWaiting(grant: ClaimGrant<{ estateId: string }>, { accountId, ...strengthened }: ClaimValues) {
  const claims = grant.rows(EstateClaim)
  const [waits] = await claims.all({ accountId, state: 'waiting' })
  await claims.change(await claims.get(there(waits).id), strengthened)
}

/** A claim that waited is settled by the proof; else it is kept as one that never had to. */
async function keepSettled(grant: ClaimGrant<{ estateId: string }>, values: ClaimValues) {
  const claims = grant.rows(EstateClaim)
  const now = new Date()
  const settled = { state: 'approved', settledAs: 'register', settledAt: now, settledBy: grant.viewer.userId, ownersToldAt: now } as const
  const [waits] = await claims.all({ accountId: values.accountId, state: 'waiting' })
  if (waits) await claims.change(await claims.get(waits.id), { ...values, ...settled, codeHash: null, codeExpiresAt: null })
  else await claims.add({ ...values, ...settled, expiresAt })
}
