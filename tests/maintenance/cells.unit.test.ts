import { describe, expect, test } from 'vitest'
import { amountIn, cellKey, copiedCells, pastedInto } from '#client/maintenance/economy/cells.ts'
import { csvOf } from '#client/maintenance/economy/csv.ts'

describe('amounts from a spreadsheet', () => {
  test.each([
    ['1 234,50', 1234.5],
    ['1\u00A0234 kr', 1234],
    ['12.5', 12.5],
    ['3.000', 3000],
    ['1.240.000,50', 1_240_000.5],
    ['0.125', undefined],
    ['3,000', undefined],
    ['0', 0],
    ['', null],
    ['  ', null],
    ['mye', undefined],
    ['-5', undefined],
    ['1,234', undefined],
  ])('%j is %j', (typed, amount) => expect(amountIn(typed)).toBe(amount))

  test('are laid from one cell on, and what goes beyond the sheet is left out', () => {
    const sheet = { buildingIds: ['a', 'b'], years: [2026, 2027] }
    expect(pastedInto(sheet, { column: 1, row: 0 }, copiedCells('1\t2\r\n3\t4\r\n5'))).toEqual({
      [cellKey('b', 2026)]: '1',
      [cellKey('b', 2027)]: '3',
    })
  })

  test('leave as a sheet that no spreadsheet takes for formulas', () => {
    expect(csvOf([['År', '=1+1', 'a;b', 12.5, null]])).toBe(`\uFEFFÅr;'=1+1;"a;b";12,5;\r\n`)
  })
})
