import pg from 'pg'
import { type CarryOver, carryOver } from './carryOver.ts'
import { type Applied, type Migration, migrationFiles } from './migrationFiles.ts'

const oneAtATime = 727_000
/** PostgreSQL's own number for version 15. */
const leastServerVersion = 150_000

/**
 * Brings the database to the schema this code knows, each migration in a transaction of its own. Of several
 * instances that start at once, one migrates and the others wait. A database that is ahead of the code is refused.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const known = migrationFiles()
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [oneAtATime])
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const old = carryOver(known, await applied(client))
    if (old) await carry(client, old)
    for (const migration of pending(known, await applied(client))) await apply(client, migration)
  } finally {
    await client.end()
  }
}

/** Those that the database does not have yet. Numbers only grow: one that comes below what is applied was never tried there. */
export function pending(known: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { name, checksum } of applied) {
    const ours = known.find((migration) => migration.name === name)
    if (!ours)
      throw new Error(`The database is newer than this version of the product: it has the migration ${name}. Start the newer version.`)
    if (ours.checksum !== checksum) throw new Error(`The migration ${name} was changed after it was applied to this database.`)
  }
  const newest = applied.reduce((last, { name }) => (name > last ? name : last), '')
  const missing = known.filter(({ name }) => !applied.some((migration) => migration.name === name))
  const late = missing.find(({ name }) => name < newest)
  if (late) throw new Error(`The migration ${late.name} comes before ${newest}, which the database has already. Give it the next number.`)
  return missing
}

const applied = async (client: pg.Client) => (await client.query<Applied>('select name, checksum from schema_migration')).rows

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int version, current_setting('server_version') name",
  )
  if (rows[0]!.version < leastServerVersion) throw new Error(`PostgreSQL ${rows[0]!.name} is too old: 15 is the least that works.`)
}

const carry = (client: pg.Client, { text, forgets, records }: CarryOver) =>
  inTransaction(client, 'The database could not be carried over to the baselines, and was left as it was.', async () => {
    await client.query(text)
    await client.query('delete from schema_migration where name = any($1)', [forgets])
    for (const migration of records) await record(client, migration)
  })

const apply = (client: pg.Client, migration: Migration) =>
  inTransaction(client, `The migration ${migration.name} failed and was undone.`, async () => {
    await client.query(migration.text)
    await record(client, migration)
  })

const record = (client: pg.Client, { name, checksum }: Migration) =>
  client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])

async function inTransaction(client: pg.Client, complaint: string, work: () => Promise<unknown>) {
  await client.query('begin')
  try {
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(complaint, { cause: error })
  }
}
