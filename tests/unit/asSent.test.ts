import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyObject, object, type ObjectSchema, type Schema } from 'yup'
import { asSent, leavesAsSent } from '#schema/asSent.ts'
import {
  choice,
  day,
  flag,
  id,
  openChoice,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalRecordId,
  optionalText,
  plainFlag,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { optionalFigure, optionalKroner, optionalWhole, whole } from '#schema/figures.ts'
import { archiveMaintenanceTaskInput } from '#schema/maintenance/archive.input.ts'
import { createMaintenanceTaskInput } from '#schema/maintenance/tasks.input.ts'
import { listInput } from '#schema/paging.ts'

const colours = ['red', 'green'] as const
const rules: Readonly<Record<string, Schema>> = {
  recordId: recordId(),
  optionalRecordId: optionalRecordId(),
  id: id(),
  optionalId: optionalId(),
  text: text(5),
  optionalText: optionalText(5),
  choice: choice(colours),
  optionalChoice: optionalChoice(colours),
  version: version(),
  flag: flag(),
  plainFlag: plainFlag(),
  optionalDay: optionalDay(),
  day: day(),
  openChoice: openChoice(colours),
  optionalWhole: optionalWhole(0, 3),
  whole: whole(1, 3),
  optionalFigure: optionalFigure(100),
  optionalKroner: optionalKroner(100),
  ...(listInput({}).fields as unknown as Record<string, Schema>),
}

const values = fc.oneof(
  fc.anything(),
  fc.uuid(),
  fc.string({ unit: 'binary' }),
  fc.integer({ min: -2, max: 110 }),
  fc.constantFrom(
    undefined,
    null,
    true,
    'true',
    '',
    ' a',
    'a ',
    'ab\0',
    '\uD800',
    'red',
    'blue',
    '2026-02-28',
    '2026-02-30',
    '0099-01-01',
    1.5,
    1.005,
    -0,
    2 ** 31,
    '7',
  ),
)

test.each(Object.entries(rules))('%s leaves as it is what it says it does', (_, rule) => {
  const input = object({ field: rule }) as ObjectSchema<AnyObject>
  const leaves = leavesAsSent(input)!
  fc.assert(
    fc.property(values, (field) => {
      const taken: unknown = leaves({ field }) ? input.validateSync({ field }, { abortEarly: false, stripUnknown: true }) : { field }
      expect(taken).toEqual({ field })
    }),
    { numRuns: 500 },
  )
})

const formOf = (input: object) => input as ObjectSchema<AnyObject>
test.each([
  ['a task', formOf(createMaintenanceTaskInput), ['responsibleKind', 'responsibleId', 'startDate', 'endDate', 'origin', 'areaId']],
  ['what was done', formOf(archiveMaintenanceTaskInput), ['doneDate', 'dueDate', 'cost', 'fileId']],
])('%s leaves as it is what fits together', (_, input, names) => {
  const whole = { estateId: crypto.randomUUID(), taskId: crypto.randomUUID(), areaId: crypto.randomUUID(), title: 'Rens', priority: 1 }
  const known = { ...whole, startDate: '2026-02-28', doneDate: '2026-02-28' }
  const base = Object.fromEntries(Object.entries(known).filter(([name]) => name in input.fields))
  const leaves = leavesAsSent(input)!
  expect(leaves(base)).toBe(true)
  const more = fc.constantFrom(
    undefined,
    null,
    'supplier',
    'landlord',
    crypto.randomUUID(),
    '2026-02-27',
    '2026-03-01',
    '2026-02-30',
    4,
    {},
  )
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), more), (changed) => {
      const sent = { ...base, ...changed }
      const taken: unknown = leaves(sent) ? input.validateSync(sent, { abortEarly: false, stripUnknown: true }) : sent
      expect(taken).toEqual(sent)
    }),
    { numRuns: 500 },
  )
})

test('a rule built on another says nothing until it is asked itself', () => {
  expect(leavesAsSent(object({ name: text(5).min(3) }))).toBeUndefined()
  expect(leavesAsSent(object({ name: text(5) }).test('never', () => false))).toBeUndefined()
  expect(leavesAsSent(object({ name: asSent(text(5).min(3), (value) => value === 'three') }))!({ name: 'three' })).toBe(true)
})

test('a field that nobody knows is for the rules to strip', () => {
  expect(leavesAsSent(object({ id: optionalId() }))!({ id: null, more: 1 })).toBe(false)
})
