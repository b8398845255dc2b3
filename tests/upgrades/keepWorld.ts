import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import { loadDemo } from '#demo/load.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/kernel/migrate.ts'

/**
 * Keeps the demo world of the version that it is run in, as rows of an empty database: DATABASE_URL=… node tests/upgrades/keepWorld.ts FILE.
 * What the migrations bring themselves stays out.
 */
const [file] = process.argv.slice(2)
const databaseUrl = process.env['DATABASE_URL']
if (!file || !databaseUrl) throw new Error('DATABASE_URL and a file to write are needed.')

const tables = `select c.relname name, array_agg(a.attname::text order by a.attnum) columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> 'schema_migration'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') group by c.relname order by c.relname`
const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function rowsOf(client: pg.Client, { name, columns }: { name: string; columns: string[] }) {
  const chunks: Buffer[] = []
  const sorted = `select ${columns.map(quoted).join()} from public.${quoted(name)} order by 1, 2`.replace(
    /, 2$/,
    columns.length > 1 ? ', 2' : '',
  )
  for await (const chunk of client.query(to(`copy (${sorted}) to stdout`))) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

const client = new pg.Client({ connectionString: databaseUrl })
const folder = await mkdtemp(path.join(tmpdir(), 'kept-world-'))
try {
  await migrate(databaseUrl)
  await client.connect()
  await client.query("set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 3")
  const all = (await client.query<{ name: string; columns: string[] }>(tables)).rows
  const before = new Map<string, string>()
  for (const table of all) before.set(table.name, await rowsOf(client, table))
  const secret = 'x'.repeat(32)
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: folder, SESSION_SECRET: secret, IDENTITY_KEY: secret }
  await loadDemo(readConfig(environment), databaseUrl)
  const { rows: migrations } = await client.query('select name, checksum from schema_migration order by name collate "C"')
  const parts = [JSON.stringify({ migrations })]
  for (const table of all) {
    const rows = await rowsOf(client, table)
    if (rows !== before.get(table.name)) parts.push(`${JSON.stringify(table)}\n${rows}\\.`)
  }
  await writeFile(file, gzipSync(`${parts.join('\n')}\n`, { level: 9 }))
} finally {
  await client.end()
  await rm(folder, { recursive: true, force: true })
}
