import { createHash } from 'node:crypto'
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { type DocumentNode, parse, print } from 'graphql'
import { of } from 'rxjs'
import { expect, test } from 'vitest'
import { executables } from '../../../scripts/codegen/documents.ts'
import { operationModule } from '../../../scripts/codegen/operationModule.ts'

const documents = [
  parse(`query Houses($first: Int = 10) { houses(first: $first) { nodes { ...House } } }
         mutation PaintHouse($id: ID!, $colour: String) { paint(id: $id, colour: $colour) { ...House } }`),
  parse('fragment House on House { id owner { ...Person } }'),
  parse('fragment Person on Person { name }'),
]
const [houses, paintHouse] = executables(documents)

const sent = async (document: DocumentNode) => {
  let query: DocumentNode | undefined
  const link = new ApolloLink((operation) => {
    query = operation.query
    return of({ data: { houses: { __typename: 'Houses', nodes: [] } } })
  })
  await new ApolloClient({ cache: new InMemoryCache(), link, defaultOptions: { watchQuery: { errorPolicy: 'all' } } }).query({
    query: document,
  })
  return query as DocumentNode & { __meta__?: { hash: string } }
}

test('an operation is complete with the fragments that its fragments use', () => {
  expect(houses?.text.match(/fragment \w+/g)).toEqual(['fragment House', 'fragment Person'])
})

test('the hash is the one of the very text that the client sends, and comes along with it', async () => {
  const { document, hash, text } = houses!
  const query = await sent({ ...document, __meta__: { hash } } as DocumentNode)
  expect(print(query)).toBe(text)
  expect(query.__meta__?.hash).toBe(createHash('sha256').update(print(query)).digest('hex'))
})

test('the order of the files does not change a hash', () => {
  expect(executables(documents.toReversed()).map(({ hash }) => hash)).toEqual([houses!.hash, paintHouse!.hash])
})

test('an operation whose name would not make a hook is refused', () => {
  expect(() => executables([parse('query houses { houses { id } }')])).toThrow('EstateList')
  expect(() => executables([parse('{ houses { id } }')])).toThrow('nameless')
})

test('a spread that no fragment answers is refused', () => {
  expect(() => executables([parse('query Houses { houses { ...Hut } }')])).toThrow('No fragment is called Hut')
})

test('a query may be asked without options only where no variable is required', () => {
  expect(operationModule(houses!)).toContain('useHousesQuery(options?:')
  const [house] = executables([parse('query House($id: ID!) { house(id: $id) { id } }')])
  expect(operationModule(house!)).toContain('useHouseQuery(options:')
})

test('a query has one hook and a mutation none', () => {
  expect(operationModule(houses!).match(/export function \w+/g)).toEqual(['export function useHousesQuery'])
  expect(operationModule(paintHouse!)).not.toContain('export function')
})
