import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { migrate, type Step } from '#server/kernel/migrate.ts'
import { migrationFiles } from '#server/kernel/migrationFiles.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { describeSchema, whateverTheOrder } from '#tests/support/describeSchema.ts'
import { keptWorlds, loadKeptWorld } from './keptWorlds.ts'

const all = migrationFiles().map(({ name }) => name)
const tables = `select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migration' order by tablename`

/** How many rows there are of everything. */
async function counts(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tablename: string }>(tables)
    const told: Record<string, number> = {}
    for (const { tablename } of rows)
      told[tablename] = (await client.query<{ n: number }>(`select count(*)::int n from ${tablename}`)).rows[0]!.n
    return told
  } finally {
    await client.end()
  }
}

describe.each(keptWorlds)('a database of the time of %s', async (name) => {
  const { url, drop } = await createTestDatabase()
  const fresh = await createTestDatabase()
  afterAll(() => Promise.all([drop(), fresh.drop()]))
  const had = await loadKeptWorld(name, url)
  const before = await counts(url)

  test('is brought on by what has come since, step by step', async () => {
    const steps: Step[] = []
    await migrate(url, (step) => steps.push(step))
    expect(had.at(-1)!.name).toBe(name)
    expect(steps.map(({ migration }) => migration)).toEqual(all.filter((migration) => migration > name))
  })

  test('has lost nothing', async () => {
    const after = await counts(url)
    expect(before['estate']).toBeGreaterThan(0)
    // What was implied then has rows of its own since: whom a section is denied to, and colleagues in a project.
    const fewer = Object.keys(before).filter((table) => !(after[table]! >= before[table]!))
    const more = Object.keys(before).filter((table) => after[table]! > before[table]!)
    expect(fewer).toEqual([])
    expect(['permission', 'project_document_list', 'project_participant']).toEqual(expect.arrayContaining(more))
  })

  test('is like a new one then', async () => {
    expect(whateverTheOrder(await describeSchema(url))).toEqual(whateverTheOrder(await describeSchema(fresh.url)))
  })
})
