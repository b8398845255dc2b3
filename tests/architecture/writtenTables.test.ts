import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { entitiesOf } from '#server/kernel/assemble.ts'
import { slices } from '#server/slices.ts'
import { sources } from './sources.ts'

const schema = readFileSync(path.resolve(import.meta.dirname, '../../migrations/schema.sql'), 'utf8')
const tables = [...schema.matchAll(/^CREATE TABLE (\w+) \(/gm)].map(([, table]) => table!)
const server = sources().filter(({ file }) => file.startsWith('server/'))

/** Written without being an entity, and why. */
const exceptions: Readonly<Record<string, string>> = {
  schema_migration: 'it is there before any other table, and is asked before there is anything to map',
}

const writes = (table: string) => new RegExp(`\\b(insert\\s+into|update|delete\\s+from|merge\\s+into)\\s+(only\\s+)?${table}\\b`, 'i')

test('a table that the server writes has an entity', () => {
  const mapped = new Set(entitiesOf(slices).map(({ options }) => options.tableName))
  const bare = tables.filter((table) => !mapped.has(table) && server.some(({ text }) => writes(table).test(text)))
  expect(bare).toEqual(Object.keys(exceptions))
})

test('every table is looked for', () => {
  expect(tables).toContain('moisture_reading')
  expect(tables.length).toBe([...schema.matchAll(/\bCREATE TABLE\b/g)].length)
})
