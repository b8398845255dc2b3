import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordLength } from '#schema/accounts/password.ts'
import { isCommonPassword, refuseCommonPassword } from '#server/accounts/password/commonPasswords.ts'

test.each([
  'Password1!',
  'P@ssw0rd1',
  'Passord123!',
  'Sommer2026!',
  'Norge-123',
  'Velkommen1!',
  'QWERTY123!',
  'Høst2025!',
  'Høst2025!'.normalize('NFD'),
])('%s is what everybody chooses', (password) => {
  expect(isCommonPassword(password)).toBe(true)
  expect(() => refuseCommonPassword('newPassword', password)).toThrow(
    expect.objectContaining({ status: 422, details: { fields: { newPassword: 'passwordCommon' } } }),
  )
})

test.each(['Blå-dør-7', 'tre hester I 1 stall!', ''])('%j is nobody else’s', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

test('the list holds more than 3000 that would pass the other rules, each once', () => {
  const list = readFileSync(new URL('../../../server/accounts/password/common.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect(list.length).toBeGreaterThan(3000)
  expect(new Set(list).size).toBe(list.length)
  const poor = list.filter(
    (password) =>
      password !== password.toLowerCase() ||
      password.length < passwordLength.min ||
      !/\d/.test(password) ||
      !/\p{L}/u.test(password) ||
      !/[^\p{L}\p{N}\s]/u.test(password),
  )
  expect(poor).toEqual([])
})
