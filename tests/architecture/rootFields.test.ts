import { describe, expect, test } from 'vitest'
import { described } from './described.ts'

describe('every root field', () => {
  const { schema, operations, routes } = described()
  const fields = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
    Object.keys(type.getFields()).map((field) => `${type.name}.${field}`),
  )

  test('is one operation, and every operation one root field', () => {
    expect([...operations.keys()].sort()).toEqual(fields.sort())
    expect(new Set(operations.values()).size).toBe(operations.size)
  })
  test('has the name of its operation, which no other has', () => {
    expect([...operations].filter(([place, { name }]) => place.split('.')[1] !== name).map(([place]) => place)).toEqual([])
    const names = [...operations.values()].map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
  })
  test('that changes something is a mutation, and no other is', () => {
    const changes = new Set(['command', 'upload'])
    expect(
      [...operations].filter(([place, { kind }]) => place.startsWith('Mutation.') !== changes.has(kind)).map(([place]) => place),
    ).toEqual([])
  })
  test('says what it is for, or its name does', () => {
    expect([...operations.values()].filter(({ rule }) => !rule.trim()).map(({ name }) => name)).toEqual([])
  })
  test('is all that the REST layer can reach', () => {
    const known = new Set(operations.values())
    expect(routes.filter(({ operation }) => !known.has(operation)).map(({ path }) => path)).toEqual([])
  })
  test('is closed to public links unless it is marked, and none that changes anything is marked', () => {
    const marked = [...operations].filter(([place]) => {
      const [root, field] = place.split('.') as ['Query' | 'Mutation', string]
      const type = root === 'Query' ? schema.getQueryType()! : schema.getMutationType()!
      return type.getFields()[field]!.astNode?.directives?.some(({ name }) => name.value === 'public')
    })
    expect(marked.filter(([, { kind }]) => kind !== 'query').map(([place]) => place)).toEqual([])
  })
})
