import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { AppError, invalid, there } from '#server/kernel/errors.ts'
import type { OwnedProperty } from '#server/kernel/registers.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { estateAt, RegistryEntry } from '#server/lookups/registers/registryEntry.entity.ts'
import { ownClaims } from '../claims/own.ts'

const lastAsked = ofUser(`select registry_asked_at "askedAt", identity_hash is not null and not exists (select from estate_registry_entry r
  where r.user_id = app_user.id and not r.is_proven) "isProven" from app_user where id = $1`)
const owned = ofUser(`select r.id, e.id "estateId", coalesce(o.claim_status, 'unclaimed') "claimStatus", r.identity_kind "identityKind",
    r.municipality_no "municipalityNumber", r.gnr, r.bnr, r.fnr, r.snr, r.organization_number "organizationNumber", r.share_number "shareNumber",
    r.ownership_kind "ownershipKind", r.house_type "houseType", r.built_year "builtYear", r.plot_area_m2 "plotAreaM2",
    r.address_line1 "addressLine1", r.address_line2 "addressLine2", r.share_numerator "shareNumerator", r.share_denominator "shareDenominator"
  from estate_registry_entry r left join estate e on ${estateAt} left join estate_owner o on o.estate_id = e.id and o.account_id = $2
  where r.user_id = $1 order by r.address_line1 collate "nb-NO-x-icu", r.id limit 200`)

/** What the land register said of the signed-in user, and which of it is here. */
export async function toldEntries(grant: AccountGrant) {
  const [user] = await grant.query<{ askedAt: Date | null; isProven: boolean }>(lastAsked)
  const { askedAt, isProven } = there(user)
  const estates = await grant.query(owned, grant.accountId)
  return { isRegistered: askedAt !== null, askedAt, isProven, estates, claims: await ownClaims(grant) }
}

/** Whom the register is asked about. */
export interface Asking {
  identityHash: Buffer
  isProven: boolean
}

const number =
  ofUser(`select identity_hash proven, exists (select from app_user o where o.identity_hash = $2::bytea and o.id <> app_user.id) "isSomebodyElses"
  from app_user where id = $1`)

/** A user is one person, and a person one user: whoever has proven a number can't try those of others, nor others theirs. */
export async function askingBy(grant: AccountGrant, typed: Buffer | undefined): Promise<Asking> {
  const [user] = await grant.query<{ proven: Buffer | null; isSomebodyElses: boolean }>(number, typed ?? null)
  const { proven, isSomebodyElses } = there(user)
  if (proven && (!typed || proven.equals(typed))) return { identityHash: proven, isProven: true }
  if (!typed) throw invalid('identityNumber', 'required')
  if (proven || isSomebodyElses) throw new AppError('registrationEntityAlreadyExists')
  return { identityHash: typed, isProven: false }
}

/** All of them at once: whoever asks beside waits for as long as this takes. */
const keep =
  ofUser(`insert into estate_registry_entry (user_id, is_proven, identity_kind, municipality_no, gnr, bnr, fnr, snr, organization_number,
    share_number, ownership_kind, house_type, built_year, plot_area_m2, address_line1, address_line2, share_numerator, share_denominator)
  select $1, $2, p."identityKind", p."municipalityNo", p.gnr, p.bnr, p.fnr, p.snr, p."organizationNumber", p."shareNumber", p."ownershipKind",
    p."houseType", p."builtYear", p."plotAreaM2", p."addressLine1", p."addressLine2", coalesce(p."shareNumerator", 1), coalesce(p."shareDenominator", 1)
  from jsonb_to_recordset($3::jsonb) p("identityKind" text, "municipalityNo" text, gnr int, bnr int, fnr int, snr int, "organizationNumber" text,
    "shareNumber" text, "ownershipKind" text, "houseType" text, "builtYear" int, "plotAreaM2" float8, "addressLine1" text, "addressLine2" text,
    "shareNumerator" int, "shareDenominator" int)`)

/** What a typed number left behind is not kept: only what the register said of it. */
export async function keepEntries(grant: AccountGrant, { isProven }: Asking, properties: readonly OwnedProperty[]) {
  const personStatus = properties[0]?.personStatus
  await grant.user.get(grant.userId)
  await grant.user.mark({}, { registryAskedAt: now, ...(personStatus && { personStatus }) })
  await grant.ofUser(RegistryEntry).removeWhere({})
  if (properties.length) await grant.query(keep, isProven, JSON.stringify(properties))
}
