import { describe, expect, test } from 'vitest'
import { array, object } from 'yup'
import { outside, rangeOf, stepped, typedNumber } from '#client/ui/form/range.ts'
import { text } from '#schema/fields.ts'
import { optionalFigure, optionalKroner, optionalWhole, whole } from '#schema/figures.ts'

const rules = object({
  floors: optionalWhole(0, 10),
  year: whole(1000, 2200),
  area: optionalFigure(1e7),
  cost: optionalKroner(),
  name: text(10),
  lines: array(object({ quantity: whole(1, 5) })),
})

describe('the range of a number', () => {
  test.each([
    ['floors', { min: 0, max: 10 }],
    ['year', { min: 1000, max: 2200 }],
    ['area', { min: 0, max: 1e7 }],
    ['cost', { min: 0, max: 1e10 }],
    ['lines[1].quantity', { min: 1, max: 5 }],
    ['name', undefined],
    ['nowhere', undefined],
  ])('of %s is what its rules say', (field, range) => {
    expect(rangeOf(rules, field)).toEqual(range)
  })

  test('a number is read as people write it', () => {
    for (const [typed, number] of [
      ['1 234,5', 1234.5],
      ['-1', -1],
      ['−1', -1],
      ['11', 11],
      ['elleve', undefined],
      ['', undefined],
      [null, undefined],
    ] as const)
      expect(typedNumber(typed)).toBe(number)
  })

  test('kroner are read with or without what says that they are kroner', () => {
    const cost = optionalKroner()
    for (const typed of ['1 250,50', '1.250,50', 'kr 1 250,50', '1250,50 kr', 'Kr. 1250,50']) expect(cost.cast(typed)).toBe(1250.5)
    for (const typed of ['250,-', '250,–', '250 kr.', 'kr 250,-']) expect(cost.cast(typed)).toBe(250)
    for (const typed of ['kr', ',-', '250,-50', '1,250.50', '3,000']) expect(cost.isValidSync(typed)).toBe(false)
  })

  test('its ends belong to it', () => {
    const range = { min: 0, max: 10 }
    expect([-1, 0, 10, 11].map((value) => outside(value, range))).toEqual(['belowRange 0', undefined, undefined, 'aboveRange 10'])
  })

  test('a step is one, and never leads out of it', () => {
    const range = { min: 0, max: 10 }
    const steps = (typed: string) => [stepped(typed, 1, range), stepped(typed, -1, range)]
    expect(steps('')).toEqual(['1', '0'])
    expect(steps('10')).toEqual(['10', '9'])
    expect(steps('2,1')).toEqual(['3,1', '1,1'])
    expect(steps('to')).toEqual([undefined, undefined])
  })
})
