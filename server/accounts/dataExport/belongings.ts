import type { DataSource } from 'typeorm'
import type { PermissionEntry } from '#schema/access/entries.ts'
import { type SectionName, sectionNames } from '#schema/access/sections.ts'
import { mayOnEstate } from '#server/access/estateRights.ts'
import { ofEstates, ofPerson, leftOut } from './parts.ts'

type Db = Pick<DataSource, 'query'>
type Told = Record<string, unknown>

/** A list of the copy. Its rows are read when its turn has come, some at a time. */
export interface List {
  name: string
  rows: AsyncIterable<Told>
}
export interface CopiedFile {
  id: string
  name: string
  type: string
  size: number
  createdAt: string
}
/** The estates whose section the person may read, for each section. */
export type Readable = ReadonlyMap<SectionName, readonly string[]>

const atOnce = 500
const owned = `select o.estate_id "estateId", o.account_id "accountId" from estate_owner o join account a on a.id = o.account_id
  where a.user_id = $1 and a.account_type = 'customer' order by o.estate_id`
const entriesOf = `select subject, effect, action, expiration_date "expirationDate" from permission where account_id = $1`

export async function readableBy(db: Db, userId: string): Promise<Readable> {
  const estates: { estateId: string; accountId: string }[] = await db.query(owned, [userId])
  const entries = new Map<string, PermissionEntry[]>()
  for (const accountId of new Set(estates.map((estate) => estate.accountId))) entries.set(accountId, await db.query(entriesOf, [accountId]))
  const mayRead = (section: SectionName) =>
    estates.filter(({ estateId, accountId }) =>
      mayOnEstate({ entries: entries.get(accountId)!, standing: 'owner', estateId, action: 'read', section }),
    )
  return new Map(sectionNames.map((section) => [section, mayRead(section).map(({ estateId }) => estateId)]))
}

/** Everything but files, list by list. */
export const listsOf = (db: Db, userId: string, readable: Readable): readonly List[] => [
  ...ofPerson.map(({ name, text }) => ({ name, rows: paged(db, `select to_jsonb(own) told from (${text}) own`, [userId]) })),
  { name: 'estates', rows: ofTable(db, 'estate', 'id', readable.get('estate')!) },
  ...ofEstates.map(({ table, section }) => ({
    name: `estates/${table.replaceAll('_', '-')}`,
    rows: ofTable(db, table, 'estate_id', readable.get(section)!),
  })),
  { name: 'estates/moisture-reading', rows: paged(db, moistureReadings, [readable.get('moisture')!]) },
]

const moistureReadings = `select to_jsonb(r) told from moisture_reading r join moisture_sensor s on s.id = r.sensor_id
  where s.estate_id = any($1::uuid[]) order by r.sensor_id, r.measured_at`

const ofTable = (db: Db, table: string, key: 'id' | 'estate_id', estates: readonly string[]) =>
  paged(db, `select to_jsonb(own) - $2::text[] told from ${table} own where ${key} = any($1::uuid[]) order by id`, [estates, leftOut])

/** In pages: nobody knows how much there is. */
async function* paged(db: Db, text: string, values: readonly unknown[]): AsyncGenerator<Told> {
  for (let from = 0; ; from += atOnce) {
    const rows: { told: Told }[] = await db.query(`${text} offset ${from} limit ${atOnce}`, [...values])
    for (const { told } of rows) yield told
    if (rows.length < atOnce) return
  }
}

const files = `select f.id, f.name, f.type, f.size, f.created_at "createdAt" from file f
  where f.id > $4 and (
    (not f.is_temporary and (f.estate_id, f.section) in (select * from unnest($1::uuid[], $2::text[])))
    or (f.is_temporary and f.owner_account_id in (select id from account where user_id = $3)))
  order by f.id limit ${atOnce}`

/** The files on those sections, and uploads that nothing has adopted yet. */
export async function* filesOf(db: Db, userId: string, readable: Readable): AsyncGenerator<CopiedFile> {
  const places = [...readable].flatMap(([section, estates]) => estates.map((estateId) => ({ estateId, section })))
  const asked = [places.map(({ estateId }) => estateId), places.map(({ section }) => section), userId]
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows: CopiedFile[] = await db.query(files, [...asked, last])
    yield* rows
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}
