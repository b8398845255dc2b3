import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import type { OwnedProperty } from '#server/kernel/registers.ts'
import { propertyColumns } from './sampleProperty.ts'

const owned =
  ofEverybody(`select ${propertyColumns}, person_status "personStatus", share_numerator "shareNumerator", share_denominator "shareDenominator"
  from register_owner join register_property on id = property_id where identity_hash = $1 order by address_line1, id`)

/** What the sample of the property register says that a person owns. */
export const sampleOwned = (caretaker: Caretaker, identityHash: Buffer) => caretaker.query<OwnedProperty>(owned, identityHash)
