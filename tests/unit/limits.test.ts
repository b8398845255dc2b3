import { buildSchema, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { scales } from '#server/kernel/limits.ts'

const schema = buildSchema(`
  type Query { floors(first: Int = 20, after: String): FloorConnection, papers(first: Int): PaperConnection, one: Floor }
  type FloorConnection { edges: [FloorEdge!]!, nodes: [Floor!]!, totalCount: Int! }
  type FloorEdge { node: Floor! }
  type Floor { name: String, rooms(first: Int = 5): RoomConnection }
  type RoomConnection { edges: [RoomEdge!]!, nodes: [Room!]! }
  type RoomEdge { node: Room! }
  type Room { name: String }
  type PaperConnection { edges: [PaperEdge!]! }
  type PaperEdge { node: Room! }
`)
const nodes = (text: string) => {
  const document = parse(text)
  return scales(schema, document)(document.definitions[0] as OperationDefinitionNode).nodes
}

const rooms = 'rooms(first: 50) { edges { node { name } } }'
const plain = nodes(`{ floors(first: 50) { edges { node { ${rooms} } } } }`)

test('a page within a page has room for the product of both', () => {
  expect(plain).toBeGreaterThan(50 * 50)
})

test.each([
  ['a fragment without a condition', `{ floors(first: 50) { ... { edges { node { ${rooms} } } } } }`],
  ['a fragment on the connection', `{ floors(first: 50) { ... on FloorConnection { edges { node { ${rooms} } } } } }`],
  [
    'fragments with names',
    `{ floors(first: 50) { ...F } } fragment F on FloorConnection { edges { node { ...R } } } fragment R on Floor { ${rooms} }`,
  ],
  ['a fragment on the root', `{ ... on Query { floors(first: 50) { edges { node { ${rooms} } } } } }`],
  ['a list of nodes', '{ floors(first: 50) { nodes { rooms(first: 50) { nodes { name } } } } }'],
  ['nothing said of the page', '{ floors { ... on FloorConnection { edges { node { rooms { edges { node { name } } } } } } } }'],
  ['a variable', 'query ($n: Int) { floors(first: $n) { nodes { rooms(first: $n) { nodes { name } } } } }'],
])('written with %s it weighs as much', (name, text) => {
  const atLeast = name.startsWith('nothing') ? 20 * 20 : 50 * 50
  expect(nodes(text)).toBeGreaterThan(atLeast)
})
