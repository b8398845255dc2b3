import { type GraphQLObjectType, isObjectType, Kind, type OperationDefinitionNode, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { scales } from '#server/kernel/limits.ts'
import { described } from './described.ts'

describe('every list that is read page by page', () => {
  const { schema } = described()
  const lists = Object.values(schema.getTypeMap()).filter(
    (type): type is GraphQLObjectType => isObjectType(type) && 'edges' in type.getFields(),
  )
  const isPublic = (type: GraphQLObjectType, field: string) =>
    type.getFields()[field]!.astNode!.directives!.some(({ name }) => name.value === 'public')

  test('has one form', () => {
    expect(lists.length).toBeGreaterThan(30)
    for (const type of lists) {
      const named = type.name.replace(/Connection$/, '')
      const edge = schema.getType(`${named}Edge`) as GraphQLObjectType
      const forms = Object.fromEntries(Object.entries(type.getFields()).map(([name, field]) => [name, String(field.type)]))
      // Which of them is counted no further than a limit says so.
      const { hasMoreThanCounted = 'Boolean!', ...form } = forms
      expect(hasMoreThanCounted).toBe('Boolean!')
      const node = String(edge.getFields()['node']!.type)
      expect({ [type.name]: form }).toEqual({
        [type.name]: { totalCount: 'Int!', edges: `[${named}Edge!]!`, nodes: `[${node}]!`, pageInfo: 'PageInfo!' },
      })
      expect({ [type.name]: isPublic(type, 'nodes') }).toEqual({ [type.name]: isPublic(type, 'edges') })
    }
  })

  test('weighs by its page, whichever way it is read', () => {
    const places = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type)
        ? Object.values(type.getFields()).flatMap((field) =>
            lists.some(({ name }) => `${name}!` === String(field.type) || name === String(field.type))
              ? [[type.name, field.name] as const]
              : [],
          )
        : [],
    )
    expect(places.length).toBeGreaterThan(40)
    const weigh = (on: string, field: string, below: string) => {
      const document = parse(`{ ...F } fragment F on ${on} { ${field}(first: 100) { ${below} } }`)
      const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode
      return scales(schema, document)(operation).nodes
    }
    const light = places.filter(([on, field]) =>
      ['nodes { __typename }', 'edges { node { __typename } }'].some((below) => weigh(on, field, below) < 100),
    )
    expect(light).toEqual([])
  })
})
