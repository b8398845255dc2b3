import { expect, test } from 'vitest'
import en from '#client/messages/en/maintenance.json' with { type: 'json' }
import nb from '#client/messages/nb/maintenance.json' with { type: 'json' }
import { firstYearCost } from '#schema/maintenance/estimates.ts'
import { askedFeatures, houseFeatures, starterPlan, type House, type HouseFeature } from '#schema/maintenance/starterPlan.ts'
import namesInEnglish from '#schema/maintenance/templateNames/en.json' with { type: 'json' }
import names from '#schema/maintenance/templateNames/nb.json' with { type: 'json' }
import { templatesFor } from '#schema/maintenance/templates.ts'

const today = '2026-11-22'
const namesOf = (houseType: House['houseType'], builtYear: number | null, has?: readonly HouseFeature[]) =>
  starterPlan({ houseType, builtYear }, today, has).map(({ name }) => name)

test.each([
  ['detachedHouse', 1908],
  ['detachedHouse', 2015],
  ['cabin', 1961],
  ['rowHouse', null],
  [null, null],
  ['apartment', 1954],
  ['apartmentBuilding', 1954],
] as const)('there are twelve usual tasks for %s of %s, each once', (houseType, builtYear) => {
  const names = namesOf(houseType, builtYear)
  expect(names).toHaveLength(12)
  expect(new Set(names).size).toBe(12)
})

test('an old house has a chimney and a drain around it, a new one filters; a flat neither roof nor gutters', () => {
  expect(namesOf('detachedHouse', 1908)).toEqual(expect.arrayContaining(['chimney', 'drainage']))
  expect(namesOf('detachedHouse', 2015)).toEqual(expect.arrayContaining(['filters', 'washCladding']))
})

test('all begin within a year from now, the earliest first, on the last day of their month', () => {
  const days = starterPlan({ houseType: 'detachedHouse', builtYear: 1908 }, today).map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
  expect(days[0]).toBe('2026-12-31')
  expect(days.every((day) => day > today && day < '2027-12-01')).toBe(true)
  expect(days).toContain('2027-02-28')
})

test('each is a template of a part of such a house', () => {
  for (const houseType of ['detachedHouse', 'cabin', 'apartment', 'apartmentBuilding', 'garage'] as const) {
    const known = new Set(
      ['21', '23', '25', '26', '27', '28', '31', '33', '36', '32', '43', '54', '62', '73', '77'].flatMap((code) =>
        templatesFor(code, houseType),
      ),
    )
    for (const name of [...namesOf(houseType, 1990), ...namesOf(houseType, 1990, askedFeatures({ houseType }))])
      expect(known).toContain(name)
  }
})

test('what there is in the house adds its task, and what is not there takes it away', () => {
  const none = namesOf('detachedHouse', 1908, [])
  expect(none).not.toContain('chimney')
  expect(namesOf('detachedHouse', 1908, ['heatPump', 'evCharger', 'septicTank'])).toEqual(
    expect.arrayContaining(['heatPump', 'evCharger', 'septicTank', ...none]),
  )
})

test('a flat roof has neither gutters nor tiles', () => {
  const names = namesOf('detachedHouse', 1970, ['flatRoof'])
  expect(names).toContain('flatRoof')
  expect(names).not.toContain('gutters')
  expect(names).not.toContain('roof')
})

test('a flat has no chimney, roof or drainage, whatever is said of it', () => {
  const names = namesOf('apartment', 1954, houseFeatures)
  for (const name of ['chimney', 'roof', 'gutters', 'flatRoof', 'drainage', 'septicTank']) expect(names).not.toContain(name)
  expect(askedFeatures({ houseType: 'apartment' })).toEqual(['ventilation', 'heatPump'])
})

test('a first year costs each as often as it comes', () => {
  expect(firstYearCost([{ estimatedCost: 2500, interval: 6 }])).toBe(5000)
  expect(
    firstYearCost([
      { estimatedCost: 5200, interval: 60 },
      { estimatedCost: 0, interval: 3 },
    ]),
  ).toBe(5200)
})

test('programs are told the names that the screens have', () => {
  expect([names, namesInEnglish]).toEqual([nb.template, en.template])
})
