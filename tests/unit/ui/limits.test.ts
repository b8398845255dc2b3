import { expect, test } from 'vitest'
import { object } from 'yup'
import { limitsOf } from '#client/ui/form/limits.ts'
import { optionalText, text } from '#schema/fields.ts'
import { optionalWhole } from '#schema/figures.ts'

const rules = object({
  kind: text(64),
  note: optionalText(255),
  reason: optionalText(100).when('kind', ([kind], field) => (kind === 'other' ? field.required('required') : field)),
})

test('the rules say whether a field may stay empty, and how long it may be', () => {
  const limits = limitsOf(rules, { kind: '', note: '', reason: '', fileId: '' })
  expect(limits.get('kind')).toEqual({ optional: false, longest: 64 })
  expect(limits.get('note')).toEqual({ optional: true, longest: 255 })
  expect(limits.get('reason')).toEqual({ optional: true, longest: 100 })
})

test('what the rules do not know is said by nobody', () => {
  expect(limitsOf(rules, { fileId: '' }).get('fileId')).toEqual({ optional: false, longest: undefined })
})

test('how much a number may be is not how long it is', () => {
  expect(limitsOf(object({ days: optionalWhole(0, 3650) }), { days: '' }).get('days')).toEqual({ optional: true, longest: undefined })
})
