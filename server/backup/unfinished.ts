import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { unfinishedRestore } from '#server/kernel/unfinishedRestore.ts'

const fileIn = (dataDir: string) => path.join(dataDir, unfinishedRestore)

/** The product does not start on what says that it is being restored. */
export function beginIn(dataDir: string, id: string) {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(fileIn(dataDir), `${id}\n`)
}
export const endIn = (dataDir: string) => rmSync(fileIn(dataDir), { force: true })

/** Begins anew where a restore was broken off. */
export async function beginInDatabase(databaseUrl: string) {
  await inDatabase(databaseUrl, async (client) => {
    if (await saysUnfinished(client)) {
      await client.query('drop schema if exists pgboss cascade')
      await client.query('drop schema public cascade')
      await client.query('create schema public')
      await client.query('grant usage on schema public to public')
    } else await client.query(`create schema ${unfinishedRestore}`)
  })
}
export const endInDatabase = (databaseUrl: string) => inDatabase(databaseUrl, (client) => client.query(`drop schema ${unfinishedRestore}`))

/** Empty, or what a restore that was broken off has left. */
export const mayBeFilled = (databaseUrl: string) =>
  inDatabase(databaseUrl, async (client) => {
    if (await saysUnfinished(client)) return { isEmpty: true, isUnfinished: true }
    const { rows } = await client.query<{
      empty: boolean
    }>(`select not exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) empty`)
    return { isEmpty: rows[0]!.empty, isUnfinished: false }
  })

const saysUnfinished = async (client: pg.Client) => {
  const { rows } = await client.query<{ said: boolean }>('select to_regnamespace($1) is not null said', [unfinishedRestore])
  return rows[0]!.said
}

export async function inDatabase<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  // Whoever waits for an answer is told.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
