import { describe, expect, test } from 'vitest'
import { readHash, writeHash } from '#server/accounts/password/phc.ts'

const hash = { memory: 19_456, passes: 2, parallelism: 1, salt: Buffer.alloc(16, 0xab), key: Buffer.alloc(32, 0xcd) }
const text = '$argon2id$v=19$m=19456,t=2,p=1$q6urq6urq6urq6urq6urqw$zc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc3Nzc0'

describe('the string form of a hash', () => {
  test('says how it was made, with salt and key in base64 without padding', () => {
    expect(writeHash(hash)).toBe(text)
  })

  test('is read back to what was written', () => {
    expect(readHash(text)).toEqual(hash)
  })

  test.each([
    '',
    'Demo-1234',
    text.replace('argon2id', 'argon2i'),
    text.replace('v=19', 'v=16'),
    `${text}$more`,
    text.slice(0, text.lastIndexOf('$')),
  ])('is not taken from %j', (other) => {
    expect(() => readHash(other)).toThrow('no argon2id hash')
  })
})
