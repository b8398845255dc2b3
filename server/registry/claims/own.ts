import type { AccountGrant } from '#server/access/accountGrant.ts'
import type { ClaimGrant, Waiting } from '#server/access/claimingEstates.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'
import { claimedBy } from './claimedBy.ts'
import { EstateClaim } from './estateClaim.entity.ts'

const claimColumns = `select c.id, c.estate_id "estateId", e.address_line1 "addressLine1", e.address_line2 "addressLine2",
    case when c.state = 'waiting' and c.expires_at <= now() then 'expired' else c.state end state, c.evidence, ${claimedBy},
    exists (select from estate_owner o where o.estate_id = c.estate_id and o.account_id <> c.account_id) "hasOwners",
    c.created_at "createdAt", c.expires_at "expiresAt", c.settled_at "settledAt", c.letter_at "letterAt", c.electronic_id_asked_at "electronicIdAskedAt",
    case when c.state = 'waiting' and c.code_tries < 5 and c.code_expires_at > now() then c.code_expires_at end "codeExpiresAt",
    5 - c.code_tries "triesLeft"
  from estate_claim c join estate e on e.id = c.estate_id where c.account_id = $1`
const own = ofAccount(`${claimColumns} and (c.state = 'waiting' or coalesce(c.settled_at, c.expires_at) > now() - interval '90 days')
    and c.id = (select d.id from estate_claim d where d.account_id = $1 and d.estate_id = c.estate_id order by d.id desc limit 1)
  order by c.id desc limit 50`)
const latest = ofAccount(`${claimColumns} and c.estate_id = $2 order by c.id desc limit 1`)

/** What the account has claimed; of each estate the latest. */
export const ownClaims = (grant: AccountGrant) => grant.query(own)

/** What the account says of one estate. */
export async function ownClaimTo(grant: ClaimGrant<{ estateId: string }>) {
  const [claim] = await grant.query<{ id: string }>(latest, grant.estateId)
  return there(claim)
}

export async function withdraw(grant: ClaimGrant<Waiting>) {
  await grant.rows(EstateClaim).remove(grant.facts.claimId)
}
