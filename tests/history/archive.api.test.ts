import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { moveOldMonths } from '#server/history/archive/moving.ts'
import { logFindings, sealDays } from '#server/history/seals.ts'
import { differencesIn } from '#server/start/differences.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

/** The first day of a month that so many have followed. */
const monthAgo = (months: number) => {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 10)
}
const told = (text: string) => `${text.slice(0, 8)}15T12:00:00Z`

let world: World
beforeAll(async () => {
  world = await createWorld({ AUDIT_MONTHS: '2' })
  // As the log lies after half a year, its beginning as one part.
  await world.sql('alter table audit_entry detach partition audit_months.earlier')
  await world.sql(
    `alter table audit_entry attach partition audit_months.earlier for values from (minvalue) to ('${monthAgo(4)}T00:00:00Z')`,
  )
  for (const months of [4, 3, 2, 1]) await world.sql('select add_audit_month($1)', [monthAgo(months)])
})
afterAll(() => world.close())

const enter = (months: number, times = 1) =>
  world.sql(
    `insert into audit_entry (at, operation, outcome, address, record_id, changed_fields)
      select $1::timestamptz + n * interval '1 hour', 'saveRoom', 'done', '10.0.0.1', new_id(), array['name', 'a "b"'] from generate_series(1, $2) n`,
    [told(monthAgo(months)), times],
  )
async function found() {
  const kinds: string[] = []
  for await (const { kind, day } of logFindings(caretakerOf(world.app), world.app.files)) kinds.push(`${kind} ${day}`)
  return kinds
}
const months = () =>
  world.sql<{ month: string; id: string; isMoved: boolean }>(
    `select month::text, id, moved_at is not null "isMoved" from audit_archive order by month`,
  )
const live = async () => Number((await world.sql<{ n: string }>(`select count(*) n from audit_entry where operation = 'saveRoom'`))[0]!.n)
const contentOf = async (id: string) => buffer(await world.app.files.read(id))

