import pg from 'pg'
import { migrate } from '../../server/kernel/migrate.ts'
import { type Amounts, generate } from './generate.ts'

/** The same server's superuser, whose password is the cluster's. */
const asSuperuser = (url: string, database: string) => Object.assign(new URL(url), { username: 'postgres', pathname: `/${database}` }).href

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

/** A database of that much. */
export async function prepareDatabase(url: string, name: string, amounts: Amounts): Promise<string> {
  const own = Object.assign(new URL(url), { pathname: `/${name}` }).href
  await connected(asSuperuser(url, 'postgres'), (client) => client.query(`create database ${name} owner grunnmur`))
  await migrate(own)
  await connected(asSuperuser(own, name), (client) => generate(client, amounts))
  return own
}

export const checkpoint = (url: string) => connected(asSuperuser(url, 'postgres'), (client) => client.query('checkpoint'))
