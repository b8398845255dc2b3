import { expect, test } from 'vitest'
import { object } from 'yup'
import { withoutUnit } from '#client/ui/form/units.ts'
import { optionalKroner, optionalWhole } from '#schema/figures.ts'

test.each([
  ['6,5 m²', 'm²', '6,5'],
  ['6,5m2', 'm²', '6,5'],
  ['1 200 kvm', 'm²', '1 200'],
  ['12 000 kr', 'kr', '12 000'],
  ['kr 12.000,-', 'kr', '12.000'],
  ['12 %', '%', '12'],
  ['2,5 prosent', '%', '2,5'],
  ['14 dager', 'dager', '14'],
  ['6,5', 'm²', '6,5'],
  ['', 'm²', ''],
])('%s in a field of %s is %s', (typed, unit, number) => {
  expect(withoutUnit(typed, unit)).toBe(number)
})

test.each([
  ['650 cm²', 'm²'],
  ['12 tusen kr', 'kr'],
  ['m²', 'm²'],
  ['2 m² og 3 m²', 'm²'],
])('%s in a field of %s stays as it was typed, and is refused', (typed, unit) => {
  expect(withoutUnit(typed, unit)).toBe(typed)
})

test('thousands are written apart, and kroner in any of their words', async () => {
  const rules = object({ whole: optionalWhole(0), kroner: optionalKroner() })
  expect(await rules.validate({ whole: '12 000', kroner: '12 000 kroner' })).toEqual({ whole: 12_000, kroner: 12_000 })
})
