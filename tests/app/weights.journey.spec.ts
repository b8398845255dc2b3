import { describe, expect, test } from 'vitest'
import { weights } from '../../bench/client/weights.ts'

describe('a first visit', () => {
  const known = new Map(weights().map((weight) => [weight.address, weight]))
  const estate = '/private/estate/:estateId'

  test.each([
    ['/login', 148, 18],
    ['/private/beta-disclaimer', 188, 18],
    ['/private/estates', 201, 25],
    [estate, 230, 32],
    [`${estate}/report-archive`, 230, 45],
    [`${estate}/maintenance/plan/building/:buildingId/area/:areaId`, 245, 50],
    [`${estate}/maintenance/year-wheel`, 245, 48],
    ['/public-link/:publicLinkKey', 216, 32],
  ])('to %s fetches at most %i kB of script in %i files', (address, kB, scripts) => {
    const weight = known.get(address)!
    expect(weight.kB).toBeLessThanOrEqual(kB)
    expect(weight.scripts).toBeLessThanOrEqual(scripts)
  })

  test('to no screen fetches more than 285 kB of script', () => {
    expect([...known.values()].filter(({ kB }) => kB > 285)).toEqual([])
  })
})
