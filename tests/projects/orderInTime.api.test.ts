import { beforeAll, expect, test } from 'vitest'
import { inDays } from '#schema/day.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { ordering } from './order.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const expired = { status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'expired' } } }
const wrong = (field: string) => ({ status: 422, body: { details: { fields: { [field]: 'notValid' } } } })

test('a price is approved until its last day, and neither sent nor approved after it', async () => {
  const { leader, owner, make, move, released, approve, place } = await ordering(world)
  const passes = (orderId: string) => world.sql('update project_order set valid_until = $2 where id = $1', [orderId, inDays(-1)])
  const good = await released({ validUntil: inDays(0) })
  expect(await approve(owner, good)).toMatchObject({ status: 200, body: { status: 'approvedByCustomer' } })

  const sent = await released({ validUntil: inDays(0) })
  await passes(sent.orderId)
  expect(await approve(owner, sent)).toMatchObject(expired)
  expect((await owner.get(`${place}/${sent.orderId}`)).body).toMatchObject({ status: 'readyForCustomer', approval: null })
  expect(await move(leader, sent.orderId, 'open')).toMatchObject({ status: 200 })
  expect(await move(leader, sent.orderId, 'readyForCustomer')).toMatchObject(expired)
  const { orderId } = await make(leader)
  await passes(orderId)
  const change = (values: object) => leader.put(`${place}/${orderId}`, { title: 'Nye fliser', ...values })
  expect(await change({ validUntil: inDays(-1) })).toMatchObject({ status: 200 })
  expect(await change({ validUntil: inDays(-2) })).toMatchObject(wrong('validUntil'))
  expect(await change({ validUntil: inDays(7) })).toMatchObject({ status: 200 })
  expect(await move(leader, orderId, 'readyForCustomer')).toMatchObject({ status: 200 })
})

test('nobody was asked later than today', async () => {
  const { leader, projectId, place, make } = await ordering(world)
  const said = { projectId, type: 'quote', title: 'Nye fliser' }
  expect(await leader.post(place, { ...said, askedOn: inDays(1) })).toMatchObject(wrong('askedOn'))
  const { orderId } = await make(leader, { askedOn: inDays(0) })
  expect(await leader.put(`${place}/${orderId}`, { title: 'Nye fliser', askedOn: inDays(1) })).toMatchObject(wrong('askedOn'))
})

test('whoever comes too late is told so, and whoever may never do it that it is not theirs', async () => {
  const { leader, owner, move, released, place } = await ordering(world)
  const { orderId } = await released()
  await move(leader, orderId, 'open')
  expect(await owner.put(`${place}/reject`, { orderId, reason: 'Nei' })).toMatchObject({
    status: 409,
    body: { details: { reason: 'transition' } },
  })
  const approves = leader.send('POST', `${place}/approval`, { body: { orderId }, headers: { 'if-match': '"v1"' } })
  expect(await approves).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
})

test('more than anybody means is told at the line that leads to it', async () => {
  const { leader, projectId, place } = await ordering(world)
  const line = { description: 'Fliser', quantity: 1, unitPrice: 9e9, vatRate: 25 }
  const said = { projectId, type: 'quote', title: 'Nye fliser' }
  expect(
    await leader.post(place, {
      ...said,
      lines: [
        { ...line, unitPrice: 1 },
        { ...line, quantity: 2 },
      ],
    }),
  ).toMatchObject(wrong('lines[1].unitPrice'))
  expect(await leader.post(place, { ...said, lines: [line, line] })).toMatchObject(wrong('lines[1].unitPrice'))
})
