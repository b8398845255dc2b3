import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import pg from 'pg'

const folder = new URL('../../migrations/', import.meta.url)
const oneAtATime = 727_000
/** PostgreSQL's own number for version 15. */
const leastServerVersion = 150_000

interface Migration {
  name: string
  text: string
  checksum: string
}

const migrations = (): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8')
      return { name: file.slice(0, -'.sql'.length), text, checksum: createHash('sha256').update(text).digest('hex') }
    })

/**
 * Brings the database to the schema this code knows, each migration in a transaction of its own. Of several
 * instances that start at once, one migrates and the others wait. A database that is ahead of the code is refused.
 */
export async function migrate(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await refuseOldServer(client)
    await client.query('select pg_advisory_lock($1)', [oneAtATime])
    await client.query(
      'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    const { rows: applied } = await client.query<Pick<Migration, 'name' | 'checksum'>>(
      'select name, checksum from schema_migration order by name',
    )
    for (const migration of pending(migrations(), applied)) await apply(client, migration)
  } finally {
    await client.end()
  }
}

export function pending(known: Migration[], applied: Pick<Migration, 'name' | 'checksum'>[]): Migration[] {
  for (const { name, checksum } of applied) {
    const ours = known.find((migration) => migration.name === name)
    if (!ours)
      throw new Error(`The database is newer than this version of the product: it has the migration ${name}. Start the newer version.`)
    if (ours.checksum !== checksum) throw new Error(`The migration ${name} was changed after it was applied to this database.`)
  }
  return known.filter(({ name }) => !applied.some((migration) => migration.name === name))
}

async function refuseOldServer(client: pg.Client) {
  const { rows } = await client.query<{ version: number; name: string }>(
    "select current_setting('server_version_num')::int version, current_setting('server_version') name",
  )
  if (rows[0]!.version < leastServerVersion) throw new Error(`PostgreSQL ${rows[0]!.name} is too old: 15 is the least that works.`)
}

async function apply(client: pg.Client, { name, text, checksum }: Migration) {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed and was undone.`, { cause: error })
  }
}
