import type { PermissionEntry } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import { mayOnEstate } from '#server/access/estateRights.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { ownersOn } from '#server/access/parties.ts'
import { entriesOf } from '#server/accounts/permissionEntry.entity.ts'
import type { Language } from '#server/kernel/texts.ts'

export interface OwnerToTell {
  estateId: string
  email: string
  language: Language
  firstName: string
}

const owners = ofEstate(`select o.estate_id "estateId", u.email, u.language, u.first_name "firstName",
    ${entriesOf('a.id')} entries
  from ${ownersOn('$1')} o join account a on a.id = o.account_id and not a.is_disabled join app_user u on u.id = a.user_id
  order by o.created_at, o.id`)

/** The owners of an estate, as far as they may read that section; somebody with two accounts is told once. */
export async function ownersOf(door: EstateDoor, section: SectionName): Promise<readonly OwnerToTell[]> {
  const { estateId } = door
  const ownersFound = await door.query<OwnerToTell & { entries: PermissionEntry[] }>(owners)
  const readers = ownersFound.filter(({ entries }) => mayOnEstate({ entries, standing: 'owner', estateId, action: 'read', section }))
  return [...new Map(readers.map((owner) => [owner.email, owner])).values()]
}
