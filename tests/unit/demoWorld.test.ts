import { describe, expect, test } from 'vitest'
import { demoWorld } from '#demo/world/demoWorld.ts'
import type { RowValues } from '#demo/world/tables.ts'
import { slices } from '#server/slices.ts'

const secrets = { passwordHashes: new Map(), sealKey: (_linkId: string, key: string) => Buffer.from(key) }
const worldAt = (now: string) => demoWorld(new Date(now), secrets).rows
const past = ['createdAt', 'updatedAt', 'at', 'validFrom'] as const

describe.each(['2026-01-01T00:10:00Z', '2028-02-29T12:00:00Z', '2031-03-31T23:50:00Z', '2033-12-31T05:00:00Z'])(
  'loaded at %s, the demo world',
  (now) => {
    const everyRow = Object.entries(worldAt(now)).flatMap(([table, rows]) => rows.map((row) => ({ table, row })))

    test('has no row from the future, and none that was changed before it was made', () => {
      const moments = ({ row }: { row: RowValues }) => past.flatMap((property) => (row[property] ? [row[property] as Date] : []))
      expect(everyRow.filter((each) => moments(each).some((moment) => moment >= new Date(now)))).toEqual([])
      expect(everyRow.filter(({ row }) => row['updatedAt'] && row['updatedAt'] < row['createdAt']!)).toEqual([])
    })

    test('names every record once, and everybody acts only after having joined', () => {
      const ids = everyRow.flatMap(({ table, row }) => (row['id'] ? [`${table} ${row['id'] as string}`] : []))
      expect(new Set(ids).size).toBe(ids.length)
      const joined = new Map(everyRow.filter(({ table }) => table === 'app_user').map(({ row }) => [row['id'], row['createdAt']!]))
      const early = everyRow.filter(({ table, row }) => table === 'audit_entry' && row['userId'] && row['at']! < joined.get(row['userId'])!)
      expect(early).toEqual([])
    })
  },
)

test('two loads at one moment make the same world', () => {
  expect(worldAt('2030-06-15T10:00:00Z')).toEqual(worldAt('2030-06-15T10:00:00Z'))
})

test('the history knows only what the product can do', () => {
  const commands = new Set(slices.flatMap(({ graphql }) => Object.keys(graphql?.Mutation ?? {})))
  const told = worldAt('2030-06-15T10:00:00Z').audit_entry!.map(({ operation }) => operation as string)
  expect(told.length).toBeGreaterThan(100)
  expect([...new Set(told)].filter((operation) => !commands.has(operation))).toEqual([])
})

test('telephone numbers are of the range that is nobody’s', () => {
  const { app_user: users, estate: estates } = worldAt('2030-06-15T10:00:00Z')
  const numbers = [...users!.map(({ phone }) => phone), ...estates!.map(({ contactPhoneNumber }) => contactPhoneNumber)].filter(Boolean)
  expect(numbers.filter((number) => !/^\+476805\d{4}$/.test(number as string))).toEqual([])
})

test('a property is begun with and not done: it has a picture and papers, and neither rooms nor a plan', () => {
  const { estate, estate_owner, account, report_archive_document, room, maintenance_task } = worldAt('2030-06-15T10:00:00Z')
  const held = (rows: readonly RowValues[] | undefined) => new Set(rows!.map(({ estateId }) => estateId))
  const [papers, rooms, tasks] = [held(report_archive_document), held(room), held(maintenance_task)]
  const begun = estate!.filter(({ id, imageFileId }) => imageFileId && papers.has(id) && !rooms.has(id) && !tasks.has(id))
  const owners = estate_owner!.filter(({ estateId }) => begun.some(({ id }) => id === estateId)).map(({ accountId }) => accountId)
  expect(account!.filter(({ id }) => owners.includes(id)).map(({ name }) => name)).toContain('Mona Flerdal')
})
