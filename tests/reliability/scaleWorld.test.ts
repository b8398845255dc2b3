import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { holdAgainstTriggers } from '../../bench/data/generate.ts'
import { asSuperuser, connected } from '../../bench/data/prepare.ts'
import { begin, grow, isBegun } from '../../bench/scale/grow.ts'
import { stepsOf } from '../../bench/scale/steps.ts'

const amounts = { estates: 1000, tasks: 2000, files: 3000, entries: 5000, largeProjects: 30 }

const foreignKeys = `select conrelid::regclass::text "table", conname "name", pg_get_constraintdef(oid) "definition" from pg_constraint
  where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

/** They were taken on trust: each is made anew, and so held against every row. */
async function holdAgainstForeignKeys(client: pg.Client) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(foreignKeys)
  await client.query('begin')
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
  await client.query('rollback')
  return rows.length
}

const indexes = `select count(*)::int count from pg_index where indrelid in (select oid from pg_class
  where relnamespace in ('public'::regnamespace, 'audit_months'::regnamespace) and (not relispartition or relname in ('earlier', 'unforeseen')))`
const countOf = async (client: pg.Client, text: string) => (await client.query<{ count: number }>(text)).rows[0]!.count

test('a large world is one that the product could have made, also where it was cut off on the way', async () => {
  const { url, drop } = await createTestDatabase()
  afterAll(drop)
  const all = asSuperuser(url, new URL(url).pathname.slice(1))
  await connected(all, async (client) => {
    expect(await isBegun(client)).toBe(false)
    const before = await countOf(client, indexes)
    await begin(client, amounts)
    expect(await isBegun(client)).toBe(true)
    const tables = stepsOf(amounts).map(({ table }) => table)
    const held = await Promise.all(tables.map((table) => countOf(client, `select count(*)::int count from ${table}`)))

    const cutOff = new Error('cut off')
    const dies = (line: string) => {
      if (line.startsWith('files')) throw cutOff
    }
    await expect(grow(all, amounts, dies)).rejects.toBe(cutOff)
    const told: string[] = []
    await grow(all, amounts, (line) => told.push(line))
    expect(told.filter((line) => /^(tasks|files):/.test(line))).toEqual([])
    expect(told).toContain('entries of the history: 5,000 of 5,000')

    const reports = amounts.files / 50
    const added = [amounts.tasks, amounts.files, reports, reports, amounts.entries]
    for (const [i, table] of tables.entries())
      expect([table, await countOf(client, `select count(*)::int count from ${table}`)]).toEqual([table, held[i]! + added[i]!])
    expect(await countOf(client, indexes)).toBe(before)
    await holdAgainstTriggers(client)
    expect(await holdAgainstForeignKeys(client)).toBeGreaterThan(100)
  })
})
