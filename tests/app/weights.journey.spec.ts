import { describe, expect, test } from 'vitest'
import { weights } from '../../bench/client/weights.ts'

describe('a first visit', () => {
  const known = new Map(weights().map((weight) => [weight.screen, weight]))

  test.each([
    ['accounts/login/LoginPage', 149, 24],
    ['the private shell', 192, 20],
    ['estates/estates/EstatesPage', 215, 35],
    ['estates/estate/EstatePage', 230, 45],
    ['estates/reportArchive/ReportArchivePage', 230, 45],
    ['maintenance/areas/AreaPage', 245, 46],
    ['maintenance/yearWheel/YearWheelPage', 247, 45],
    ['link: estates/estate/EstatePage', 231, 45],
  ])('to %s fetches at most %i kB of script in %i files', (screen, kB, scripts) => {
    const weight = known.get(screen)!
    expect(weight.kB).toBeLessThanOrEqual(kB)
    expect(weight.scripts).toBeLessThanOrEqual(scripts)
  })

  test('to no screen fetches more than 295 kB of script', () => {
    expect([...known.values()].filter(({ kB }) => kB > 295)).toEqual([])
  })
})
