import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { findings } from '#server/files/integrity.ts'
import { Sweep } from '#server/files/sweep.ts'
import { all } from '#tests/support/files/all.ts'
import { everybody, expectAnswered } from '#tests/support/refusedForNow.ts'
import { createWorld } from '#tests/support/world/world.ts'
import { archiveOf } from '../estates/reportArchive.ts'

const hour = 3_600_000

describe('a clock that jumps', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  afterEach(() => void vi.useRealTimers())
  const anonymous = world.anonymous()

  test.each([
    ['an hour on', hour],
    ['an hour back', -hour],
  ])('%s signs nobody out, keeps what was sent, and lets everybody go on', async (_, jump) => {
    const people = await everybody(world)
    const { owner } = people.estate
    const fileId = await owner.upload()
    await expectAnswered(people, ['reads', 'writes'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump })
    await expectAnswered(people, ['reads', 'writes'])
    expect((await anonymous.get('/readyz')).status).toBe(200)
    const sweep = new Sweep(world.app)
    await sweep.runStaged()
    await sweep.run(new Date(Date.now() - 24 * hour))
    const saved = await owner.put(archiveOf(people.estate), { type: 'otherReport', customName: 'Tak', fileId })
    expect(saved.status).toBeLessThan(300)
    vi.useRealTimers()
    await expectAnswered(people, ['reads', 'writes'])
    expect((await owner.get(archiveOf(people.estate))).text).toContain(String(saved.body['id']))
    expect(await all(findings(world.app))).toEqual([])
  })
})
