import { isEnumType, isInputObjectType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { loadSchema } from '#server/kernel/schema.ts'

interface Told {
  place: string
  name: string
  description: string | null | undefined
}

/** Everything that has a name in the schema, with what is said of it. */
function everything(): Told[] {
  const types = Object.values(loadSchema().getTypeMap()).filter(
    ({ name }) => !name.startsWith('__') && !['String', 'Int', 'Float', 'Boolean', 'ID'].includes(name),
  )
  return types.flatMap((type) => {
    const own = { place: type.name, name: type.name, description: type.description }
    const below = (name: string, description: string | null | undefined) => ({ place: `${type.name}.${name}`, name, description })
    if (isEnumType(type)) return [own, ...type.getValues().map(({ name, description }) => below(name, description))]
    if (isInputObjectType(type)) return [own, ...Object.values(type.getFields()).map(({ name, description }) => below(name, description))]
    if (!isObjectType(type)) return [own]
    return [
      own,
      ...Object.values(type.getFields()).flatMap(({ name, description, args }) => [
        below(name, description),
        ...args.map((argument) => ({
          place: `${type.name}.${name}(${argument.name})`,
          name: argument.name,
          description: argument.description,
        })),
      ]),
    ]
  })
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zæøå0-9]+/)
    .filter((word) => word && !['the', 'a', 'an', 'of', 'its', 'is', 'it'].includes(word))

describe('the GraphQL schema', () => {
  test('describes every type, field, argument and value', () => {
    expect(everything().flatMap(({ place, description }) => (description?.trim() ? [] : [place]))).toEqual([])
  })

  test('says more of each than its name does, in a sentence', () => {
    const empty = everything().filter(({ name, description }) => {
      const own = new Set(wordsOf(name))
      return !/[.:`)]$/.test(description?.trim() ?? '') || wordsOf(description ?? '').every((word) => own.has(word))
    })
    expect(empty.map(({ place, description }) => `${place}: ${description}`)).toEqual([])
  })
})
