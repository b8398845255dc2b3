import { buildSchema, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { KnownDocuments } from '#server/kernel/http/knownDocuments.ts'

const schema = buildSchema('type Query { estate: String }')
const known = (query: string) => {
  const document = parse(query)
  return { document, operation: document.definitions[0] as OperationDefinitionNode }
}
const seen = (documents: KnownDocuments, query: string, times = 1) => {
  for (let i = 0; i < times; i++) documents.keep({ query }, known(query))
}
const large = (i: number) => `{ ${Array.from({ length: 300 }, (_, field) => `a${i}x${field}: estate`).join(' ')} }`

test('our own document is kept at once, another from the third time on', () => {
  const documents = new KnownDocuments(schema, ({ query }) => query === '{ ours }')
  seen(documents, '{ ours }')
  expect(documents.find({ query: '{ ours }' })).toBeDefined()
  expect(documents.standingOf({ query: '{ ours }' })).toBe('own')
  seen(documents, '{ theirs }', 2)
  expect(documents.find({ query: '{ theirs }' })).toBeUndefined()
  expect(documents.standingOf({ query: '{ theirs }' })).toBe('passing')
  seen(documents, '{ theirs }')
  expect(documents.find({ query: '{ theirs }' })).toBeDefined()
  expect(documents.standingOf({ query: '{ theirs }' })).toBe('others')
})

test('of twenty thousand that come once nothing is kept, and of as many that come again only what there is room for', () => {
  const documents = new KnownDocuments(schema, () => false)
  for (let i = 0; i < 20_000; i++) seen(documents, `{ a${i}: estate }`)
  expect(documents.others).toMatchObject({ size: 0, bytes: 0 })
  for (let i = 0; i < 20_000; i++) seen(documents, `{ b${i}: estate b: estate }`, 3)
  expect(documents.others.size).toBeGreaterThan(1000)
  expect(documents.others.bytes).toBeLessThanOrEqual(48 * 1_048_576)
})

test('others are kept within a budget, and those used longest ago go first', () => {
  const documents = new KnownDocuments(schema, () => false)
  seen(documents, '{ used }', 3)
  for (let i = 0; i < 120; i++) {
    seen(documents, large(i), 3)
    expect(documents.find({ query: '{ used }' })).toBeDefined()
    expect(documents.others.bytes).toBeLessThanOrEqual(48 * 1_048_576)
  }
  expect(documents.find({ query: large(0) })).toBeUndefined()
  expect(documents.find({ query: large(119) })).toBeDefined()
})
