import { describe, expect, test } from 'vitest'
import { weights } from '../../bench/client/weights.ts'

describe('a first visit', () => {
  const known = new Map(weights().map((weight) => [weight.address, weight]))
  const estate = '/private/estate/:estateId'

  test.each([
    ['/login', 145, 15],
    ['/private/beta-disclaimer', 191, 13],
    ['/private/estates', 204, 24],
    [estate, 221, 29],
    [`${estate}/report-archive`, 218, 32],
    [`${estate}/maintenance/plan/building/:buildingId/area/:areaId`, 233, 50],
    [`${estate}/maintenance/year-wheel`, 236, 47],
    ['/public-link/:publicLinkKey', 219, 31],
  ])('to %s fetches at most %i kB of script in %i files', (address, kB, scripts) => {
    const weight = known.get(address)!
    expect(weight.kB).toBeLessThanOrEqual(kB)
    expect(weight.scripts).toBeLessThanOrEqual(scripts)
  })

  /** Their form comes with them, and not in its place afterwards. */
  const withForm = [
    '/private/estate/:estateId/project',
    '/private/order/order-edit/:orderId',
    '/private/order/order-request-edit/:orderId',
    '/private/order/quotations/:quotationId',
    '/private/project/:projectId/edit',
    '/private/projects/new',
    '/private/task/project',
    '/private/task/:type/project',
    '/private/task/:type/:key/project',
  ]
  test('to no screen fetches more than 245 kB of script, and to one with its form 261', () => {
    const limitOf = (address: string) => (withForm.includes(address) ? 261 : 245)
    expect([...known.values()].filter(({ address, kB }) => kB > limitOf(address))).toEqual([])
  })
})
