import { describe, expect, test } from 'vitest'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

const transition = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'transition' } } }

describe('whoever approves an order', async () => {
  const world = await sharedWorld()

  test('of two who own a house the yes of one is enough, and the other is told', async () => {
    const { leader, owner, released, approve, estate, place } = await ordering(world)
    const other = await estate.coOwner()
    const order = await released()
    expect((await approve(other, order)).status).toBe(200)
    expect(await approve(owner, order)).toMatchObject(transition)
    expect((await owner.get(`${place}/${order.orderId}`)).body).toMatchObject({ status: 'approvedByCustomer', may: [] })
    for (const reader of [owner, other, leader])
      expect((await mailsTo(world, await emailOf(world, reader))).map(({ subject }) => subject)).toContainEqual(
        expect.stringContaining('godkjent'),
      )
  })

  test('a consumer is told of the right to withdraw, and nobody else: no company, and nobody with a new home', async () => {
    const { owner, released, approve, estate, projectId, place } = await ordering(world)
    const { orderId, version } = await released()
    const told = async () => {
      const { isForConsumer, hasRightOfWithdrawal } = (await owner.get(`${place}/${orderId}`)).body
      return [isForConsumer, hasRightOfWithdrawal]
    }
    expect(await told()).toEqual([true, true])
    await world.sql("update project set type = 'NEW_BUILDING', renovation_presets = '{}' where id = $1", [projectId])
    expect(await told()).toEqual([true, false])
    await world.sql("update project set type = 'CUSTOM' where id = $1", [projectId])
    await world.sql("update estate set owner_kind = 'COMPANY' where id = $1", [estate.id])
    expect(await told()).toEqual([false, false])
    await world.sql("update estate set owner_kind = 'PRIVATE' where id = $1", [estate.id])
    expect((await approve(owner, { orderId, version })).status).toBe(200)
    const [kept] = await world.sql<{ content: string }>('select content from order_approval where id = $1', [orderId])
    expect(JSON.parse(kept!.content)).toMatchObject({ hasRightOfWithdrawal: true })
  })
})
