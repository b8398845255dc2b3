import { pipeline, type Readable } from 'node:stream'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { BackupKey } from './backupKey.ts'
import { copyOut, isEmpty, migrationsOf, sameForm, type Table, tablesOf } from './catalog.ts'
import type { DumpedTable } from './manifest.ts'
import { putPart } from './parts.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import type { Progress } from './progress.ts'

const hands = 2
const reading = 'begin isolation level repeatable read read only'

export interface Snapshot {
  client: pg.Client
  /** A moment just before: whatever was acknowledged until then is shown. */
  takenAt: Date
  /** What others name to see the same. */
  name: string
}

/** One view of everything, which stands still until it is ended. */
export async function openSnapshot(client: pg.Client): Promise<Snapshot> {
  await client.query(sameForm)
  await client.query(reading)
  // A transaction has its view from its first statement on; its own moment is the one at which it began.
  const { rows } = await client.query<{ takenAt: Date; name: string }>('select now() "takenAt", pg_export_snapshot() name')
  return { client, ...rows[0]! }
}

interface Dumping {
  databaseUrl: string
  snapshot: Snapshot
  id: string
  place: BackupPlace
  key: BackupKey
  progress: Progress
}

/** Every table as it is in the snapshot, each a part of its own; two at a time. */
export async function dumpTables(dumping: Dumping): Promise<DumpedTable[]> {
  const { databaseUrl, snapshot, progress } = dumping
  const waiting = await tablesOf(snapshot.client)
  progress.begin('tables', waiting.length)
  const done: DumpedTable[] = []
  const dumpNext = async () => {
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'grunnmur backup' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query(sameForm)
      await client.query(reading)
      await client.query(`set transaction snapshot ${pg.escapeLiteral(snapshot.name)}`)
      for (let table = waiting.shift(); table; table = waiting.shift()) {
        done.push(await dumpTable(client, table, dumping))
        progress.done()
      }
    } finally {
      await client.end()
    }
  }
  await Promise.all(Array.from({ length: hands }, dumpNext))
  return done.toSorted((a, b) => (a.table < b.table ? -1 : 1))
}

async function dumpTable(client: pg.Client, table: Table, { id, place, key, progress }: Dumping): Promise<DumpedTable> {
  const dumped = { table: table.name, columns: table.columns }
  if (await isEmpty(client, table.name)) return { ...dumped, rows: 0 }
  const rows = client.query(copyTo(copyOut(table)))
  const counted = pipeline(rows, progress.counting(), () => undefined) as unknown as Readable
  const part = await putPart(place, key, `${id}.table.${table.name}`, counted)
  return { ...dumped, rows: rows.rowCount, part }
}

/** Whether the schema is still the one that the snapshot showed; else tables may have been read in two forms. */
export async function refuseIfMigrated(databaseUrl: string, before: Awaited<ReturnType<typeof migrationsOf>>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const after = await migrationsOf(client)
    if (after.length !== before.length) throw new Error('The database was brought to another schema meanwhile. Take the backup again.')
  } finally {
    await client.end()
  }
}
