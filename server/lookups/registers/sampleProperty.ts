import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { RegisteredIdentity, RegisteredProperty } from '#server/kernel/registers.ts'

export const propertyColumns = `identity_kind "identityKind", municipality_no "municipalityNo", gnr, bnr, fnr, snr, organization_number "organizationNumber",
  share_number "shareNumber", ownership_kind "ownershipKind", house_type "houseType", built_year "builtYear", plot_area_m2 "plotAreaM2",
  address_line1 "addressLine1", address_line2 "addressLine2"`

const byCadastre = ofEverybody(
  `select ${propertyColumns} from register_property where identity_kind = 'cadastre' and municipality_no = $1 and gnr = $2 and bnr = $3 and fnr = $4 and snr = $5`,
)
const byShare = ofEverybody(
  `select ${propertyColumns} from register_property where identity_kind = 'share' and organization_number = $1 and share_number = $2`,
)

/** The sample of the property register. */
export async function sampleProperty(caretaker: Caretaker, identity: RegisteredIdentity): Promise<RegisteredProperty | undefined> {
  const { identityKind, municipalityNo, gnr, bnr, fnr, snr, organizationNumber, shareNumber } = identity
  const [property] =
    identityKind === 'cadastre'
      ? await caretaker.query<RegisteredProperty>(byCadastre, municipalityNo, gnr, bnr, fnr, snr)
      : await caretaker.query<RegisteredProperty>(byShare, organizationNumber, shareNumber)
  return property
}
