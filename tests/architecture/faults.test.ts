import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorCodes, errorReasons } from '#schema/errors.ts'
import { fieldFaults, sheetFaults } from '#schema/faults.ts'
import { sheetRefusals } from '#server/sheets/reading/refusal.ts'
import { described } from './described.ts'
import { sources } from './sources.ts'

type Texts = { readonly [key: string]: string | Texts }
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Texts
const textsOf = (language: string, domain: string) => read(`client/messages/${language}/${domain}.json`)
const at = (texts: Texts, path: string) =>
  path.split('.').reduce<Texts | string | undefined>((within, key) => (within as Texts | undefined)?.[key], texts)

const refusals = Object.keys(errorCodes)
const known = new Set<string>([...fieldFaults, ...refusals])

describe.each(['nb', 'en'])('in %s', (language) => {
  test('every fault of a field is told in words', () => {
    const [rules, errors] = [textsOf(language, 'validations'), read(`schema/errors/${language}.json`)]
    expect(fieldFaults.filter((fault) => typeof rules[fault] !== 'string')).toEqual([])
    expect(refusals.filter((code) => typeof at(errors, `codes.${code}`) !== 'string')).toEqual([])
    expect(Object.keys(errorReasons).filter((reason) => typeof at(errors, `reasons.${reason}`) !== 'string')).toEqual([])
  })
  test('why a spreadsheet is not read is told on its screen', () => {
    expect([...sheetFaults].toSorted()).toEqual([...sheetRefusals].toSorted())
    const screen = JSON.stringify(textsOf(language, 'maintenance.import'))
    expect(sheetFaults.filter((fault) => !screen.includes(`"${fault}":`))).toEqual([])
  })
})

interface Rule {
  tests?: { OPTIONS?: { message?: unknown } }[]
  fields?: Record<string, Rule>
  innerType?: Rule
}
/** What a rule, and those within it, may say. */
function saidBy({ tests = [], fields = {}, innerType }: Rule, seen = new Set<Rule>()): string[] {
  const inner = [...Object.values(fields), ...(innerType ? [innerType] : [])].filter((rule) => !seen.has(rule))
  for (const rule of inner) seen.add(rule)
  const own = tests.flatMap(({ OPTIONS }) => (typeof OPTIONS?.message === 'string' ? [OPTIONS.message] : []))
  return [...own, ...inner.flatMap((rule) => saidBy(rule, seen))]
}

test('no rule of any operation says anything else', () => {
  const { operations } = described()
  const said = [...operations.values()].flatMap(({ name, input }) =>
    saidBy(input as unknown as Rule).map((fault) => [name, fault] as const),
  )
  expect(said.length).toBeGreaterThan(1000)
  expect(said.filter(([, fault]) => !known.has(fault))).toEqual([])
})

test('nor does what is written by hand beside them', () => {
  const written = sources()
    .filter(({ file, text }) => (file.startsWith('server/') ? text.includes('AppError') : file.startsWith('schema/')))
    .flatMap(({ file, text }) =>
      [
        ...text.matchAll(/createError\(\{[^}]*message: '([^']+)'/g),
        ...text.matchAll(/AppError\('\w+', \{ fields: \{ ?(?:\[?[\w'.]+\]?: )'([^']+)'/g),
        ...text.matchAll(/\b(?:min|max|length|matches|required|test|oneOf|integer|defined|typeError)\([^()'`]*(?:'\w+', )?'([a-z]\w*)'\)/g),
      ].map(([, fault = '']) => [fault, file] as const),
    )
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter(([fault]) => !known.has(fault))).toEqual([])
})

test('both languages have the same words for them', () => {
  expect(Object.keys(textsOf('nb', 'validations')).toSorted()).toEqual(Object.keys(textsOf('en', 'validations')).toSorted())
})
