import { expect, test } from 'vitest'
import { fromOneLine, inOneLine } from '#client/licences/licences/invoiceAddress.ts'

test.each([
  ['Solveien 14, 1170 Oslo', { addressLine1: 'Solveien 14', postalCode: '1170', city: 'Oslo' }],
  ['  Solveien 14  1170   Oslo ', { addressLine1: 'Solveien 14', postalCode: '1170', city: 'Oslo' }],
  ['c/o Moen, Storgata 1 B, 0155 Mo i Rana', { addressLine1: 'c/o Moen, Storgata 1 B', postalCode: '0155', city: 'Mo i Rana' }],
  ['Solveien 14', { addressLine1: 'Solveien 14', postalCode: '', city: '' }],
  ['', { addressLine1: '', postalCode: '', city: '' }],
])('%s is read as it is written', (line, address) => {
  expect(fromOneLine(line)).toEqual(address)
})

test('what is known is written in one line, and what is not is left out', () => {
  expect(inOneLine({ addressLine1: 'Solveien 14', postalCode: '1170', city: 'Oslo' })).toBe('Solveien 14, 1170 Oslo')
  expect(inOneLine({ addressLine1: null, postalCode: null, city: null })).toBe('')
})
