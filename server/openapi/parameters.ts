import type { GraphQLField } from 'graphql'
import type { SchemaFieldDescription } from 'yup'
import { defaultPageSize, pagingFieldNames } from '#schema/paging.ts'
import { fieldNamed, isPublicLink, pathFields, pathNames, type Route } from '#server/kernel/rest.ts'
import { exampleOf } from './examples.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { asksForAccount, isRepeatable } from './refusals.ts'
import { isRequired, schemaOfField } from './rules.ts'
import { type Words, wordsOf } from './words.ts'

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
  example?: unknown
}

export const fieldsOf = ({ operation }: Route) => operation.input.describe().fields as Readonly<Record<string, SchemaFieldDescription>>

const path = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'path',
  required: true,
  description,
  schema,
})
const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

export const linkKey = path('publicLinkKey', 'The key of a public link, as its address has it; one that has ended is 410.', {
  type: 'string',
})
const paging: Readonly<Record<string, Pick<Parameter, 'description' | 'schema'>>> = {
  page: {
    description: 'Which page of the list, from 1. A page past the end is empty.',
    schema: { type: 'integer', minimum: 1, default: 1 },
  },
  pageSize: {
    description: 'How many records a page is to have, 100 at most.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: defaultPageSize },
  },
}

/** What of the input is no part of a body: the address names it, or a header. */
export const outsideBody = (route: Route) => [...pathFields(route), ...pagingFieldNames, 'version', ...(route.takesFile ? ['file'] : [])]

/** With what might stand there. */
export const withExample = (parameter: Parameter): Parameter => {
  const example = examples[parameter.name] ?? exampleOf(parameter.name, parameter.schema)
  return example === undefined ? parameter : { ...parameter, example }
}
const examples: Readonly<Record<string, unknown>> = {
  publicLinkKey: 'demo-house',
  'If-Match': '"v3"',
  'If-None-Match': '"v3"',
  'Idempotency-Key': '0199f2c4-order-17',
  Range: 'bytes=0-1023',
  'Content-Digest': 'sha-256=:RBNvo1WzZ4oRRq0W9+hknpT7T8If536DEMBg9hyq/4o=:',
  download: '',
  page: 2,
  pageSize: 50,
}

export function parametersOf(route: Route, field: GraphQLField<unknown, unknown>, hasTag: boolean): Parameter[] {
  return parametersIn(route, field, hasTag).map(withExample)
}

function parametersIn(route: Route, field: GraphQLField<unknown, unknown>, hasTag: boolean): Parameter[] {
  const words = wordsOf(field)
  const fields = fieldsOf(route)
  const pathParameter = (sent: string, name: string) =>
    path(sent, words.of(name), fields[name] ? schemaOfField(fields[name], words) : { type: 'string' })
  return [
    ...(isPublicLink(route) ? [linkKey] : []),
    ...pathNames(route).map((name) => pathParameter(name, fieldNamed(route, name))),
    ...(route.method === 'get' || route.takesFile ? queryOf(route, field, words) : []),
    ...headersOf(route, hasTag),
  ]
}

/** Two names for what is searched for: whole lists are narrowed as somebody types, and pages are asked for anew. */
const searching: Readonly<Record<string, string>> = {
  searchQuery:
    'Of a list in pages: only what has all of these words in it, in any order, whatever their capitals and accents; all where it is left out.',
  searchValue:
    'Of a list that comes as a whole, or of suggestions: what was typed so far, of which every word is looked for, whatever its capitals and accents.',
}

function queryOf(route: Route, { args }: GraphQLField<unknown, unknown>, words: Words): Parameter[] {
  const usual = new Map(args.map(({ name, defaultValue }) => [name, defaultValue]))
  const outer = Object.fromEntries(Object.entries(route.query).map(([sent, name]) => [name, sent]))
  const own = Object.entries(fieldsOf(route)).filter(([name]) => !outsideBody(route).includes(name))
  return [
    ...own.map(([name, rule]) => ({
      name: outer[name] ?? name,
      in: 'query' as const,
      required: isRequired(rule),
      description: searching[outer[name] ?? name] ?? words.of(name),
      schema: { ...schemaOfField(rule, words), ...(usual.get(name) !== undefined && { default: usual.get(name) }) },
    })),
    ...(route.files
      ? [
          {
            name: 'format',
            in: 'query' as const,
            required: false,
            description: 'In which form the file is wanted; the first of these where it is left out.',
            schema: { type: 'string', enum: Object.keys(route.files), default: Object.keys(route.files)[0] },
          },
        ]
      : []),
    ...(route.shape === 'page'
      ? Object.entries(paging).map(([name, { description, schema }]) => ({
          name,
          in: 'query' as const,
          required: false,
          description,
          schema,
        }))
      : []),
  ]
}

function headersOf(route: Route, hasTag: boolean): Parameter[] {
  const isVersioned = route.method !== 'get' && 'version' in fieldsOf(route)
  return [
    ...(asksForAccount(route)
      ? [
          header('X-Account', 'The account that the caller means to act as; refused where the session has another.', {
            type: 'string',
            format: 'uuid',
          }),
        ]
      : []),
    ...(route.takesFile === 'content'
      ? [header('Content-Digest', 'What the bytes come to (RFC 9530); held to it where it is said.', { type: 'string' })]
      : []),
    ...(isVersioned
      ? [
          {
            ...header(
              'If-Match',
              `The version that the change is of; without it ${route.needsVersion ? 'it is refused' : 'the last writer wins'}.`,
              {
                type: 'string',
                pattern: '^"v\\d{1,9}"$',
              },
            ),
            required: route.needsVersion,
          },
        ]
      : []),
    ...(isRepeatable(route)
      ? [
          header('Idempotency-Key', 'The same key and request answer the first answer again, for thirty days.', {
            type: 'string',
            minLength: 1,
            maxLength: 255,
          }),
        ]
      : []),
    ...(hasTag && route.method === 'get'
      ? [header('If-None-Match', 'The tag of an earlier answer; 304 where nothing has changed.', { type: 'string' })]
      : []),
  ]
}
