import crypto from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { hashPassword, isOutdated, passwordMatches } from '#server/accounts/password/hashing.offer.ts'

describe('a password', () => {
  test('costs what is recommended today, and never gives the same hash twice', async () => {
    const [one, other] = await Promise.all([hashPassword('Blå-dør-7'), hashPassword('Blå-dør-7')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
  })

  test.each([
    ['a leading space', ' Blå-dør-7', 'Blå-dør-7'],
    ['a trailing space', 'Blå-dør-7 ', 'Blå-dør-7'],
    ['its case', 'Blå-dør-7', 'blå-dør-7'],
    ['how its letters are composed', 'Blå-dør-7'.normalize('NFC'), 'Blå-dør-7'.normalize('NFD')],
    ['its 128th character', `${'æ'.repeat(127)}1`, `${'æ'.repeat(127)}2`],
    ['what follows a NUL', 'Blå\0dør', 'Blå\0vei'],
  ])('differs by %s', async (_, password, other) => {
    const hash = await hashPassword(password)
    expect(await passwordMatches(password, hash)).toBe(true)
    expect(await passwordMatches(other, hash)).toBe(false)
  })

  test.each([null, undefined])('never matches where there is none (%s), but is hashed all the same', async (none) => {
    const argon2 = vi.spyOn(crypto, 'argon2')
    expect(await passwordMatches('', none)).toBe(false)
    expect(argon2).toHaveBeenCalledOnce()
    expect(argon2.mock.calls[0]?.[1]).toMatchObject({ memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 })
  })

  test('hashed for less than a new one is hashed again', async () => {
    const hash = await hashPassword('Blå-dør-7')
    expect(isOutdated(hash)).toBe(false)
    expect(isOutdated(hash.replace('m=19456', 'm=12288'))).toBe(true)
    expect(isOutdated(hash.replace('t=2', 't=1'))).toBe(true)
    expect(isOutdated(hash.replace('m=19456', 'm=47104'))).toBe(false)
  })
})
