import { expect, test } from 'vitest'
import { starterPlan } from '#schema/maintenance/starterPlan.ts'
import { templatesFor } from '#schema/maintenance/templates.ts'

const today = '2026-11-22'
const namesOf = (...house: [Parameters<typeof starterPlan>[0], number | null]) => starterPlan(...house, today).map(({ name }) => name)

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
  for (const name of ['roof', 'gutters', 'drainage']) expect(namesOf('apartment', 1954)).not.toContain(name)
})

test('all begin within a year from now, the earliest first, on the last day of their month', () => {
  const days = starterPlan('detachedHouse', 1908, today).map(({ day }) => day)
  expect(days).toEqual(days.toSorted())
  expect(days[0]).toBe('2026-12-31')
  expect(days.every((day) => day > today && day < '2027-12-01')).toBe(true)
  expect(days).toContain('2027-02-28')
})

test('each is a template of a part of such a house', () => {
  for (const houseType of ['detachedHouse', 'cabin', 'apartment', 'apartmentBuilding', 'garage'] as const) {
    const known = new Set(
      ['21', '23', '25', '26', '27', '28', '31', '33', '36', '43', '54', '62', '77'].flatMap((code) => templatesFor(code, houseType)),
    )
    for (const name of namesOf(houseType, 1990)) expect(known).toContain(name)
  }
})
