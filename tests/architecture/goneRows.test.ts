import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const slices = sources().filter(({ file }) => /^server\/(?!kernel\/|access\/|openapi\/|pdf\/)\w+\//.test(file))

/** What was read out of the database by that name. */
const read = /const \[(\w+)\] = (?:\()?await\b|const (\w+) = await [\w.()]+\.one\(/g
const namesIn = (text: string) => new Set([...text.matchAll(read)].map(([, first, one]) => (first ?? one)!))

test('no verb takes it for certain that a row is there: what is gone is not found', () => {
  const certain = slices.flatMap(({ file, text }) =>
    [...namesIn(text)]
      .filter((name) => new RegExp(String.raw`(?<![\w.])${name}!\.|(?<![\w.])${name}!$`, 'm').test(text))
      .map((name) => `${file}: ${name}!`),
  )
  expect(slices.length).toBeGreaterThan(100)
  expect(certain).toEqual([])
})
