import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount, ofUser } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { OwnedProperty } from '#server/kernel/registers.ts'
import { estateAt, RegistryEntry } from './registryEntry.entity.ts'

const asked = ofUser('select registry_asked_at "askedAt" from app_user where id = $1')
const owned = ofUser(`select r.id, e.id "estateId", coalesce(o.claim_status, 'unclaimed') "claimStatus", r.identity_kind "identityKind",
    r.municipality_no "municipalityNumber", r.gnr, r.bnr, r.fnr, r.snr, r.organization_number "organizationNumber", r.share_number "shareNumber",
    r.ownership_kind "ownershipKind", r.house_type "houseType", r.built_year "builtYear", r.plot_area_m2 "plotAreaM2",
    r.address_line1 "addressLine1", r.address_line2 "addressLine2", r.share_numerator "shareNumerator", r.share_denominator "shareDenominator"
  from estate_registry_entry r left join estate e on ${estateAt} left join estate_owner o on o.estate_id = e.id and o.account_id = $2
  where r.user_id = $1 order by r.address_line1 collate "nb-NO-x-icu", r.id limit 200`)

/** What the land register said of the signed-in user, and which of it is here. */
export async function toldEntries(grant: AccountGrant) {
  const [user] = await grant.query<{ askedAt: Date | null }>(asked)
  const { askedAt } = user!
  return { isRegistered: askedAt !== null, askedAt, estates: await grant.query(owned, grant.accountId) }
}

const recognised =
  ofUser(`select u.identity_hash known, exists (select from app_user o where o.identity_hash = $2 and o.id <> u.id) "isSomebodyElse"
  from app_user u where u.id = $1 for update of u`)
const recognise = ofUser(
  'update app_user set identity_hash = $2, person_status = coalesce($3, person_status), registry_asked_at = now() where id = $1',
)
const forget = ofUser('delete from estate_registry_entry where user_id = $1')

/** A user is one person, and a person one user: whoever has given a number can't try those of others. */
export async function keepEntries(grant: AccountGrant, identityHash: Buffer, properties: readonly OwnedProperty[]) {
  const [user] = await grant.query<{ known: Buffer | null; isSomebodyElse: boolean }>(recognised, identityHash)
  const { known, isSomebodyElse } = user!
  if (isSomebodyElse || (known && !known.equals(identityHash))) throw new AppError('registrationEntityAlreadyExists')
  await grant.query(recognise, identityHash, properties[0]?.personStatus ?? null)
  await grant.query(forget)
  const entries = grant.ofUser(RegistryEntry)
  for (const property of properties) await entries.add({ ...property, personStatus: undefined })
}

interface Claimable {
  estateId: string
  addressLine1: string
  addressLine2: string | null
  numerator: number
  denominator: number
  personStatus: string | null
}
const claimable =
  ofUser(`select e.id "estateId", e.address_line1 "addressLine1", e.address_line2 "addressLine2", r.share_numerator numerator,
    r.share_denominator denominator, u.person_status "personStatus"
  from estate e join estate_registry_entry r on ${estateAt} join app_user u on u.id = r.user_id where r.user_id = $1 and e.id = $2 limit 1`)
const claim = ofAccount(`insert into estate_owner (account_id, estate_id, share_numerator, share_denominator) values ($1, $2, $3, $4)
  on conflict (account_id, estate_id) do update set claim_status = 'claimed', share_numerator = $3, share_denominator = $4
    where estate_owner.claim_status <> 'claimed' returning id`)

/** Adds an owner and takes none away. */
export async function claimOwn(grant: AccountGrant, estateId: string) {
  const [found] = await grant.query<Claimable>(claimable, estateId)
  if (!found) throw new AppError('entityNotFound')
  if (found.personStatus === 'D') throw new AppError('authorizationFailure')
  const claimed = await grant.query(claim, estateId, found.numerator, found.denominator)
  if (!claimed.length) throw new AppError('entityAlreadyExists')
  return { ...found, claimStatus: 'claimed' }
}
