import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType, isTypeDefinitionNode, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { loadSchema } from '#server/kernel/schema.ts'
import { saysMoreThan } from './saysMoreThan.ts'

interface Told {
  place: string
  name: string
  description?: string | null | undefined
}

/** Everything that has a name in the schema, with what is said of it. */
function everything(): Told[] {
  const types = Object.values(loadSchema().getTypeMap()).filter((type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type))
  return types.flatMap((type) => {
    const within = ({ name, description }: Omit<Told, 'place'>): Told => ({ place: `${type.name}.${name}`, name, description })
    const own = { place: type.name, name: type.name, description: type.description }
    if (isEnumType(type)) return [own, ...type.getValues().map(within)]
    if (isInputObjectType(type)) return [own, ...Object.values(type.getFields()).map(within)]
    if (!isObjectType(type)) return [own]
    return [own, ...Object.values(type.getFields()).flatMap((field) => [within(field), ...field.args.map(within)])]
  })
}

const folder = path.resolve(import.meta.dirname, '../../schema')

/** What is said in more than one place: put together, each would have the fields of both. */
function definedTwice(): string[] {
  const files = globSync('**/*.graphql', { cwd: folder, exclude: ['public.graphql'] })
  const definitions = files.flatMap((file) => parse(readFileSync(path.join(folder, file), 'utf8')).definitions)
  const names = definitions.flatMap((node) => (isTypeDefinitionNode(node) ? [node.name.value] : []))
  return names.filter((name, i) => names.indexOf(name) !== i)
}

describe('the GraphQL schema', () => {
  test('says of each type once what it is', () => {
    expect(definedTwice()).toEqual([])
  })

  test('says of every type, field, argument and value more than its name does', () => {
    const told = everything()
    expect(told.length).toBeGreaterThan(3000)
    expect(told.filter(({ name, description }) => !saysMoreThan(name, description))).toEqual([])
  })

  test('is not taken in by a name that is said once more', () => {
    expect(saysMoreThan('customName', 'The custom name.')).toBe(false)
    expect(saysMoreThan('customName', '')).toBe(false)
    expect(saysMoreThan('customName', 'What its owner calls the document')).toBe(false)
    expect(saysMoreThan('customName', 'What its owner calls the document.')).toBe(true)
  })
})
