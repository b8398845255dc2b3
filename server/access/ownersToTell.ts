import type { EntityManager } from 'typeorm'
import type { PermissionEntry } from '#schema/access/entries.ts'
import type { SectionName } from '#schema/access/sections.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { EstateDoor } from './estateDoor.ts'
import { mayOnEstate } from './estateRights.ts'
import { ofEstate } from './heldSql.ts'

export interface OwnerToTell {
  estateId: string
  email: string
  language: Language
  firstName: string
}

const owners = (those: string) => `select o.estate_id "estateId", u.email, u.language, u.first_name "firstName",
    (select coalesce(json_agg(json_build_object('subject', p.subject, 'effect', p.effect, 'action', p.action, 'expirationDate', p.expiration_date)), '[]')
      from permission p where p.account_id = a.id) entries
  from estate_owner o join account a on a.id = o.account_id and not a.is_disabled join app_user u on u.id = a.user_id
  where o.estate_id ${those} order by o.estate_id, o.created_at, o.id`
const ofEstates = owners('= any($1::uuid[])')
const ofOne = ofEstate(owners('= $1'))
type Found = OwnerToTell & { entries: PermissionEntry[] }

/** The owners of these estates, as far as they may read that section; somebody with two accounts is told once. */
export async function ownersToTell(
  db: EntityManager,
  estateIds: readonly string[],
  section: SectionName,
): Promise<ReadonlyMap<string, readonly OwnerToTell[]>> {
  return readersAmong(await db.query(ofEstates, [[...new Set(estateIds)]]), section)
}

/** The same of the one estate that a door opens. */
export async function ownersOf(door: EstateDoor, section: SectionName): Promise<readonly OwnerToTell[]> {
  return readersAmong(await door.query<Found>(ofOne), section).get(door.estateId) ?? []
}

function readersAmong(found: readonly Found[], section: SectionName): ReadonlyMap<string, readonly OwnerToTell[]> {
  const readers = Map.groupBy(
    found.filter(({ entries, estateId }) => mayOnEstate({ entries, standing: 'owner', estateId, action: 'read', section })),
    ({ estateId }) => estateId,
  )
  for (const [estateId, those] of readers) readers.set(estateId, [...new Map(those.map((owner) => [owner.email, owner])).values()])
  return readers
}
