import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'
import { plainVariables } from '#server/kernel/plainVariables.ts'

const schema = buildSchema(`
  scalar Date
  scalar DateTime
  enum Colour { red green }
  input Part { name: String! amount: Int = 1 }
  input Plain { name: String! colour: Colour ids: [ID!] below: Plain }
  type Query { a(id: ID!, n: Int, f: Float, b: Boolean, c: Colour, on: Date, at: DateTime, part: Part, plain: Plain, ids: [ID!]): Int }
`)
const declared = '$id: ID!, $n: Int, $f: Float, $b: Boolean, $c: Colour, $on: Date, $ids: [ID!], $plain: Plain'
const operationOf = (variables: string) => {
  const [definition] = parse(`query (${variables}) { a(id: $id) }`).definitions
  if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return definition
}
const coerced = (operation: OperationDefinitionNode, given: Record<string, unknown>) =>
  getVariableValues(schema, operation.variableDefinitions ?? [], given).coerced

test.each([
  { id: '1' },
  { id: '1', n: 3, f: 1.5, b: false, c: 'red', on: '2026-02-28', ids: ['1', '2'] },
  { id: '1', n: null, c: null, ids: null, plain: null },
  { id: '1', plain: { name: 'a', colour: 'green', ids: [], below: { name: 'b' } } },
  { id: '1', other: 'not declared' },
])('what is as it should be is taken as the library would take it: %j', (given) => {
  const operation = operationOf(declared)
  const values = plainVariables(schema, operation)(given)
  expect(values).toBeDefined()
  expect(values).toEqual(coerced(operation, given))
})

test.each([
  {},
  { id: null },
  { id: 1 },
  { id: '1', n: 1.5 },
  { id: '1', n: 3_000_000_000 },
  { id: '1', n: '1' },
  { id: '1', f: Number.NaN.toString() },
  { id: '1', b: 'true' },
  { id: '1', c: 'blue' },
  { id: '1', on: '2026-02-30' },
  { id: '1', ids: '1' },
  { id: '1', ids: [null] },
  { id: '1', plain: {} },
  { id: '1', plain: [] },
  { id: '1', plain: { name: 'a', more: 1 } },
  { id: '1', plain: { name: 'a', below: { name: null } } },
])('the rest is left to the library: %j', (given) => {
  expect(plainVariables(schema, operationOf(declared))(given)).toBeUndefined()
})

test.each(['$id: ID!, $n: Int = 3', '$id: ID!, $at: DateTime', '$id: ID!, $part: Part'])(
  'and so is what may be changed on its way: %s',
  (variables) => {
    const given = { id: '1', n: 1, at: '2026-01-01T08:07:00Z', part: { name: 'a', amount: 2 } }
    expect(plainVariables(schema, operationOf(variables))(given)).toBeUndefined()
  },
)
