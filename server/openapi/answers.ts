import {
  type GraphQLNamedType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
} from 'graphql'
import type { Field } from '#server/kernel/read/selection.ts'
import { nodeOf } from '#server/kernel/read/shapes.ts'
import type { Components } from './components.ts'
import { type JsonSchema, orNull } from './jsonSchema.ts'

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$` },
  Date: { type: 'string', format: 'date' },
}

/** What a selection answers: the fields that were chosen, by the names they were given. */
export function schemaOfRecord(components: Components, type: GraphQLNamedType, fields: readonly Field[]): JsonSchema {
  const properties = Object.fromEntries(fields.map((field) => [field.key, schemaOfField(components, field)]))
  return components.refer(type.name, {
    type: 'object',
    ...(type.description && { description: type.description }),
    properties,
    required: Object.keys(properties),
  })
}

function schemaOfField(components: Components, field: Field): JsonSchema {
  if (!field.definition) return { type: 'string' } // __typename
  const { type, description } = field.definition
  const schema = schemaOfType(components, type, field)
  return description ? { ...schema, description } : schema
}

const schemaOfType = (components: Components, type: GraphQLOutputType, field: Field): JsonSchema =>
  isNonNullType(type) ? schemaOfPresent(components, type.ofType, field) : orNull(schemaOfPresent(components, type, field))

function schemaOfPresent(components: Components, type: GraphQLOutputType & GraphQLNullableType, field: Field): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOfType(components, type.ofType, field) }
  if (isScalarType(type)) return scalars[type.name] ?? { type: 'string' }
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) }
  const node = nodeOf(field)
  if (node) return { type: 'array', items: schemaOfField(components, node) }
  if (field.variants) return schemaOfUnion(components, field)
  return schemaOfRecord(components, field.type!, field.fields)
}

function schemaOfUnion(components: Components, { variants = {}, type }: Field): JsonSchema {
  const members = Object.entries(variants).map(([name, fields]) => {
    const properties = Object.fromEntries(fields.map((field) => [field.key, schemaOfField(components, field)]))
    return components.refer(name, { type: 'object', properties, required: Object.keys(properties) })
  })
  return { oneOf: members, ...(type?.description && { description: type.description }) }
}
