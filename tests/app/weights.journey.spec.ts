import { describe, expect, test } from 'vitest'
import { weights } from '../../bench/client/weights.ts'

describe('a first visit', () => {
  const known = new Map(weights().map((weight) => [weight.address, weight]))
  const estate = '/private/estate/:estateId'

  test.each([
    ['/login', 142, 15],
    ['/private/beta-disclaimer', 188, 13],
    ['/private/estates', 198, 24],
    [estate, 215, 29],
    [`${estate}/report-archive`, 214, 32],
    [`${estate}/maintenance/plan/building/:buildingId/area/:areaId`, 230, 51],
    [`${estate}/maintenance/year-wheel`, 232, 47],
    ['/public-link/:publicLinkKey', 213, 31],
  ])('to %s fetches at most %i kB of script in %i files', (address, kB, scripts) => {
    const weight = known.get(address)!
    expect(weight.kB).toBeLessThanOrEqual(kB)
    expect(weight.scripts).toBeLessThanOrEqual(scripts)
  })

  test('to no screen fetches more than 240 kB of script', () => {
    expect([...known.values()].filter(({ kB }) => kB > 240)).toEqual([])
  })
})
