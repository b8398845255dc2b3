import { afterAll, describe, expect, test, vi } from 'vitest'
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
