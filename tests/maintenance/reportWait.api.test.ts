import { EntityManager } from 'typeorm'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { KeptThread } from '#server/kernel/keptThread.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { planned } from './plan.ts'
import { report, somethingPlanned } from './report.ts'

describe('a program that has waited long enough for a report', async () => {
  const world = await createWorld({ REPORT_WAIT_SECONDS: '0' })
  afterAll(() => world.close())

  test('is told to ask again, and is given it once it is made', async () => {
    const estate = await planned(world)
    await somethingPlanned(estate)
    const { making, url } = await report(estate)
    const answer = await estate.owner.send('POST', making)
    expect(answer).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'busy' } } })
    expect(answer.headers['retry-after']).toBe('5')
    await vi.waitFor(async () => expect((await estate.owner.get(url)).body).toMatchObject({ state: 'made' }), { timeout: 60_000 })
    const made = await estate.owner.send('POST', making)
    expect([made.status, made.headers['content-type']]).toEqual([200, 'application/pdf'])
  }, 90_000)
})

describe('many who wait for one report', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  test('are told when it is made, and ask the database once for all of them meanwhile', async () => {
    const estate = await planned(world)
    await somethingPlanned(estate)
    const { making } = await report(estate)
    const { value: ask } = Object.getOwnPropertyDescriptor(KeptThread.prototype, 'ask') as {
      value: (...asked: unknown[]) => Promise<unknown>
    }
    const mayDraw = Promise.withResolvers<void>()
    vi.spyOn(KeptThread.prototype, 'ask').mockImplementation(async function (this: KeptThread, ...asked) {
      await mayDraw.promise
      return ask.apply(this, asked)
    })
    const asked = vi.spyOn(EntityManager.prototype, 'query')
    const looks = () => asked.mock.calls.filter(([text]) => /unnest.*left join maintenance_report/s.test(text)).length
    const callers = 20
    const all = Array.from({ length: callers }, () => estate.owner.send('POST', making))
    await expect.poll(looks, { timeout: 60_000 }).toBeGreaterThanOrEqual(callers + 4)
    mayDraw.resolve()
    expect((await Promise.all(all)).map(({ status }) => status)).toEqual(Array.from({ length: callers }, () => 200))
    expect(looks()).toBeLessThan(callers + 20)
    vi.restoreAllMocks()
  }, 90_000)
})
