import type { AnyObject, ObjectSchema, SchemaDescription, SchemaFieldDescription, SchemaObjectDescription } from 'yup'
import { id } from '#schema/fields.ts'
import { exampleOf } from './examples.ts'
import { type JsonSchema, orNull } from './jsonSchema.ts'
import type { Words } from './words.ts'

type Test = SchemaDescription['tests'][number]
const named = (description: SchemaDescription, name: string) => description.tests.find((test) => test.name === name)
const numberOf = (test: Test | undefined, param: string) => test?.params?.[param] as number | undefined
const expressionsOf = ({ tests }: SchemaDescription) =>
  tests.flatMap(({ params }) => (params?.['regex'] instanceof RegExp ? [params['regex']] : []))
const isOfId = String(expressionsOf(id().describe())[0])

/** Input rules as the schema of what may be sent. */
export function schemaOfRules(input: ObjectSchema<AnyObject>, words: Words, leaving: readonly string[] = []): JsonSchema {
  const { fields } = input.describe()
  const kept = Object.entries(fields).filter(([name]) => !leaving.includes(name))
  const required = kept.filter(([, field]) => isRequired(field)).map(([name]) => name)
  return {
    type: 'object',
    properties: Object.fromEntries(kept.map(([name, field]) => [name, describedField(name, field, words)])),
    ...(required.length && { required }),
  }
}

function describedField(name: string, field: SchemaFieldDescription, words: Words): JsonSchema {
  const schema = schemaOfField(field, words.within(name))
  const { example = exampleOf(name, schema) } = ('meta' in field && (field.meta as { example?: unknown } | undefined)) || {}
  return { ...schema, description: words.of(name), ...(example !== undefined && { examples: [example] }) }
}

export const isRequired = (field: SchemaFieldDescription) => 'optional' in field && !field.optional

export function schemaOfField(field: SchemaFieldDescription, words: Words): JsonSchema {
  const description = field as SchemaDescription
  const schema = withoutNull(description, words)
  return description.nullable ? orNull(schema) : schema
}

function withoutNull(description: SchemaDescription, words: Words): JsonSchema {
  if (description.oneOf.length) return choiceOf([...description.oneOf.filter((value) => value !== null), ...spelledElsewise(description)])
  if (description.type === 'object') return schemaOfObject(description as SchemaObjectDescription, words)
  if (description.type === 'number' || named(description, 'figure')) return number(description)
  if (description.type === 'boolean') return { type: 'boolean' }
  if (description.type === 'array')
    return { type: 'array', items: schemaOfField((description as unknown as { innerType: SchemaFieldDescription }).innerType, words) }
  return text(description)
}

/** Choices that may be written in another way as well. */
const spelledElsewise = ({ meta }: SchemaDescription) => (meta && 'also' in meta ? (meta.also as readonly string[]) : [])

/** The choices are of one kind. */
const choiceOf = (values: readonly unknown[]): JsonSchema => ({ type: typeof values[0], enum: values })

function schemaOfObject({ fields }: SchemaObjectDescription, words: Words): JsonSchema {
  const required = Object.entries(fields)
    .filter(([, field]) => isRequired(field))
    .map(([name]) => name)
  const properties = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describedField(name, field, words)]))
  return { type: 'object', properties, ...(required.length && { required }) }
}

function number(description: SchemaDescription): JsonSchema {
  const figure = named(description, 'figure')
  if (figure) return { type: 'number', minimum: 0, maximum: numberOf(figure, 'max')! }
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
  if (named(description, 'moment')) return { type: 'string', format: 'date-time' }
  if (named(description, 'email')) return { type: 'string', format: 'email', maxLength: 254 }
  const minLength = numberOf(named(description, 'min'), 'min') ?? (isRequired(description) ? 1 : undefined)
  const maxLength = numberOf(named(description, 'max'), 'max')
  const patterns = expressions.map(({ source }) => ({ pattern: portable(source) }))
  return {
    type: 'string',
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(patterns.length === 1 && patterns[0]),
    ...(patterns.length > 1 && { allOf: patterns }),
  }
}

const classes: Readonly<Record<string, string>> = { Ll: 'a-zß-öø-ÿ', Lu: 'A-ZÀ-ÖØ-Þ', L: 'A-Za-zÀ-ÖØ-öø-ÿ', N: '0-9' }

/** Not every program knows classes of Unicode: they are told the letters of our alphabets. */
const portable = (source: string) =>
  source
    .replaceAll(/\[[^\]]*\]/g, (set) => set.replaceAll(/\\p\{(\w+)\}/g, (_, name: string) => classes[name]!))
    .replaceAll(/\\p\{(\w+)\}/g, (_, name: string) => `[${classes[name]!}]`)
