import type pg from 'pg'
import type { DemoOwner, DemoProperty, Place } from '#demo/world/register.ts'
import type { IdentityNumbers } from '#server/kernel/identityNumbers.ts'

const addProperty = `insert into register_property
    (identity_kind, municipality_no, gnr, bnr, fnr, snr, organization_number, share_number, ownership_kind, house_type, address_line1, address_line2, built_year, plot_area_m2)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) on conflict do nothing`
const addAddress = `insert into register_address (address_line1, postal_code, city, municipality_no, gnr, bnr, fnr)
  select $1, $2::char(4), $3, $4::char(4), $5::int, $6::int, $7::int
  where not exists (select from register_address where address_line1 = $1 and postal_code = $2 and gnr = $5 and bnr = $6)`
const addOwner = `insert into register_owner (property_id, identity_hash, share_numerator, share_denominator)
  select id, $9, $10, $11 from register_property where identity_kind = $1 and row(municipality_no, gnr, bnr, fnr, snr, organization_number, share_number)
    is not distinct from row($2::char(4), $3::int, $4::int, $5::int, $6::int, $7::char(9), $8::text)`

const provesNumber = `update app_user set identity_hash = $2, identity_proven_at = now() where email = $1`

const columnsOf = (place: Place) => {
  if ('shareNumber' in place) return ['share', null, null, null, null, null, place.organizationNumber, place.shareNumber]
  const { municipalityNo, gnr, bnr, fnr = 0, snr = 0 } = place
  return ['cadastre', municipalityNo, gnr, bnr, fnr, snr, null, null]
}

/** A flat that is a share has no number of its own to be found by. */
function addressOf({ identity, addressLine1, addressLine2 }: DemoProperty) {
  if ('shareNumber' in identity) return undefined
  const { municipalityNo, gnr, bnr, fnr = 0 } = identity
  return [addressLine1, addressLine2.slice(0, 4), addressLine2.slice(5).toUpperCase(), municipalityNo, gnr, bnr, fnr]
}

/** The sample of the land register knows the demo world, and its owners by what their numbers leave behind. */
export async function fillRegister(
  client: pg.ClientBase,
  identityNumbers: IdentityNumbers,
  { properties, owners }: { properties: readonly DemoProperty[]; owners: readonly DemoOwner[] },
) {
  for (const property of properties) {
    const { identity, ownershipKind, houseType, addressLine1, addressLine2, builtYear = null, plotAreaM2 = null } = property
    await client.query(addProperty, [...columnsOf(identity), ownershipKind, houseType, addressLine1, addressLine2, builtYear, plotAreaM2])
    const address = addressOf(property)
    if (address) await client.query(addAddress, address)
  }
  for (const { identityNumber, provenBy, owns } of owners) {
    const identityHash = identityNumbers.recognise(identityNumber)
    for (const { place, part } of owns) await client.query(addOwner, [...columnsOf(place), identityHash, ...part])
    if (provenBy) await client.query(provesNumber, [`${provenBy}@demo.example`, identityHash])
  }
}
