import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mostBehind } from '#server/kernel/database/marks.ts'
import { migrate } from '#server/kernel/migrate.ts'
import { type Follower, type Primary, startPrimary } from '#tests/support/replicas.ts'
import { type Instance, instance } from './instance.ts'

let primary: Primary
let replicas: [Follower, Follower]
let world: Instance
let estate: Awaited<ReturnType<Instance['estate']>>

beforeAll(async () => {
  primary = await startPrimary()
  await migrate(primary.url)
  replicas = [await primary.follow(), await primary.follow()]
  world = await instance(primary, replicas)
  estate = await world.estate()
})
beforeEach(bothRead)
afterAll(async () => {
  await world.close()
  await primary.stop()
})

async function bothRead() {
  await expect
    .poll(async () => {
      await world.app.replicas!.look()
      return (await world.figures()).isRead
    })
    .toEqual([true, true])
}
const statuses = async (times: number) => {
  const asked = Array.from({ length: times }, () => estate.owner.get('/api/private/estates'))
  return new Set((await Promise.all(asked)).map(({ status }) => status))
}
async function readsWhile(ask: () => Promise<unknown>) {
  const { reads: before } = await world.figures()
  await ask()
  const { reads } = await world.figures()
  return reads.map((count, i) => count - before[i]!)
}

test('reads are shared among those that there are', async () => {
  for (const replica of replicas) await replica.hasAllOf(primary)
  expect(await readsWhile(() => statuses(20))).toEqual([10, 10])
  const { text } = await world.anonymous().get('/metrics', { host: 'localhost' })
  expect(text.match(/^replica_reads\{replica="[^"]+"\} 10$/gm)).toHaveLength(2)
  expect(text.match(/^replica_lag_seconds\{replica="[^"]+"\} [\d.]+$/gm)).toHaveLength(2)
  expect(text).toContain('watched_part_answers{part="replicas"} 1')
})

test('one that is killed amid reads is missed by nobody, and read from again once it is back', async () => {
  const [first] = replicas
  const asked = Array.from({ length: 200 }, (_, i) => {
    if (i === 100) first.kill()
    return estate.owner.get('/api/private/estates')
  })
  const answers = await Promise.all(asked)
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`))).toEqual(new Set([`200 ${answers[0]!.text}`]))
  await expect.poll(async () => (await statuses(1), (await world.figures()).isRead)).toEqual([false, true])
  const [, byOther] = await readsWhile(() => statuses(10))
  expect(byOther).toBe(10)
  await first.again()
  await bothRead()
  await first.hasAllOf(primary)
  expect(await readsWhile(() => statuses(10))).toEqual([5, 5])
})

test('those that say nothing any more are given up, and the primary answers', async () => {
  for (const replica of replicas) replica.freeze()
  try {
    expect(await statuses(20)).toEqual(new Set([200]))
    expect((await world.figures()).isRead).toEqual([false, false])
    expect(await readsWhile(() => statuses(5))).toEqual([0, 0])
  } finally {
    for (const replica of replicas) replica.thaw()
  }
  await bothRead()
})

test('one that is too far behind is not read from until it has caught up', async () => {
  const [first, second] = replicas
  await first.pause()
  try {
    await expect.poll(async () => (await statuses(2), (await world.figures()).isRead)).toEqual([false, true])
    await expect.poll(async () => Math.max(...(await world.figures()).lags)).toBeGreaterThan(mostBehind)
    await second.hasAllOf(primary)
    expect(await readsWhile(() => statuses(5))).toEqual([0, 5])
  } finally {
    await first.resume()
  }
  await bothRead()
})

/** Whoever reads there stays at it, on a replica alone. */
const lasting = `alter function part_in_estate(uuid, uuid, uuid, uuid) rename to part_in_estate_at_once;
  create function part_in_estate(asked uuid, account uuid, company uuid, employer uuid) returns text language plpgsql stable as $$
  begin
    if pg_is_in_recovery() then perform pg_sleep(60); end if;
    return part_in_estate_at_once(asked, account, company, employer);
  end $$`
const asBefore = `drop function part_in_estate(uuid, uuid, uuid, uuid);
  alter function part_in_estate_at_once(uuid, uuid, uuid, uuid) rename to part_in_estate`

test('a read that a replica ends, since it is in the way of what comes, is answered by the primary', async () => {
  const guest = await estate.guest('read')
  await primary.sql(lasting)
  for (const replica of replicas) await replica.hasAllOf(primary)
  const reading = world.told(() => guest.get(`/api/private/estate/${estate.id}/insurance`))
  const areReading = () =>
    Promise.all(replicas.map(({ sql }) => sql<{ n: number }>(`select count(*)::int n from pg_stat_activity where wait_event = 'PgSleep'`)))
  await expect.poll(async () => (await areReading()).flat().reduce((sum, { n }) => sum + n, 0)).toBe(1)
  await primary.sql('begin; lock table insurance_document in access exclusive mode; commit')
  const { answer, by } = await reading
  expect({ status: answer.status, body: answer.body, by }).toEqual({ status: 200, body: [], by: 'failed' })
  const ended = await Promise.all(
    replicas.map(({ sql }) => sql<{ n: number }>('select sum(confl_lock)::int n from pg_stat_database_conflicts')),
  )
  expect(ended.flat().reduce((sum, { n }) => sum + n, 0)).toBe(1)
  await primary.sql(asBefore)
  expect((await world.figures()).isRead).toEqual([true, true])
})

test('a database that is none of its replicas is never read from', async () => {
  const strangers = await instance(primary, [{ url: primary.url }])
  await strangers.app.replicas!.look()
  expect((await strangers.figures()).isRead).toEqual([false])
  expect(await strangers.told(async () => (await strangers.anonymous().get('/readyz')).status)).toEqual({ answer: 200, by: 'primary' })
  await strangers.close()
})
