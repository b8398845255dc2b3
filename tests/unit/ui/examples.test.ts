import { expect, test } from 'vitest'
import { object } from 'yup'
import { exampleOf } from '#client/ui/form/examples.ts'
import { rangeOf } from '#client/ui/form/range.ts'
import { optionalText, text } from '#schema/fields.ts'
import { optionalFigure, optionalWhole } from '#schema/figures.ts'

const rules = object({ area: optionalFigure(), year: optionalWhole(0), postalCode: optionalText(4), gnr: text(5) })
const range = (name: string) => rangeOf(rules, name)

test.each([
  ['contactEmail', 'email', 'validations.email'],
  ['phone', 'tel', 'validations.phone'],
  ['area', 'decimal', 'validations.number'],
  ['year', 'numeric', 'validations.digits'],
  ['address.postalCode', 'numeric', 'validations.postalCode'],
  ['gnr', 'numeric', undefined],
  ['name', undefined, undefined],
])('%s is shown by example', (name, kind, example) => {
  expect(exampleOf(name, kind, range)).toBe(example)
})
