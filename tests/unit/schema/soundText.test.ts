import { describe, expect, test } from 'vitest'
import { email, optionalText, text } from '#schema/fields.ts'
import { isSoundText, soundText } from '#schema/soundText.ts'
import { described } from '#tests/architecture/described.ts'

const sound = {
  norwegian: 'Blåbær – «på» 5 m², nå og så\n\tneste linje\r\n',
  apart: 'Bl\u0061\u030Abær'.normalize('NFD'),
  family: '👩‍👩‍👧‍👦 🧑‍🤝‍🧑 👩🏽‍🚒 ❤️‍🔥 🏳️‍🌈 1️⃣',
  flags: '🇳🇴 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  persian: 'می\u200Cخواهم',
  hindi: 'क्\u200Dष हिन्दी',
  hyphen: 'vindus\u00ADvask',
}
test.each(Object.entries(sound))('%s is text as anybody writes it', (_, value) => {
  expect(isSoundText(value)).toBe(true)
  expect(soundText(value)).toBe(value.replaceAll('\r\n', '\n'))
  expect(text(255).validateSync(value)).toBe(value.trim())
})

const hidden = {
  nul: 'a\0b',
  bell: 'a\u0007b',
  escape: 'a\u001B[31mb',
  delete: 'a\u007Fb',
  nextLine: 'a\u0085b',
  rightToLeft: 'faktura\u202Efdp.exe',
  isolate: 'a\u2066b\u2069',
  mark: 'a\u200Fb',
  zeroWidth: 'a\u200Bb',
  joiner: 'a\u200Db',
  nonJoiner: 'a\u200Cb',
  wordJoiner: 'a\u2060b',
  byteOrder: 'a\uFEFFb',
  tags: 'a\u{E0041}\u{E0042}b',
  longFlag: `🏴${'\u{E0067}'.repeat(20)}`,
  surrogate: 'a\uD800b',
}
test.each(Object.entries(hidden))('%s is refused, and left out of what is pasted', (_, value) => {
  expect(isSoundText(value)).toBe(false)
  expect(isSoundText(soundText(value))).toBe(true)
  expect(() => text(255).validateSync(value)).toThrow('notValid')
  expect(() => optionalText(255).validateSync(value)).toThrow('notValid')
})

test('lines that other programs break are lines', () => {
  expect(soundText('a\r\nb\u000Bc\u2028d\fe')).toBe('a\nb\nc\nd\ne')
})

describe('an address', () => {
  test.each([
    ['ｋａｒｉ＠ｄｅｍｏ．ｅｘａｍｐｌｅ', 'kari@demo.example'],
    ['ka\uFB01@demo.example', 'kafi@demo.example'],
    ['kåre@blåbær.example'.normalize('NFD'), 'kåre@blåbær.example'],
  ])('%s is %s', (typed, meant) => expect(email().validateSync(typed)).toBe(meant))
  test.each([
    'kari@d\u0435mo.example',
    'k\u0430ri@demo.example',
    'kari@xn--blbr-roah.example',
    'kari@demo\u200B.example',
    'kari\u202E@demo.example',
  ])('%j is none', (typed) => expect(() => email().validateSync(typed)).toThrow('notValid'))
})

interface Rule {
  type: string
  fields?: Record<string, Rule>
  innerType?: Rule
  spec: { meta?: { record?: boolean } }
  validateSync: (value: unknown) => unknown
}
function texts(rule: Rule, path: string): [string, Rule][] {
  if (rule.fields) return Object.entries(rule.fields).flatMap(([name, field]) => texts(field, `${path}.${name}`))
  if (rule.innerType) return texts(rule.innerType, `${path}[]`)
  return rule.type === 'string' && !rule.spec.meta?.record ? [[path, rule]] : []
}
/** Kept to the letter, and shown to nobody; by what something is asked for, it is looked up and never kept. */
const notKept = /[pP]assword$|\.(?:after|token|paperKey|linkKey|invitationKey|senderKey)$/

test('no operation takes what nobody sees, in any of its texts', () => {
  const { operations } = described()
  const fields = [...operations.values()]
    .flatMap(({ name, input }) => texts(input as unknown as Rule, name))
    .filter(([path]) => !notKept.test(path))
  expect(fields.length).toBeGreaterThan(400)
  const taken = fields.filter(([, rule]) =>
    [hidden.rightToLeft, hidden.bell, hidden.zeroWidth, hidden.byteOrder, hidden.isolate, hidden.nul].some((value) => {
      try {
        const kept: unknown = rule.validateSync(value)
        return typeof kept === 'string' && !isSoundText(kept)
      } catch {
        return false
      }
    }),
  )
  expect(taken.map(([path]) => path)).toEqual([])
})
