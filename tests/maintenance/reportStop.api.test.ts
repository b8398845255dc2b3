import { afterEach, describe, expect, test, vi } from 'vitest'
import { KeptThread } from '#server/kernel/keptThread.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { planned } from './plan.ts'
import { report, somethingPlanned } from './report.ts'

const GENERATE = `mutation ($estateId: ID!, $reportId: ID!) {
  generateMaintenanceReport(input: { estateId: $estateId, reportId: $reportId }) { state partsMade partCount }
}`
const STOP = `mutation ($estateId: ID!, $reportId: ID!) {
  stopMaintenanceReport(input: { estateId: $estateId, reportId: $reportId }) { state progress partsMade partCount }
}`

describe('a report that is being made', async () => {
  const world = await sharedWorld()
  afterEach(() => void vi.restoreAllMocks())

  /** Drawing waits until it may. */
  function held() {
    const { value: ask } = Object.getOwnPropertyDescriptor(KeptThread.prototype, 'ask') as {
      value: (...asked: unknown[]) => Promise<unknown>
    }
    const mayDraw = Promise.withResolvers<void>()
    const asked = vi.spyOn(KeptThread.prototype, 'ask').mockImplementation(async function (this: KeptThread, ...told) {
      await mayDraw.promise
      return ask.apply(this, told)
    })
    return { mayDraw, asked }
  }
  const state = async (estate: TestEstate, url: string) => (await estate.owner.get(url)).body['state']

  test('is stopped, is a draft again, and nothing of it is kept', async () => {
    const estate = await planned(world)
    await somethingPlanned(estate)
    const { reportId, url, making } = await report(estate)
    const { mayDraw, asked } = held()
    const { data } = await estate.owner.gql(GENERATE, { estateId: estate.id, reportId })
    expect(data['generateMaintenanceReport']).toEqual({ state: 'making', partsMade: 0, partCount: 10 })
    await expect.poll(() => asked.mock.calls.length, { timeout: 30_000 }).toBe(1)
    const waiting = estate.owner.send('POST', making)
    const stopped = await estate.owner.gql(STOP, { estateId: estate.id, reportId })
    expect(stopped.data['stopMaintenanceReport']).toEqual({ state: 'draft', progress: 0, partsMade: 0, partCount: 10 })
    // Whoever waited for it is told, unless they were so late that they asked for it anew.
    mayDraw.resolve()
    expect([200, 409]).toContain((await waiting).status)
    vi.restoreAllMocks()
    const again = await estate.owner.gql(GENERATE, { estateId: estate.id, reportId })
    expect(again.errors).toBeUndefined()
    await expect.poll(() => state(estate, url), { timeout: 60_000 }).toBe('made')
    expect((await estate.owner.get(url)).body).toMatchObject({ partsMade: 10, partCount: 10 })
    expect((await world.sql('select id from report_archive_document where estate_id = $1', [estate.id])).length).toBe(1)
  }, 90_000)

  test('is stopped neither before it is asked for nor once it is made, nor by whoever may not change it', async () => {
    const estate = await planned(world)
    await somethingPlanned(estate)
    const { url, making } = await report(estate)
    const refusal = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'transition' } } }
    expect(await estate.owner.delete(making)).toMatchObject(refusal)
    expect((await estate.owner.send('POST', making)).status).toBe(200)
    expect(await estate.owner.delete(making)).toMatchObject(refusal)
    expect(await state(estate, url)).toBe('made')
    expect((await (await estate.guest('read')).delete(making)).status).toBe(403)
    expect((await (await world.account()).delete(making)).status).toBe(404)
  }, 90_000)
})
