import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { keptState } from './keptState.ts'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/decisions/0083-what-is-kept-in-memory.md'), 'utf8')
const kinds = [...page.matchAll(/^- \*\*(\w+)\*\*:/gm)].map(([, kind]) => kind)
const rows = [...page.matchAll(/^\| `([^`]+)` \| (.+?) \| (\w+) \|/gm)].map(([, file, names, kind]) => ({
  file: file!,
  names: [...names!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  kind,
}))
const kept = keptState()
const lines = (of: Iterable<readonly [string, readonly string[]]>) =>
  [...of].map(([file, names]) => [file, ...[...names].sort()].join(' ')).sort()

test('the page of what is kept in memory tells of all of it, and why it may be there', () => {
  expect(lines(kept)).toEqual(lines(rows.map(({ file, names }) => [file, names] as const)))
  expect(rows.filter(({ kind }) => !kinds.includes(kind))).toEqual([])
})

test('what a module has, its objects hold and its functions remember is met', () => {
  expect(kept.get('server/kernel/ids.ts')).toEqual(['used', 'moment', 'sequence'])
  expect(kept.get('server/access/viewers.ts')).toEqual(['#sessions', '#links'])
  expect(kept.get('server/access/heldSql.ts')).toEqual(['written'])
  expect(kept.get('schema/day.ts')).toEqual(['norway'])
  expect(kept.get('server/kernel/regularly.ts')).toEqual(['regularly()'])
})
