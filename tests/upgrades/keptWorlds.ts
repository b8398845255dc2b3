import { readdirSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { copyIn, isEmpty, sameForm, type Table } from '#server/backup/catalog.ts'
import { letGo } from '#server/backup/loadDatabase.ts'
import { migrate } from '#server/kernel/migrate.ts'

const folder = new URL('worlds/', import.meta.url)

/** Named for the last migration of their time. */
export const keptWorlds = readdirSync(folder)
  .map((file) => file.replace('.gz', ''))
  .sort()

interface KeptTable extends Table {
  rows: string
}

function read(name: string) {
  const [head, ...lines] = gunzipSync(readFileSync(new URL(`${name}.gz`, folder)))
    .toString()
    .split('\n')
  const { migrations } = JSON.parse(head!) as { migrations: { name: string; checksum: string }[] }
  const tables: KeptTable[] = []
  for (let i = 0; i < lines.length - 1; i++) {
    const begin = i + 1
    const table = JSON.parse(lines[i]!) as Table
    while (lines[++i] !== '\\.');
    tables.push({ ...table, rows: lines.slice(begin, i).join('\n') })
  }
  return { migrations, tables }
}

/** Makes an empty database what it was then: by the migrations of then, which are frozen, and the rows of its demo data. */
export async function loadKeptWorld(name: string, url: string) {
  const { migrations, tables } = read(name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('drop schema public cascade; create schema public')
    await migrate(url, undefined, { only: new Set(migrations.map((migration) => migration.name)) })
    await client.query(sameForm)
    // As they were, whatever a trigger would make of them.
    await client.query('begin')
    const holdAgain = await letGo(client)
    // What migrations have written. The log, from which nobody may take, is empty by itself.
    for (const { name: table } of tables) if (!(await isEmpty(client, table))) await client.query(`truncate public.${table}`)
    for (const table of tables) {
      const rows = table.rows && `${table.rows}\n`
      await pipeline(Readable.from([rows]), client.query(from(copyIn(table))))
    }
    await holdAgain()
    await client.query('commit')
  } finally {
    await client.end()
  }
  return migrations
}
