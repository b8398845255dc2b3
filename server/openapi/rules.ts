import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'
import { id } from '#schema/fields.ts'
import { type JsonSchema, orNull } from './jsonSchema.ts'

type Test = SchemaDescription['tests'][number]
const named = (description: SchemaDescription, name: string) => description.tests.find((test) => test.name === name)
const numberOf = (test: Test | undefined, param: string) => test?.params?.[param] as number | undefined
const expressionsOf = ({ tests }: SchemaDescription) =>
  tests.flatMap(({ params }) => (params?.['regex'] instanceof RegExp ? [params['regex']] : []))
const isOfId = String(expressionsOf(id().describe())[0])

interface Options {
  leaving?: readonly string[]
  /** What there is to say of a field. */
  told?: (name: string) => string | undefined
}

/** Input rules as the schema of what may be sent. */
export function schemaOfRules(input: ObjectSchema<AnyObject>, { leaving = [], told = () => undefined }: Options = {}): JsonSchema {
  const { fields } = input.describe()
  const kept = Object.entries(fields).filter(([name]) => !leaving.includes(name))
  const required = kept.filter(([, field]) => isRequired(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(kept.map(([name, field]) => [name, describedField(field, told(name))])),
    ...(required.length && { required }),
  }
}

const describedField = (field: SchemaFieldDescription, description: string | undefined) => ({
  ...schemaOfField(field),
  ...(description && { description }),
})

export const isRequired = (field: SchemaFieldDescription) => 'optional' in field && !field.optional

export function schemaOfField(field: SchemaFieldDescription): JsonSchema {
  const description = field as SchemaDescription
  const schema = withoutNull(description)
  return description.nullable ? orNull(schema) : schema
}

function withoutNull(description: SchemaDescription): JsonSchema {
  if (description.oneOf.length) return choiceOf(description.oneOf.filter((value) => value !== null))
  if (description.type === 'object') return schemaOfObject(description as SchemaObjectDescription)
  if (description.type === 'number') return number(description)
  if (description.type === 'boolean') return { type: 'boolean' }
  if (description.type === 'array')
    return { type: 'array', items: schemaOfField((description as unknown as { innerType: SchemaFieldDescription }).innerType) }
  return text(description)
}

/** The choices are of one kind. */
const choiceOf = (values: readonly unknown[]): JsonSchema => ({ type: typeof values[0], enum: values })

function schemaOfObject({ fields }: SchemaObjectDescription): JsonSchema {
  const required = Object.entries(fields)
    .filter(([, field]) => isRequired(field))
    .map(([name]) => name)
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOfField(field)]))
  return { type: 'object', properties, ...(required.length && { required }) }
}

function number(description: SchemaDescription): JsonSchema {
  const minimum = numberOf(named(description, 'min'), 'min')
  const maximum = numberOf(named(description, 'max'), 'max')
  return {
    type: named(description, 'integer') ? 'integer' : 'number',
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  }
}

function text(description: SchemaDescription): JsonSchema {
  const expressions = expressionsOf(description)
  const isId = Boolean(description.meta && 'record' in description.meta) || expressions.some((expression) => String(expression) === isOfId)
  if (isId) return { type: 'string', format: 'uuid' }
  if (named(description, 'day')) return { type: 'string', format: 'date' }
  const minLength = numberOf(named(description, 'min'), 'min') ?? (isRequired(description) ? 1 : undefined)
  const maxLength = numberOf(named(description, 'max'), 'max')
  const patterns = expressions.map(({ source }) => ({ pattern: source }))
  return {
    type: 'string',
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(patterns.length === 1 && patterns[0]),
    ...(patterns.length > 1 && { allOf: patterns }),
  }
}
