import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { ordering, tiles } from './order.ts'

describe('orders that are asked for wrongly', async () => {
  const world = await sharedWorld()

  test('an order, or a project, whose id can be nobody’s is not there', async () => {
    const { leader, place, make } = await ordering(world)
    const { orderId } = await make()
    const line = { ...tiles, id: undefined }
    const missing = { status: 404, body: { code: 'entityNotFound' } }
    for (const wrong of ['abc', '', undefined, orderId.replace(/^./, 'g')])
      for (const told of [
        await leader.post(place, { projectId: wrong, type: 'quote', title: 'Nye fliser' }),
        await leader.post(`${place}/budget`, { orderId: wrong, line }),
        await leader.put(`${place}/status`, { orderId: wrong, status: 'open' }),
        await leader.put(`${place}/reject`, { orderId: wrong, reason: 'Nei' }),
        await leader.send('POST', `${place}/approval`, { body: { orderId: wrong }, headers: { 'if-match': '"v1"' } }),
        await leader.post(`${place}/quotation`, { orderId: wrong, subcontractorIds: [orderId] }),
      ])
        expect({ wrong, told }).toMatchObject({ wrong, told: missing })
    expect((await leader.put(`${place}/status`, { orderId: orderId.toUpperCase(), status: 'readyForCustomer' })).status).toBe(200)
  })

  test('what is asked for wrongly is told by the name that it was asked by', async () => {
    const { leader, place } = await ordering(world)
    for (const [asked, field] of [
      ['type=all', 'type'],
      ['page=0', 'page'],
      [`searchQuery=${'x'.repeat(201)}`, 'searchQuery'],
    ] as const)
      expect((await leader.get(`${place}?${asked}`)).body).toMatchObject({
        code: 'badRequest',
        details: { fields: { [field]: expect.any(String) as string } },
      })
  })
})
