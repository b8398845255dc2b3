import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin, instalment, type Position } from '#server/backup/integrity/instalment.ts'
import { holdTogether } from '#server/backup/integrity/nightlyIntegrity.ts'
import { sealDays } from '#server/history/seals.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let admin: Awaited<ReturnType<World['account']>>
const ids: string[] = []
beforeAll(async () => {
  world = await createWorld({ FILES_URL: '' })
  admin = await world.account({ isSystemAdmin: true })
  const { owner } = await world.estate()
  for (let turn = 0; turn < 5; turn++) ids.push(await owner.upload(`notat-${turn}.txt`, Buffer.from(`Innhold ${turn}`)))
  await world.sql(
    "insert into audit_entry (at, operation, outcome, address) values (now() - interval '3 days', 'login', 'done', '10.0.0.1')",
  )
  await sealDays(world.app)
})
afterAll(() => world.close())

const at = (by: Client) => by.get('/api/private/administration/operating')
const integrity = async () => (await at(admin)).body['integrity']
const runs = () => world.sql<{ count: number }>('select difference_count "count" from integrity_run order by finished_at')
const mails = () =>
  world.sql("select from outbox_mail m join app_user u on u.email = m.to_email where u.id = $1 and m.template = 'damaged'", [admin.userId])
async function figure() {
  const { text } = await world.anonymous().get('/metrics', { host: 'localhost' })
  return Number(/^integrity_differences (\S+)$/m.exec(text)?.[1] ?? Number.NaN)
}
async function oneNight() {
  const before = (await runs()).length
  await world.app.jobs.send(world.app.db.manager, 'integrity', null as never)
  await expect.poll(async () => (await runs()).length, { interval: 100 }).toBe(before + 1)
}
async function flip(id: string) {
  const file = path.join(world.environment['DATA_DIR']!, 'files', id.slice(34, 36), id)
  const bytes = await readFile(file)
  bytes[0]! ^= 1
  await writeFile(file, bytes)
}

test('goes on where an instalment ended, over files, log and approvals, and counts each once', async () => {
  const ending = new AbortController().signal
  const seen: Position[] = []
  let next: Position | number = begin()
  while (typeof next === 'object') {
    seen.push(next)
    next = await instalment(world.app, next, ending, 0)
  }
  expect(next).toBe(0)
  const afters = (part: string) => seen.filter((one) => one.part === part).map(({ after }) => after)
  expect(afters('files').slice(1)).toEqual(ids)
  expect(afters('log').length).toBeGreaterThan(1)
  expect(afters('approvals')).toHaveLength(1)
})

test('each night all is held together; what is damaged is shown, counted and told of once', async () => {
  await oneNight()
  expect(await integrity()).toMatchObject({ checkedAt: expect.any(String), differenceCount: 0 })
  expect([await figure(), await mails()]).toEqual([0, []])

  await flip(ids[2]!)
  await oneNight()
  expect(await integrity()).toMatchObject({ differenceCount: 1 })
  expect(await figure()).toBe(1)
  expect(await mails()).toHaveLength(1)
  await oneNight()
  expect(await mails()).toHaveLength(1)
  await flip(ids[4]!)
  await oneNight()
  expect(await mails()).toHaveLength(2)
  await flip(ids[2]!)
  await flip(ids[4]!)
  await oneNight()
  expect(await figure()).toBe(0)
})

test('one that was taken up twice goes on once', async () => {
  const before = (await runs()).length
  const position = begin()
  await world.sql("insert into pgboss.job (name, data, start_after) values ('integrity', $1, now() + interval '1 day')", [
    JSON.stringify({ ...position, part: 'approvals' }),
  ])
  await holdTogether(world.app, position, new AbortController().signal)
  await holdTogether(world.app, null, new AbortController().signal)
  expect((await runs()).length).toBe(before)
  expect(await world.sql("select from pgboss.job where name = 'integrity' and state < 'completed'")).toHaveLength(1)
})
