import type { DataSource } from 'typeorm'
import type { OwnedProperty } from '#server/kernel/registers.ts'
import { propertyColumns } from './sampleProperty.ts'

/** What the sample of the property register says that a person owns. */
export const sampleOwned = (db: DataSource, identityHash: Buffer): Promise<OwnedProperty[]> =>
  db.query(
    `select ${propertyColumns}, person_status "personStatus", share_numerator "shareNumerator", share_denominator "shareDenominator"
      from register_owner join register_property on id = property_id where identity_hash = $1 order by address_line1, id`,
    [identityHash],
  )
