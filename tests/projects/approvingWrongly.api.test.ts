import { describe, expect, test } from 'vitest'
import { today } from '#schema/day.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

describe('an approval that comes to nothing', async () => {
  const world = await sharedWorld()
  /** Contents that were taken in and belong to nothing yet. */
  const drawn = async () => (await world.sql<{ n: number }>('select count(*)::int n from staged_content'))[0]!.n

  test('is told which header it lacks', async () => {
    const { owner, released, place } = await ordering(world)
    const { orderId } = await released()
    const body = { orderId }
    expect(await owner.post(`${place}/approval`, body)).toMatchObject({
      status: 400,
      body: { code: 'badRequest', details: { reason: 'versionMissing', fields: { 'If-Match': 'required' } } },
    })
    for (const wrong of ['v3', '3', '"3"', '*'])
      expect(await owner.send('POST', `${place}/approval`, { body, headers: { 'if-match': wrong } })).toMatchObject({
        status: 400,
        body: { code: 'badRequest', details: { fields: { 'If-Match': 'notValid' } } },
      })
  })

  test('over GraphQL it is told to name the version', async () => {
    const { owner, released } = await ordering(world)
    const { orderId } = await released()
    const { error } = await owner.gql('mutation ($input: ApproveOrderInput!) { approveOrder(input: $input) { id } }', {
      input: { orderId },
    })
    expect(error).toMatchObject({ code: 'badRequest', details: { fields: { version: 'required' } } })
  })

  test('draws no paper', async () => {
    const { owner, leader, released, make, approve } = await ordering(world)
    const order = await released()
    const expired = await released({ validUntil: today() })
    await world.sql("update project_order set valid_until = '2020-01-01' where id = $1", [expired.orderId])
    const before = await drawn()
    const refused = [
      [await approve(owner, { ...order, version: order.version - 1 }), 'stale'],
      [await approve(owner, expired), 'expired'],
      [await approve(owner, await make(owner, { type: 'request' })), 'transition'],
    ] as const
    for (const [answer, reason] of refused) expect(answer).toMatchObject({ status: 409, body: { details: { reason } } })
    const asked = await make(owner, { type: 'request' })
    expect((await approve(owner, asked)).body['details']).toMatchObject({ missing: 'release' })
    expect((await approve(leader, order)).status).toBe(403)
    expect(await drawn()).toBe(before)
    expect((await approve(owner, order)).status).toBe(200)
  })
})
