import { readFileSync } from 'node:fs'
import { Kind, type OperationDefinitionNode, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { priceOf } from '#server/kernel/http/prices.ts'
import { limitRules, scales } from '#server/kernel/limits.ts'
import { loadSchema } from '#server/kernel/schema.ts'

const schema = loadSchema()
const operationOf = (query: string) => {
  const document = parse(query)
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode
  return [operation, document] as const
}
const nodes = (query: string) => {
  const [operation, document] = operationOf(query)
  return scales(schema, document)(operation).nodes
}
const price = (query: string) => priceOf(schema, ...operationOf(query)).points

describe('what a document is weighed as', () => {
  const page = (first: string) => `{ estates(${first}) { edges { node { id name: addressLine1 } } } }`

  test('is the length of its pages, wherever those are written', () => {
    const plain = nodes(page('first: 100'))
    expect(plain).toBeGreaterThan(300)
    expect(plain).toBeGreaterThan(nodes(page('first: 10')) * 5)
    const inFragments = `{ estates(first: 100) { ... on EstateConnection { ...f } } }
      fragment f on EstateConnection { edges { ... { node { id name: addressLine1 } } } }`
    expect(nodes(inFragments)).toBe(plain)
  })

  test('is the largest page where a variable decides', () => {
    const query = `query ($n: Int) ${page('first: $n')}`
    expect(nodes(query)).toBe(nodes(page('first: 100')))
  })

  test('counts a fragment for each list that it is spread in', () => {
    const twice = `{ a: estates(first: 1) { ...f } b: estates(first: 100) { ...f } } fragment f on EstateConnection { edges { node { id } } }`
    expect(nodes(twice)).toBe(
      nodes('{ estates(first: 1) { edges { node { id } } } }') + nodes('{ estates(first: 100) { edges { node { id } } } }'),
    )
  })

  test('counts what is in a list without pages more than once', () => {
    const id = '"0174b50a-8680-7d5d-b53b-fbef30469b1e"'
    const detail = (below: string) => nodes(`{ architectDetail(estateId: ${id}, buildingId: ${id}) { drawings { ${below} } } }`)
    const [one, more] = [detail('id'), detail('id file { id }')]
    expect(more - one).toBeGreaterThanOrEqual(20)
  })
})

test('what costs much is paid for each time it is asked, by whatever name', () => {
  const id = '"0174b50a-8680-7d5d-b53b-fbef30469b1e"'
  const search = (alias: string) => `${alias}: documentSearch(estateId: ${id}, search: "a") { totalCount }`
  const [once, often] = [price(`{ ${search('a')} }`), price(`{ ${Array.from({ length: 20 }, (_, i) => search(`a${i}`)).join(' ')} }`)]
  expect(once).toBeGreaterThan(4)
  expect(often).toBeGreaterThanOrEqual(once * 20)
  expect(price('{ __typename }')).toBe(0)
})

test('of questions to registers there are two in a document', () => {
  const look = (alias: string) => `${alias}: addresses(searchValue: "a") { addresses { name } }`
  expect(validate(schema, parse(`{ ${look('a')} ${look('b')} }`), limitRules)).toEqual([])
  expect(validate(schema, parse(`{ ${look('a')} ${look('b')} ${look('c')} }`), limitRules)).toHaveLength(1)
})

test('all that our own client asks is within the limits', () => {
  const texts = JSON.parse(readFileSync('client/generated/operations.json', 'utf8')) as Record<string, string>
  const refused = Object.values(texts).filter((query) => validate(schema, parse(query), limitRules).length)
  expect(refused).toEqual([])
})
