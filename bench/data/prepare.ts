import pg from 'pg'
import { migrate } from '../../server/kernel/migrate.ts'
import { type Amounts, generate } from './generate.ts'

/** The same server's superuser, whose password is the cluster's. */
export const asSuperuser = (url: string, database: string) =>
  Object.assign(new URL(url), { username: 'postgres', pathname: `/${database}` }).href

export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Nothing of PostgreSQL's own housekeeping falls into a window that is measured. */
const quiet = ["max_wal_size = '8GB'", "checkpoint_timeout = '1d'", 'autovacuum = off', "bgwriter_delay = '10s'"]

export const quieten = (url: string) =>
  connected(asSuperuser(url, 'postgres'), async (client) => {
    for (const setting of quiet) await client.query(`alter system set ${setting}`)
    await client.query('select pg_reload_conf()')
  })

/** Databases of that much, by their names. */
export async function prepareDatabases<Name extends string>(
  url: string,
  wanted: Readonly<Record<Name, Amounts>>,
): Promise<Record<Name, string>> {
  await migrate(url)
  const names = Object.keys(wanted) as Name[]
  await connected(asSuperuser(url, 'postgres'), async (client) => {
    for (const name of names) await client.query(`create database ${name} template grunnmur owner grunnmur`)
  })
  await Promise.all(names.map((name) => connected(asSuperuser(url, name), (client) => generate(client, wanted[name]))))
  const made = names.map((name) => [name, Object.assign(new URL(url), { pathname: `/${name}` }).href])
  return Object.fromEntries(made) as Record<Name, string>
}

export const checkpoint = (url: string) => connected(asSuperuser(url, 'postgres'), (client) => client.query('checkpoint'))
