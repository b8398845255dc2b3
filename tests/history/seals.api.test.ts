import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caretaker, caretakerOf } from '#server/access/caretaker.ts'
import { logFindings, sealDays } from '#server/history/seals.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

/** A day is left open for an hour after its midnight. */
const today = Date.now() - 3_600_000
const day = (daysAgo: number) => new Date(today - daysAgo * 86_400_000).toISOString().slice(0, 10)

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (const daysAgo of [5, 5, 4, 2, 2, 1, 0])
    await world.sql(
      `insert into audit_entry (at, operation, outcome, address, changed_fields) values ($1, 'login', 'done', '10.0.0.1', '{name}')`,
      [`${day(daysAgo)}T12:00:00Z`],
    )
  await sealDays(world.app)
})
afterAll(() => world.close())

async function found() {
  const kinds: string[] = []
  for await (const { kind, day: where } of logFindings(caretakerOf(world.app), world.app.files)) kinds.push(`${kind} ${where}`)
  return kinds
}
/** As only somebody could who rules over the database, and puts back afterwards. */
async function tampered(table: 'audit_entry' | 'audit_seal', statements: readonly string[]) {
  const { db } = world.app
  const runner = db.createQueryRunner()
  try {
    await runner.startTransaction()
    await runner.query(`grant update, delete on ${table} to current_user`)
    await runner.query(`alter table ${table} disable trigger user`)
    for (const statement of statements) await runner.query(statement)
    const kinds: string[] = []
    for await (const { kind, day: where } of logFindings(new Caretaker(runner.manager), world.app.files)) kinds.push(`${kind} ${where}`)
    return kinds
  } finally {
    await runner.rollbackTransaction()
    await runner.release()
  }
}
const entryOf = (daysAgo: number) =>
  `(select id from audit_entry where (at at time zone 'UTC')::date = '${day(daysAgo)}' order by at, id limit 1)`

test('each past day is sealed once, quiet ones too, and today is not', async () => {
  await sealDays(world.app)
  const seals = await world.sql<{ day: string; entries: number }>('select day::text, entries from audit_seal order by day')
  expect(seals).toEqual([5, 4, 3, 2, 1].map((daysAgo, i) => ({ day: day(daysAgo), entries: [2, 1, 0, 2, 1][i] })))
  expect(await found()).toEqual([])
})

test.each([
  ['changed', `update audit_entry set outcome = 'loginFailure' where id = ${entryOf(4)}`, 4],
  ['moved to another moment of its day', `update audit_entry set at = at + interval '1 microsecond' where id = ${entryOf(2)}`, 2],
  ['deleted', `delete from audit_entry where id = ${entryOf(5)}`, 5],
  ['added', `insert into audit_entry (at, operation, outcome) values ('${day(3)}T12:00:00Z', 'login', 'done')`, 3],
  ['added before the first', `insert into audit_entry (at, operation, outcome) values ('${day(9)}T12:00:00Z', 'login', 'done')`, 9],
])('an entry that was %s names its day', async (_, statement, daysAgo) => {
  expect(await tampered('audit_entry', [statement])).toEqual([`changed ${day(daysAgo)}`])
})

test('a seal that was made anew does not follow any more, and one that is gone leaves a gap', async () => {
  expect(await tampered('audit_seal', [`update audit_seal set hash = sha256('x') where day = '${day(3)}'`])).toEqual([
    `changed ${day(3)}`,
    `broken ${day(2)}`,
  ])
  expect(await tampered('audit_seal', [`delete from audit_seal where day = '${day(3)}'`])).toEqual([`broken ${day(2)}`])
  expect(await tampered('audit_seal', [`delete from audit_seal where day = '${day(5)}'`])).toContain(`broken ${day(4)}`)
})

test('seals are added to and read, and that is all', async () => {
  await expect(world.sql('update audit_seal set entries = 0')).rejects.toThrow(/permission denied|append-only/)
  await expect(world.sql('delete from audit_seal')).rejects.toThrow(/permission denied|append-only/)
  await expect(world.sql('truncate audit_seal')).rejects.toThrow(/permission denied|append-only/)
})

test('as a command it says until when, or which day', async () => {
  const env = { PATH: process.env['PATH'], ...world.environment }
  async function run() {
    const command = spawn(process.execPath, ['scripts/integrity.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [told, [code]] = await Promise.all([text(command.stdout), once(command, 'exit') as Promise<[number]>])
    return { told, code }
  }
  const whole = await run()
  expect(whole.code).toBe(0)
  expect(whole.told).toContain(`sealed until ${day(1)}`)
  await world.sql(`insert into audit_entry (at, operation, outcome) values ('${day(3)}T12:00:00Z', 'login', 'done')`)
  const changed = await run()
  expect(changed.code).toBe(1)
  expect(changed.told).toMatch(new RegExp(`^changed {2}${day(3)}`, 'm'))
})
