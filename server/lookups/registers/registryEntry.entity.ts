import type { houseTypes, ownershipKinds } from '#schema/estates/estates.words.ts'
import type { EstateAtPlace } from '#schema/registry/claims.input.ts'
import type { Holes } from '#server/kernel/read/description.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { char, createdAt, entityOf, float, int, table, text, uuid, yesNo } from '#server/kernel/table.ts'

/** What the land register says of one property of a user. */
export class RegistryEntry extends table('estate_registry_entry', {
  userId: uuid,
  identityKind: text.as<'cadastre' | 'share'>(),
  municipalityNo: char(4).optional,
  gnr: int.optional,
  bnr: int.optional,
  fnr: int.optional,
  snr: int.optional,
  organizationNumber: char(9).optional,
  shareNumber: text.optional,
  ownershipKind: text.as<(typeof ownershipKinds)[number]>(),
  houseType: text.as<(typeof houseTypes)[number]>().optional,
  builtYear: int.optional,
  plotAreaM2: float.called('plot_area_m2').optional,
  addressLine1: text.called('address_line1'),
  addressLine2: text.called('address_line2').optional,
  shareNumerator: int.usually(1),
  shareDenominator: int.usually(1),
  /** Found by a number that the user has proven. */
  isProven: yesNo.usually(false),
  createdAt,
}) {}

export const registryEntry = entityOf(RegistryEntry)

/** An entry `r` and an estate `e` are the same where their places in the land register are. */
export const estateAt = `(e.removed_at is null and e.identity_kind = r.identity_kind and case r.identity_kind
  when 'cadastre' then e.municipality_no = r.municipality_no and e.gnr = r.gnr and e.bnr = r.bnr and e.fnr = r.fnr and e.snr = r.snr
  else e.organization_number = r.organization_number and e.share_number = r.share_number end)`

/** The estate `e` at a place that is named whole; what is left out of a cadastral number is nought. */
export const estateStandsAt = ({
  identityKind,
  ...at
}: Holes<EstateAtPlace>): Sql => sql`e.removed_at is null and (e.identity_kind = 'cadastre' and ${identityKind} = 'cadastre'
    and e.municipality_no = ${at.municipalityNumber} and e.gnr = ${at.gnr} and e.bnr = ${at.bnr}
    and e.fnr = coalesce(${at.fnr}, 0) and e.snr = coalesce(${at.snr}, 0)
  or e.identity_kind = 'share' and ${identityKind} = 'share'
    and e.organization_number = ${at.organizationNumber} and e.share_number = ${at.shareNumber})`
