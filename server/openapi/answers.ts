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
import { schemaOfEnum } from './enums.ts'
import { type JsonSchema, orNull } from './jsonSchema.ts'
import { capital } from './names.ts'

const scalars: Readonly<Record<string, JsonSchema>> = {
  ID: { type: 'string', format: 'uuid' },
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time', pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$` },
  Date: { type: 'string', format: 'date' },
}

/** Where an answer is described: what is met there goes by that, where its own name stands for something else already. */
export interface Place {
  components: Components
  operationId: string
  /** The types around it. */
  inside: readonly string[]
}
const within = (place: Place, type: string): Place => ({ ...place, inside: [...place.inside, type] })

/** The names that a selection of a type may go by. */
export const namesOf = ({ operationId, inside }: Place, type: string): readonly string[] => {
  const around = inside.at(-1)
  return [
    type,
    ...(around ? [`${type}In${around}`] : []),
    `${type}Of${capital(operationId)}`,
    `${[...inside, type].join('')}Of${capital(operationId)}`,
  ]
}

/** What a selection answers: the fields that were chosen, by the names they were given. */
export function schemaOfRecord(place: Place, type: GraphQLNamedType, fields: readonly Field[]): JsonSchema {
  return place.components.refer(namesOf(place, type.name), {
    type: 'object',
    ...(type.description && { description: type.description }),
    ...propertiesOf(within(place, type.name), fields),
  })
}

function propertiesOf(place: Place, fields: readonly Field[]): JsonSchema {
  const properties = Object.fromEntries(fields.map((field) => [field.key, schemaOfField(place, field)]))
  return { properties, required: Object.keys(properties) }
}

function schemaOfField(place: Place, field: Field): JsonSchema {
  if (!field.definition) return { type: 'string' } // __typename
  const { type, description } = field.definition
  const schema = schemaOfType(place, type, field)
  return description ? { ...schema, description } : schema
}

const schemaOfType = (place: Place, type: GraphQLOutputType, field: Field): JsonSchema =>
  isNonNullType(type) ? schemaOfPresent(place, type.ofType, field) : orNull(schemaOfPresent(place, type, field))

function schemaOfPresent(place: Place, type: GraphQLOutputType & GraphQLNullableType, field: Field): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOfType(place, type.ofType, field) }
  if (isScalarType(type)) return scalars[type.name] ?? { type: 'string' }
  if (isEnumType(type)) return schemaOfEnum(place.components, type)
  const node = nodeOf(field)
  if (node) return { type: 'array', items: schemaOfField(place, node) }
  if (field.variants) return schemaOfUnion(place, field)
  return schemaOfRecord(place, field.type!, field.fields)
}

function schemaOfUnion(place: Place, { variants = {}, type }: Field): JsonSchema {
  const members = Object.entries(variants).map(([name, fields]) =>
    place.components.refer(namesOf(place, name), { type: 'object', ...propertiesOf(within(place, name), fields) }),
  )
  return { oneOf: members, ...(type?.description && { description: type.description }) }
}
