import { describe, expect, test } from 'vitest'
import { openKey, sealKey } from '#server/sharing/publicLinks/sealedKey.ts'

const secret = 'a secret of at least thirty-two letters'
const link = '0190b4a2-6f00-7000-8000-000000000001'
const key = 'nøkkel-til-huset'

describe('the kept key of a public link', () => {
  test('opens to what was sealed, and does not show it', () => {
    const kept = sealKey(secret, link, key)
    expect(openKey(secret, link, kept)).toBe(key)
    expect(kept.includes(key)).toBe(false)
  })

  test('looks different every time', () => {
    expect(sealKey(secret, link, key)).not.toEqual(sealKey(secret, link, key))
  })

  test('opens neither under another secret nor for another link', () => {
    const kept = sealKey(secret, link, key)
    expect(openKey(`${secret}!`, link, kept)).toBeUndefined()
    expect(openKey(secret, link.replace(/1$/, '2'), kept)).toBeUndefined()
  })

  test('does not open once any of its bytes was changed or lost', () => {
    const kept = sealKey(secret, link, key)
    for (let index = 0; index < kept.length; index++) {
      const changed = Buffer.from(kept)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(openKey(secret, link, changed)).toBeUndefined()
      expect(openKey(secret, link, kept.subarray(0, index))).toBeUndefined()
    }
  })
})
