import { pipeline as passing, type Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { BackupKey } from './backupKey.ts'
import { copyIn, isEmpty, sameForm, tablesOf } from './catalog.ts'
import type { Manifest, DumpedTable } from './manifest.ts'
import { readPart } from './parts.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import type { Progress } from './progress.ts'

const references = `select conrelid::regclass::text "table", quote_ident(conname) name, pg_get_constraintdef(oid) definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`
const triggers = `select tgrelid::regclass::text "table", quote_ident(tgname) name from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgenabled = 'O' and c.relnamespace = 'public'::regnamespace order by 1, 2`

/** What people were signed in by is over; tokens of programs are no session of a person, and go on. */
export const endSessions = 'delete from session s where not exists (select from access_token t where t.session_id = s.id)'

interface Loading {
  databaseUrl: string
  manifest: Pick<Manifest, 'tables' | 'sequences'>
  place: BackupPlace
  key: BackupKey
  progress: Progress
  /** What is looked at once all rows are there as they were. */
  compare?: (client: pg.Client) => Promise<void>
  /** Where it is the same database, under another server. */
  keepsSessions?: boolean
}

/**
 * Fills the tables of a database whose schema is that of the backup, in one transaction. Rows come in any order and as they were:
 * references are taken away before and put back after, which holds every row to them, and no trigger adds to what was written
 * down. That takes no right but the owner's.
 */
export async function loadDatabase({ databaseUrl, manifest, place, key, progress, compare, keepsSessions }: Loading) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'grunnmur restore' })
  // Whoever waits for an answer is told.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(sameForm)
    await client.query('begin')
    await refuseOtherTables(client, manifest)
    const holdAgain = await letGo(client)
    // What migrations have written. The log, from which nobody may take, is empty by itself.
    for (const { table } of manifest.tables)
      if (!(await isEmpty(client, table))) await client.query(`truncate ${pg.escapeIdentifier(table)}`)
    progress.begin('tables', manifest.tables.length)
    for (const table of manifest.tables) {
      await loadTable(client, table, { place, key, progress })
      progress.done()
    }
    for (const { name, lastValue } of manifest.sequences)
      await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, lastValue])
    await compare?.(client)
    if (!keepsSessions) await client.query(endSessions)
    await holdAgain()
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** Takes references and triggers away, within a transaction. What it answers puts them back, and holds every row to them. */
export async function letGo(client: pg.Client) {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(references)
  const { rows: fired } = await client.query<{ table: string; name: string }>(triggers)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const { table, name } of fired) await client.query(`alter table ${table} disable trigger ${name}`)
  return async () => {
    for (const { table, name, definition } of keys) await client.query(`alter table ${table} add constraint ${name} ${definition}`)
    for (const { table, name } of fired) await client.query(`alter table ${table} enable trigger ${name}`)
  }
}

async function refuseOtherTables(client: pg.Client, manifest: Pick<Manifest, 'tables'>) {
  const there = new Map((await tablesOf(client)).map(({ name, columns }) => [name, columns.toSorted().join()]))
  const other = manifest.tables.filter(({ table, columns }) => there.get(table) !== columns.toSorted().join())
  const missing = [...there.keys()].filter((name) => !manifest.tables.some(({ table }) => table === name))
  if (other.length + missing.length)
    throw new Error(`The backup and its schema differ in ${[...other.map(({ table }) => table), ...missing].join(', ')}.`)
}

async function loadTable(
  client: pg.Client,
  { table, columns, rows, part }: DumpedTable,
  { place, key, progress }: Pick<Loading, 'place' | 'key' | 'progress'>,
) {
  if (!part) return
  const from = passing(await readPart(place, key, part.name), progress.counting(), () => undefined) as unknown as Readable
  const into = client.query(copyFrom(copyIn({ name: table, columns })))
  await pipeline(from, into)
  if (into.rowCount !== rows) throw new Error(`${table} has ${into.rowCount} rows, and ${rows} were written down.`)
}
