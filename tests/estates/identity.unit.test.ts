import { describe, expect, test } from 'vitest'
import { writtenCadastre } from '#client/estates/estate/identity.ts'
import { writtenOrganizationNumber } from '#client/ui/writing.ts'
import { houseNumber } from '#schema/estates/houseNumber.ts'

const unit = { municipalityNumber: '0301', gnr: 207, bnr: 80, fnr: 0, snr: 0 }

test.each([
  [unit, '0301-207/80'],
  [{ ...unit, snr: 3 }, '0301-207/80/0/3'],
  [{ ...unit, fnr: 12 }, '0301-207/80/12/0'],
])('a cadastral unit is written as in the register: %o', (cadastre, written) => {
  expect(writtenCadastre(cadastre)).toBe(written)
})

test('an organisation number is written in threes', () => {
  expect(writtenOrganizationNumber('958352172')).toBe('958\u00a0352\u00a0172')
})

describe('the number on the wall', () => {
  test.each([
    ['Solveien 14', '14'],
    ['Lia 3b', '3B'],
    ['Lia 3 b ', '3B'],
    ['17. mai-gata 8', '8'],
    ['Øvre Ås', undefined],
  ])('%s', (address, number) => {
    expect(houseNumber(address)).toBe(number)
  })
})
