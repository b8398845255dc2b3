import { expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering } from './order.ts'

test('what an order lacks that can’t be moved on is said in its own words', async () => {
  const world = await sharedWorld()
  const { leader, make, move, place } = await ordering(world)
  const { orderId } = await make(leader, { lines: null })
  const neverSent = {
    status: 409,
    body: {
      message: 'Bestillingen er ikke sendt til kunden ennå.',
      details: { reason: 'transition', missing: 'release', state: 'open' },
    },
  }
  expect(await move(leader, orderId, 'open')).toMatchObject(neverSent)
  expect(await move(leader, orderId, 'approvedByCustomer')).toMatchObject(neverSent)
  expect(await move(leader, orderId, 'readyForCustomer')).toMatchObject({
    status: 409,
    body: {
      message: 'Bestillingen har ingen linjer med pris. Legg inn det som skal gjøres, før den sendes.',
      details: { reason: 'transition', missing: 'lines', state: 'open', moves: expect.arrayContaining(['edit']) as unknown },
    },
  })
  const inEnglish = await leader.with({ 'accept-language': 'en' }).put(`${place}/status`, { orderId, status: 'readyForCustomer' })
  expect(inEnglish.body['message']).toBe('The order has no lines with a price. Enter what is to be done before it is sent.')
})
