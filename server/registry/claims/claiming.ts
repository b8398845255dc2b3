import type { ClaimGrant, Registered } from '#server/access/claimingEstates.ts'
import { ofAccount, ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { EstateClaim } from './estateClaim.entity.ts'
import { keptBesides, lockedOwners, makeOwner, type Owner } from './owners.ts'
import { tellOfClaim, tellOutcome } from './telling.ts'

/** Whoever is asked may be away for a while. */
const expiresAt = () => "now() + interval '60 days'"
/** More that wait at once are no use to whoever has a home. */
const mostWaiting = 10

const before = ofAccount(`select state, settled_at > now() - interval '30 days' "isRecent" from estate_claim
  where account_id = $1 and estate_id = $2 order by id desc limit 1`)
const oneAtATime = ofAccount('select from account where id = $1 for no key update')
const waiting = ofAccount(`select from estate_claim where account_id = $1 and state = 'waiting'`)
const at = ofEstate('select address_line1 "addressLine1", address_line2 "addressLine2" from estate where id = $1')

interface Circumstances extends Pick<Leaves, 'mail'> {
  /** The sample of the register, in the demo: nobody is harmed. */
  isSample: boolean
}

/** Theirs at once where that is certain and fits; else it waits for those who can say. */
export async function claimEstateOf(grant: ClaimGrant<Registered>, { isSample, mail }: Circumstances) {
  await grant.query(oneAtATime)
  const owners = await lockedOwners(grant)
  const { numerator, denominator, isProven } = grant.facts
  const { accountId } = grant.viewer
  const claimant = { accountId, numerator, denominator }
  if (owners.some((owner) => owner.accountId === accountId && !owner.isAssumed)) throw new AppError('entityAlreadyExists')
  const [last] = await grant.query<{ state: string; isRecent: boolean | null }>(before, grant.estateId)
  const [place] = await grant.query<{ addressLine1: string; addressLine2: string | null }>(at)
  const answer = { estateId: grant.estateId, ...place! }
  const values = { accountId, evidence: isProven ? 'proven' : 'typed', shareNumerator: numerator, shareDenominator: denominator } as const

  if (isCertain(owners, accountId, { isProven, isSample }) && keptBesides(owners, claimant)) {
    await makeOwner(grant, owners, claimant)
    await keepSettled(grant, values)
    await tellOutcome(grant, owners, { accountId, isApproved: true, settledAs: 'register', reason: null }, { mail })
    return { ...answer, claimStatus: 'claimed', claimState: 'approved' }
  }
  const waits = { ...answer, claimStatus: 'unclaimed', claimState: 'waiting' }
  if (last?.state === 'waiting') {
    if (isProven) await proveWaiting(grant, values)
    return waits
  }
  if (last?.state === 'denied' && last.isRecent && !isProven) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if ((await grant.query(waiting)).length >= mostWaiting) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  await grant.rows(EstateClaim).add({ ...values, expiresAt, ownersToldAt: new Date() })
  await tellOfClaim(grant, owners, values, { mail })
  return waits
}

/** By a proven number; or where the product is only tried out, and there is nobody else to lose anything. */
const isCertain = (owners: readonly Owner[], accountId: string, { isProven, isSample }: { isProven: boolean; isSample: boolean }) =>
  isProven || (isSample && owners.every((owner) => owner.accountId === accountId))

type Values = Pick<EstateClaim, 'accountId' | 'evidence' | 'shareNumerator' | 'shareDenominator'>

/** What those who are asked see of it is what is known now. */
async function proveWaiting(grant: ClaimGrant<Registered>, { accountId, ...known }: Values) {
  const claims = grant.rows(EstateClaim)
  const [waits] = await claims.all({ accountId, state: 'waiting' })
  await claims.change(await claims.get(waits!.id), known)
}

/** A claim that waited is settled by the proof; else it is kept as one that never had to. */
async function keepSettled(grant: ClaimGrant<Registered>, values: Values) {
  const claims = grant.rows(EstateClaim)
  const now = new Date()
  const settled = { state: 'approved', settledAs: 'register', settledAt: now, settledBy: grant.viewer.userId, ownersToldAt: now } as const
  const [waits] = await claims.all({ accountId: values.accountId, state: 'waiting' })
  if (waits) await claims.change(await claims.get(waits.id), { ...values, ...settled, codeHash: null, codeExpiresAt: null })
  else await claims.add({ ...values, ...settled, expiresAt })
}
