import type { DataSource } from 'typeorm'
import type { RegisteredIdentity, RegisteredProperty } from '#server/kernel/registers.ts'

export const propertyColumns = `identity_kind "identityKind", municipality_no "municipalityNo", gnr, bnr, fnr, snr, organization_number "organizationNumber",
  share_number "shareNumber", ownership_kind "ownershipKind", house_type "houseType", built_year "builtYear", plot_area_m2 "plotAreaM2",
  address_line1 "addressLine1", address_line2 "addressLine2"`

/** The sample of the property register. */
export async function sampleProperty(db: DataSource, identity: RegisteredIdentity): Promise<RegisteredProperty | undefined> {
  const { identityKind, municipalityNo, gnr, bnr, fnr, snr, organizationNumber, shareNumber } = identity
  const [found]: RegisteredProperty[] =
    identityKind === 'cadastre'
      ? await db.query(
          `select ${propertyColumns} from register_property where identity_kind = 'cadastre' and municipality_no = $1 and gnr = $2 and bnr = $3 and fnr = $4 and snr = $5`,
          [municipalityNo, gnr, bnr, fnr, snr],
        )
      : await db.query(
          `select ${propertyColumns} from register_property where identity_kind = 'share' and organization_number = $1 and share_number = $2`,
          [organizationNumber, shareNumber],
        )
  return found
}
