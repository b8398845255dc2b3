import { afterAll, beforeAll, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { prepareMonths } from '#server/history/months.ts'
import { logFindings, sealDays } from '#server/history/seals.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const enter = (at: string, operation = 'login') =>
  world.sql(`insert into audit_entry (at, operation, outcome) values (${at}, $1, 'done')`, [operation])
const partOf = async (operation: string) => {
  const rows = await world.sql<{ part: string }>('select tableoid::regclass::text part from audit_entry where operation = $1', [operation])
  return rows.map(({ part }) => part)
}
const months = async () => (await world.sql<{ name: string }>('select "name" from audit_month order by begins_at')).map(({ name }) => name)
const month = async (moment: string) => (await world.sql<{ name: string }>(`select to_char(${moment}, '"month_"YYYY_MM') "name"`))[0]!.name

test('there is this month and three ahead, and what was there before them', async () => {
  await prepareMonths(world.app)
  const ahead = await Promise.all(
    [0, 1, 2, 3].map((n) => month(`(date_trunc('month', now() at time zone 'UTC') + interval '${n} months')`)),
  )
  expect(await months()).toEqual(['earlier', ...ahead])
  await enter('now()', 'ofNow')
  expect(await partOf('ofNow')).toEqual([`audit_months.${ahead[0]}`])
})

test('an entry without a month is not refused, is warned of, and has its month from the next night on', async () => {
  const warned: unknown[] = []
  const log = { warn: (told: object, text: string) => void warned.push({ ...told, text }) } as unknown as World['app']['log']
  await enter("now() + interval '5 years'", 'ofLater')
  await enter("now() + interval '6 years'", 'ofMuchLater')
  expect(await partOf('ofLater')).toEqual(['audit_months.unforeseen'])
  await prepareMonths({ db: world.app.db, log })
  expect(warned).toEqual([{ entries: 2, text: 'entries of the audit log lay outside of its months, and were given theirs' }])
  expect(await partOf('ofLater')).toEqual([`audit_months.${await month("now() at time zone 'UTC' + interval '5 years'")}`])
  expect(await partOf('ofMuchLater')).toEqual([`audit_months.${await month("now() at time zone 'UTC' + interval '6 years'")}`])
  await prepareMonths({ db: world.app.db, log })
  expect(warned).toHaveLength(1)
  await enter("now() + interval '7 years'", 'ofTheEnd')
  expect(await partOf('ofTheEnd')).toEqual(['audit_months.unforeseen'])
})

test('no part gives away what is in it, and each holds its ids to be there once', async () => {
  const parts = [...(await months()), 'unforeseen']
  for (const part of parts) {
    await expect(world.sql(`delete from audit_months.${part}`)).rejects.toThrow(/permission denied|append-only/)
    await expect(world.sql(`update audit_months.${part} set outcome = 'done'`)).rejects.toThrow(/permission denied|append-only/)
    await expect(world.sql(`truncate audit_months.${part}`)).rejects.toThrow(/permission denied|append-only/)
  }
  const again =
    "insert into audit_entry (id, at, operation, outcome) select id, at, operation, outcome from audit_entry where operation = 'ofNow'"
  await expect(world.sql(again)).rejects.toThrow(/duplicate key/)
})

test('what was written by the same person is counted in every part', async () => {
  const { userId: id } = await world.account()
  const counted = async () => (await world.sql<{ times: string }>('select times from user_write where user_id = $1', [id]))[0]?.times ?? '0'
  const before = Number(await counted())
  for (const at of ["now() - interval '1 year'", 'now()', "now() + interval '40 days'"])
    await world.sql(`insert into audit_entry (at, user_id, operation, outcome) values (${at}, $1, 'saveProfile', 'done')`, [id])
  expect(Number(await counted())).toBe(before + 3)
})

test('days that lie in several parts are sealed and held against their seals as one log', async () => {
  await enter("now() - interval '40 days'")
  await enter("now() - interval '2 days'")
  await sealDays(world.app)
  const found: unknown[] = []
  for await (const finding of logFindings(caretakerOf(world.app), world.app.files)) found.push(finding)
  expect(found).toEqual([])
  const plan = await world.sql<{ 'QUERY PLAN': string }>(
    "explain select id from audit_entry where at >= '2020-03-01Z' and at < '2020-03-02Z' order by at, id limit 10",
  )
  const told = plan.map((row) => row['QUERY PLAN']).join('\n')
  expect(told).toContain('earlier')
  expect(told).not.toMatch(/unforeseen|month_/)
})
