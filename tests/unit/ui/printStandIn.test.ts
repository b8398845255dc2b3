import { globSync } from 'node:fs'
import path from 'node:path'
import { type DocumentNode, Kind, parse, stripIgnoredCharacters, print as printWhole } from 'graphql'
import { expect, test } from 'vitest'
import { print } from '#client/access/standIns/print.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const modules = globSync('client/generated/operations/*.ts', { cwd: root })

const documentsIn = async (file: string) => {
  const exported = Object.values((await import(path.join(root, file))) as Record<string, unknown>)
  return exported.filter((value): value is DocumentNode => (value as DocumentNode).kind === Kind.DOCUMENT)
}

test('what the client asks is written as the whole printer writes it', async () => {
  const documents = (await Promise.all(modules.map(documentsIn))).flat()
  expect(documents.length).toBeGreaterThanOrEqual(modules.length)
  for (const document of documents) expect(stripIgnoredCharacters(print(document))).toBe(stripIgnoredCharacters(printWhole(document)))
})

test.each([
  'query Q($list: [ID!]! = ["a", "b\\nc"], $one: Int) @of(kind: NEW) { a: field(one: null, two: {x: 1.5, y: [true, $one]}) { ...F @include(if: true) } }',
  'mutation { send(text: "\\"quoted\\"") { ... on Sent { id } ... @skip(if: false) { __typename } } } fragment F on T @of { id }',
  'subscription S { changed }',
])('%s', (text) => expect(stripIgnoredCharacters(print(parse(text)))).toBe(stripIgnoredCharacters(printWhole(parse(text)))))
