import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { KeptThread } from '#server/kernel/keptThread.ts'
import { planned } from '#tests/maintenance/plan.ts'
import { report, somethingPlanned } from '#tests/maintenance/report.ts'
import { startProject } from '#tests/projects/project.ts'
import { startInstance } from '#tests/support/files/instance.ts'
import { createWorld } from '#tests/support/world/world.ts'

const MAKE = `mutation ($input: MakeHandoverBookInput!) { makeHandoverBook(input: $input) { id state } }`
const patiently = { timeout: 60_000, interval: 100 }
const atOnce = "update pgboss.job set start_after = now() where state = 'retry'"

/** Threads that are ended by somebody else as soon as they have begun, the first so many of them. */
function killThreads(times: number) {
  const { value } = Object.getOwnPropertyDescriptor(KeptThread.prototype, 'ask') as { value: (...asked: unknown[]) => Promise<unknown> }
  let left = times
  return vi.spyOn(KeptThread.prototype, 'ask').mockImplementation(function (this: KeptThread, ...asked) {
    const answer = value.apply(this, asked)
    if (left-- > 0) this.end()
    return answer
  })
}

describe('whoever makes a paper', async () => {
  const world = await createWorld({ REPORT_WAIT_SECONDS: '0' }, { looksEvery: 1 })
  afterAll(() => world.close())
  afterEach(() => void vi.restoreAllMocks())

  async function askedFor() {
    const estate = await planned(world)
    await somethingPlanned(estate)
    const made = await report(estate)
    const state = async () => (await estate.owner.get(made.url)).body['state']
    return { ...made, estate, state, ask: () => estate.owner.send('POST', made.making) }
  }

  test('and loses the thread that draws it, makes it anew, and it is in the making meanwhile', async () => {
    const { ask, state } = await askedFor()
    const threads = killThreads(1)
    await ask()
    await expect.poll(async () => (await world.sql("select from pgboss.job where state = 'retry'")).length, patiently).toBe(1)
    expect(await state()).toBe('making')
    await expect.poll(state, patiently).toBe('made')
    expect(threads).toHaveBeenCalledTimes(2)
  })

  test('gives up after some that were lost, tells so, and makes it once it is asked for again', async () => {
    const { ask, state } = await askedFor()
    const threads = killThreads(4)
    await ask()
    const hurried = async () => {
      await world.sql(atOnce)
      return state()
    }
    await expect.poll(hurried, patiently).toBe('failed')
    expect(threads).toHaveBeenCalledTimes(4)
    await ask()
    await expect.poll(state, patiently).toBe('made')
  })

  test('of a handover book leaves nothing behind of what was lost', async () => {
    const { company, url, projectId } = await startProject(world)
    const [point] = await world.sql<{ id: string; areaId: string }>(
      'select id, control_area_id "areaId" from control_point where project_id = $1 order by id limit 1',
      [projectId],
    )
    const files = [{ id: await company.leader.upload() }]
    await company.leader.put(`${url}/control-areas/${point!.areaId}/control-points/${point!.id}`, { isCompleted: true, files })
    await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
    const threads = killThreads(1)
    const made = await company.leader.gql(MAKE, { input: { projectId, language: 'nb' } })
    expect(made.data['makeHandoverBook']).toMatchObject({ state: 'waiting' })
    const book = async () =>
      (await world.sql<{ state: string }>('select state from handover_book where project_id = $1', [projectId])).map(({ state }) => state)
    await expect.poll(book, patiently).toEqual(['ready'])
    expect(threads.mock.calls.length).toBeGreaterThan(2)
    const kept = await world.sql("select from file where project_id = $1 and name like 'overleveringsbok%' and not is_temporary", [
      projectId,
    ])
    expect(kept).toHaveLength(3)
  })
})

describe('an instance that is killed while it makes a report', async () => {
  const world = await createWorld({}, { looksEvery: 1 })
  const estate = await planned(world)
  await somethingPlanned(estate)
  const { reportId, making } = await report(estate)
  await world.running.close()
  const db = new pg.Client({ connectionString: world.environment['DATABASE_URL']! })
  await db.connect()
  afterAll(async () => {
    await db.end()
    await world.close()
  })

  const reported = async () => {
    const { rows } = await db.query<{ made: boolean; progress: number; failure: string | null }>(
      'select generated_at is not null made, progress, failure from maintenance_report where id = $1',
      [reportId],
    )
    return rows[0]!
  }
  const jobs = async () => (await db.query<{ state: string }>("select state::text from pgboss.job where name = 'maintenance-report'")).rows

  test('is not heard of any more, and another makes it', async () => {
    const first = await startInstance(world)
    void fetch(`${first.address}${making}`, { method: 'POST', headers: { cookie: `session=${estate.owner.token}` } }).catch(() => undefined)
    while ((await reported()).progress < 30) await pause(5)
    await first.end('SIGKILL')
    expect(await reported()).toMatchObject({ made: false, failure: null })
    expect(await jobs()).toEqual([{ state: 'active' }])
    const second = await startInstance(world)
    try {
      await db.query("update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'")
      await expect.poll(async () => (await reported()).made, patiently).toBe(true)
      await expect.poll(jobs, patiently).toEqual([{ state: 'completed' }])
    } finally {
      await second.end()
    }
  }, 120_000)
})
