import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { argumentWords, fieldWords, inputWords, neededWords, said } from '#schema/conventions.ts'

interface Described {
  name: string
  description: string | null | undefined
}
type Typed = GraphQLArgument | GraphQLField<unknown, unknown> | GraphQLInputField

/** `ReportDocumentConnection` → `report document` */
export const thingOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ (connection|edge|input|page|list)$/, '')

/** Of an argument or a field, what it may be where that is one of a few. */
const valuesOf = ({ type }: Pick<Typed, 'type'>) => {
  const named = getNamedType(type)
  return isEnumType(named) ? named.name : undefined
}

function say(one: Described, words: string | undefined) {
  if (words) one.description ??= words
}
function sayOf(one: Typed, words: string | undefined, thing: string, field = one.name) {
  if (words) one.description ??= said(words, { thing, field, values: valuesOf(one) })
}

/** What an input is about: what its command answers, or else what it is called. */
function thingsOfInputs(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))
  return new Map(
    roots.flatMap(({ name, args, type }) => {
      const answered = getNamedType(type).name
      // What was removed is told of by its id alone.
      const thing = answered === 'Removed' || answered === 'Boolean' ? objectOf(name) : thingOf(answered)
      return args.filter((arg) => arg.name === 'input').map((arg) => [getNamedType(arg.type).name, thing] as const)
    }),
  )
}
/** `deleteReportDocument` → `report document` */
const objectOf = (verb: string) => thingOf(verb.replace(/^[a-z]+/, ''))

/** Gives everything in a schema that says nothing of itself the words of its name. */
export function describeByName(schema: GraphQLSchema): GraphQLSchema {
  const things = thingsOfInputs(schema)
  for (const type of Object.values(schema.getTypeMap())) {
    const { name } = type
    if (name.startsWith('__')) continue
    if (name.endsWith('Connection')) say(type, `A list, page by page: ${thingOf(name)}.`)
    if (name.endsWith('Edge')) say(type, `One of a list, with its place there: ${thingOf(name)}.`)
    if (isInputObjectType(type)) say(type, `What is sent to ${thingOf(name)}.`)
    if (isEnumType(type)) for (const value of type.getValues()) say(value, fieldWords[value.name])
    if (isInputObjectType(type)) describeInput(Object.values(type.getFields()), things.get(name) ?? thingOf(name))
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    const isRoot = type === schema.getQueryType() || type === schema.getMutationType()
    for (const field of Object.values(type.getFields())) {
      sayOf(field, fieldWords[field.name], thingOf(name))
      const thing = thingOf(isRoot ? getNamedType(field.type).name : name)
      for (const argument of field.args) sayOf(argument, argumentWords[argument.name], thing, field.name)
    }
  }
  return schema
}

function describeInput(fields: readonly GraphQLInputField[], thing: string) {
  for (const field of fields) {
    const needed = isNonNullType(field.type) ? neededWords[field.name] : undefined
    sayOf(field, needed ?? inputWords[field.name] ?? fieldWords[field.name], thing)
  }
}
