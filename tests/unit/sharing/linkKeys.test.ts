import { describe, expect, test } from 'vitest'
import { LinkKeys } from '#server/kernel/linkKeys.ts'

const sessionSecret = 'a secret of at least thirty-two letters'
const publicUrl = 'https://grunnmur.example'
const keys = new LinkKeys({ sessionSecret, publicUrl })
const link = '0190b4a2-6f00-7000-8000-000000000001'
const key = 'nøkkel-til-huset'

describe('the kept key of a public link', () => {
  test('opens to what was sealed, and does not show it', () => {
    const kept = keys.close(link, key)
    expect(keys.open(link, kept)).toBe(key)
    expect(kept.includes(key)).toBe(false)
  })

  test('looks different every time', () => {
    expect(keys.close(link, key)).not.toEqual(keys.close(link, key))
  })

  test('opens neither under another secret nor for another link', () => {
    const kept = keys.close(link, key)
    expect(new LinkKeys({ sessionSecret: `${sessionSecret}!`, publicUrl }).open(link, kept)).toBeUndefined()
    expect(keys.open(link.replace(/1$/, '2'), kept)).toBeUndefined()
  })

  test('does not open once any of its bytes was changed or lost', () => {
    const kept = keys.close(link, key)
    for (let index = 0; index < kept.length; index++) {
      const changed = Buffer.from(kept)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(keys.open(link, changed)).toBeUndefined()
      expect(keys.open(link, kept.subarray(0, index))).toBeUndefined()
    }
  })

  test('is long enough not to be guessed, and fits into an address', () => {
    expect(keys.make()).toMatch(/^[\w-]{32}$/)
    expect(keys.make()).not.toBe(keys.make())
    expect(keys.address('demo/house')).toBe('https://grunnmur.example/public-link/demo%2Fhouse')
  })
})