/** Moves in a process of its own, which dies at the so manyth use of the store; how it ended. */
async function dyingAt(times: number) {
  const env = { PATH: process.env['PATH'], ...world.environment }
  const child = spawn(process.execPath, ['tests/history/movingAndDying.ts', String(times)], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
  return signal ?? code
}

interface Archive {
  before: string
  months: { month: string; sha256: string; url: string }[]
}

const answered = (data: object | null | undefined) => (data as { auditArchive: Archive }).auditArchive

test('by itself all of the log stays where it is', async () => {
  for (const [months, times] of [
    [6, 3],
    [5, 2],
    [4, 4],
    [3, 5],
    [1, 1],
    [0, 1],
  ] as const)
    await enter(months, times)
  await sealDays(world.app)
  await moveOldMonths({ ...world.app, config: { ...world.app.config, auditMonths: undefined } })
  expect(await months()).toEqual([])
  expect(await live()).toBe(16)
})

test('a kill at any moment leaves each entry in the database, in the store, or in both', async () => {
  const endings = []
  // Read back for the first time; with a month written already, which is read again the next night; as that one is read again.
  for (const times of [2, 4, 1]) {
    endings.push(await dyingAt(times))
    expect(await found()).toEqual([])
    const [{ n }] = (await world.sql<{ n: string }>(
      'select coalesce(sum(entry_count), 0) n from audit_archive where moved_at is not null',
    )) as [{ n: string }]
    expect((await live()) + Number(n)).toBe(16)
  }
  expect(endings).toEqual(['SIGKILL', 'SIGKILL', 'SIGKILL'])
  expect(await dyingAt(0)).toBe(0)
  expect(await live()).toBe(2)
  expect((await months()).map(({ month, isMoved }) => [month, isMoved])).toEqual([6, 5, 4, 3].map((ago) => [monthAgo(ago), true]))
  expect(await found()).toEqual([])
})

test('a month is a file that proves itself: what it holds, and the hash of each day', async () => {
  const { id } = (await months())[0]!
  const [head, ...lines] = gunzipSync(await contentOf(id))
    .toString()
    .trimEnd()
    .split('\n')
  const manifest = JSON.parse(head!)
  expect(manifest).toMatchObject({ format: 1, month: monthAgo(6), entries: 3, previous: null })
  const { day, sha256 } = manifest.days.find(({ entries }: { entries: number }) => entries > 0)
  const before = manifest.days[manifest.days.findIndex((one: { day: string }) => one.day === day) - 1]
  const hash = createHash('sha256')
    .update(Buffer.from(before?.sha256 ?? '', 'hex'))
    .update(day)
  for (const line of lines) hash.update(`\n${line}`)
  expect(hash.digest('hex')).toBe(sha256)
  const entry = Object.fromEntries(manifest.columns.map((column: string, i: number) => [column, JSON.parse(lines[0]!)[i]]))
  expect(entry).toMatchObject({ operation: 'saveRoom', outcome: 'done', address: '10.0.0.1', changedFields: ['name', 'a "b"'] })
})

test('the system administrator is told until when, and fetches each month; nobody else does', async () => {
  const admin = await world.account({ isSystemAdmin: true })
  const document = '{ auditArchive { before months { month entryCount byteCount sha256 url } } }'
  const { data } = await admin.gql(document)
  const { before, months: told } = answered(data)
  expect(before).toBe(monthAgo(2))
  expect(told.map(({ month }) => month)).toEqual([3, 4, 5, 6].map(monthAgo))
  const { url, sha256 } = told[0]!
  const file = await world.app.files.read((await months()).at(-1)!.id)
  expect(
    createHash('sha256')
      .update(await buffer(file))
      .digest('hex'),
  ).toBe(sha256)
  const fetched = await admin.get(url)
  expect(fetched.status).toBe(200)
  expect(createHash('sha256').update(fetched.raw).digest('hex')).toBe(sha256)
  expect(await admin.get('/files/audit/1999-01')).toMatchObject({ status: 404 })
  expect(await (await world.account()).get(url)).toMatchObject({ status: 403 })
  expect(await world.anonymous().get(url)).toMatchObject({ status: 401 })
})

test('a flipped byte, a lost file and an entry put back are named', async () => {
  const said: string[] = []
  const look = async () => {
    said.length = 0
    const { count } = await differencesIn(world.environment['DATABASE_URL']!, world.app.files, (line) => said.push(line))
    return count
  }
  expect(await look()).toBe(0)
  const { id } = (await months())[1]!
  const content = await contentOf(id)
  const middle = Math.floor(content.length / 2)
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
  await world.app.files.delete(id)
  await world.app.files.put(id, Readable.from([content]))
  expect(await look()).toBeGreaterThan(0)
  expect(said.join('\n')).toContain(`damaged  ${id}`)
  expect(said.join('\n')).toMatch(new RegExp(`^(unreadable|changed) {2}${monthAgo(5).slice(0, 7)}`, 'm'))
  content.writeUInt8(content.readUInt8(middle) ^ 1, middle)
  await world.app.files.delete(id)
  expect(await look()).toBe(2)
  expect(said.join('\n')).toContain(`missing  ${id}`)
  await world.app.files.put(id, Readable.from([content]))
  expect(await look()).toBe(0)
  await enter(5)
  expect(await found()).toEqual([`changed ${told(monthAgo(5)).slice(0, 10)}`])
})

test('a month that is not what was sealed is not moved, and what was moved is not written over', async () => {
  await enter(2, 2)
  await sealDays(world.app)
  await expect(moveOldMonths({ ...world.app, config: { ...world.app.config, auditMonths: 1 } })).rejects.toThrow(/is not what was sealed/)
  expect((await months()).map(({ month }) => month)).toEqual([6, 5, 4, 3].map(monthAgo))
  await expect(world.sql('delete from audit_archive')).rejects.toThrow(/append-only/)
  await expect(world.sql(`update audit_archive set sha256 = sha256('x')`)).rejects.toThrow(/append-only/)
})
