import { sumOf } from '#schema/registry/shares.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { claimedBy } from './claimedBy.ts'
import { type Claimant, keptBesides, type Owner, ownersOfEstate } from './owners.ts'

interface Asking extends Claimant {
  id: string
  name: string
}

const asking =
  ofEstate(`select c.id, c.account_id "accountId", a.name, c.evidence, ${claimedBy}, c.share_numerator numerator, c.share_denominator denominator,
    c.created_at "createdAt", c.expires_at "expiresAt", u.email_verified_at is not null "isEmailProven", u.identity_proven_at is not null "isIdentityProven",
    c.electronic_id_asked_at "electronicIdAskedAt"
  from estate_claim c join account a on a.id = c.account_id join app_user u on u.id = a.user_id
  where c.estate_id = $1 and c.state = 'waiting' and c.expires_at > now() order by c.id limit 50`)

export async function claimOn(grant: EstateGrant, id: string) {
  return (await claimsOn(grant)).find((claim) => claim.id === id)!
}

/** Who waits for an answer, and what a yes of the one who looks would make of it. */
export async function claimsOn(grant: EstateGrant) {
  const owners = await ownersOfEstate(grant)
  const claims = await grant.query<Asking>(asking)
  const looking = grant.viewer.accountId!
  return claims.map(({ accountId, numerator, denominator, ...claim }) => ({
    ...claim,
    shareNumerator: numerator,
    shareDenominator: denominator,
    isOwn: accountId === looking,
    sharesAfter: sharesOf(owners, { accountId, name: claim.name, numerator, denominator }, looking),
  }))
}

function sharesOf(owners: readonly Owner[], claimant: Claimant & { name: string }, giver: string) {
  const kept = keptBesides(owners, claimant, giver)
  if (!kept) return null
  const before = (accountId: string) => owners.find((owner) => owner.accountId === accountId)
  const shares = kept.map(({ accountId, numerator, denominator }) => {
    const { name, ...had } = before(accountId)!
    return { name, numeratorBefore: had.numerator, denominatorBefore: had.denominator, ...sumOf([{ numerator, denominator }]) }
  })
  const own = before(claimant.accountId)
  const { name, numerator, denominator } = claimant
  return [...shares, { name, numeratorBefore: own?.numerator ?? null, denominatorBefore: own?.denominator ?? null, numerator, denominator }]
}
