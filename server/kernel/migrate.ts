import pg from 'pg'
import { type CarryOver, carryOver } from './carryOver.ts'
import { type Applied, type Migration, migrationFiles } from './migrationFiles.ts'
import { productVersion } from './productVersion.ts'
import { unfinishedRestore } from './unfinishedRestore.ts'

const oneAtATime = 727_000
/** PostgreSQL's own number for version 15. */
const leastServerVersion = 150_000
/** Milliseconds. An address where nobody answers would be waited for by the operating system's measure, which is minutes. */
const patience = 10_000

/** What brought a database on, for whoever watches an upgrade. */
export interface Step {
  migration: string
  milliseconds: number
}

/** For who restores: only the migrations that a backup names, on what nobody else may begin with. */
interface Restoring {
  only?: ReadonlySet<string>
}

/**
 * Brings the database to the schema this code knows, each migration in a transaction of its own. Of several
 * instances that start at once, one migrates and the others wait. A database that is ahead of the code is refused. Each
 * step of an upgrade is told; an empty database has nothing to be upgraded.
 */
export async function migrate(databaseUrl: string, tell: (step: Step) => void = () => undefined, restoring?: Restoring): Promise<void> {
  const files = migrationFiles().filter(({ name }) => restoring?.only?.has(name) ?? true)
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: patience })
  await client.connect().catch((error: unknown) => {
    throw new Error(`The database at ${placeOf(databaseUrl)} can't be reached (DATABASE_URL).`, { cause: error })
  })
  try {
    await refuseOldServer(client)
    if (!restoring) await refuseUnfinished(client)
    await client.query('select pg_advisory_lock($1)', [oneAtATime])
    await client.query(
      `create table if not exists schema_migration (
        name text primary key, checksum text not null, applied_at timestamptz not null default now(), version text);
      alter table schema_migration add column if not exists version text`,
    )
    const before = await applied(client)
    const telling = before.length ? tell : () => undefined
    const old = carryOver(files, before)
    if (old) await timed(old.lastBaseline, telling, () => carry(client, old))
    for (const migration of pending(files, await applied(client))) await timed(migration.name, telling, () => apply(client, migration))
  } finally {
    await client.end()
  }
}

/** Without who enters it and by what. */
export function placeOf(databaseUrl: string) {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${decodeURIComponent(hostname)}${port && `:${port}`}${pathname}`
}

/** Those that the database does not have yet. Numbers only grow: one that comes below what is applied was never tried there. */
export function pending(migrations: readonly Migration[], applied: readonly Applied[]): Migration[] {
  for (const { name, checksum, version } of applied) {
    const ours = migrations.find((migration) => migration.name === name)
    if (!ours) throw new Error(`The database is newer than this version of the product: ${newerThanUs(name, version)}`)
    if (ours.checksum !== checksum && !ours.earlier.includes(checksum))
      throw new Error(`The migration ${name} was changed after it was applied to this database.`)
  }
  const newest = applied.reduce((last, { name }) => (name > last ? name : last), '')
  const missing = migrations.filter(({ name }) => !applied.some((migration) => migration.name === name))
  const late = missing.find(({ name }) => name < newest)
  if (late) throw new Error(`The migration ${late.name} comes before ${newest}, which the database has already. Give it the next number.`)
  return missing
}

const newerThanUs = (name: string, version: string | null | undefined) =>
  version
    ? `version ${version} brought it the migration ${name}, and this is ${productVersion}. Start ${version} or newer.`
    : `it has the migration ${name}, and this is ${productVersion}. Start the newer version.`

async function timed(migration: string, tell: (step: Step) => void, work: () => Promise<unknown>) {
  const start = performance.now()
  await work()
  tell({ migration, milliseconds: Math.round(performance.now() - start) })
}

const applied = async (client: pg.Client) => (await client.query<Applied>('select name, checksum, version from schema_migration')).rows

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int version, current_setting('server_version') name",
  )
  if (rows[0]!.version < leastServerVersion) throw new Error(`PostgreSQL ${rows[0]!.name} is too old: 15 is the least that works.`)
}

async function refuseUnfinished(client: pg.Client) {
  const { rows } = await client.query<{ said: boolean }>('select to_regnamespace($1) is not null said', [unfinishedRestore])
  if (rows[0]!.said) throw new Error('The database is being restored, or that was broken off: run npm run restore again to its end.')
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
  client.query('insert into schema_migration (name, checksum, version) values ($1, $2, $3)', [name, checksum, productVersion])

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
