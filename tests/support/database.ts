import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inject } from 'vitest'

/** Where nothing stands between the product and its database. */
export const direct = async (databaseUrl: string) => databaseUrl

export type TestDatabase = { url: string; drop: () => Promise<void> }

const oneCopyAtATime = 727_001

async function connected<T>(url: URL, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const administer = (url: URL, statements: string[]) =>
  connected(url, async (client) => {
    for (const statement of statements) await client.query(statement)
  })

export const databasesNamed = (url: URL, prefix: string) =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database where starts_with(datname, $1)', [prefix])
    return rows.map(({ datname }) => datname)
  })

/** What the server itself is doing in it, such as a vacuum, is not ours to end; it is soon over. */
export async function drop(server: URL, name: string, attempts = 50): Promise<void> {
  try {
    await administer(server, [`drop database ${name} with (force)`])
  } catch (error) {
    if (attempts === 0 || (error as { code?: unknown }).code !== notOursToEnd) throw error
    await pause(100)
    await drop(server, name, attempts - 1)
  }
}
const notOursToEnd = '42501'

/** A migrated, empty database. Nobody may be connected to the template while it is copied. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { templateUrl, prefix } = inject('worlds')
  const template = new URL(templateUrl)
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  await administer(template, [
    `select pg_advisory_lock(${oneCopyAtATime})`,
    `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`,
    // Looked at anew, what is asked for would seldom be found in another way, and that look costs more than most of the asking.
    `alter database ${name} set plan_cache_mode = force_generic_plan`,
  ])
  return {
    url: new URL(`/${name}`, template).href,
    drop: () => drop(template, name),
  }
}
