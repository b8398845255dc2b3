import { type GraphQLSchema, isEnumType, isInputObjectType, isInterfaceType, isNonNullType, isObjectType } from 'graphql'
import { argumentWords, fieldWords, inputWords, neededWords } from '#schema/conventions.ts'

interface Described {
  name: string
  description: string | null | undefined
}

/** `ReportDocumentConnection` → `report document` */
const inWords = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/ (connection|edge|input)$/, '')

function say(one: Described, words: string | undefined) {
  if (words) one.description ??= words
}

/** Gives everything in a schema that says nothing of itself the words of its name. */
export function describeByName(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    const { name } = type
    if (name.startsWith('__')) continue
    if (name.endsWith('Connection')) say(type, `A list, page by page: ${inWords(name)}.`)
    if (name.endsWith('Edge')) say(type, `One of a list, with its place there: ${inWords(name)}.`)
    if (isInputObjectType(type)) say(type, `What is sent to ${inWords(name)}.`)
    if (isEnumType(type)) for (const value of type.getValues()) say(value, fieldWords[value.name])
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields()))
        say(field, (isNonNullType(field.type) ? neededWords : inputWords)[field.name] ?? inputWords[field.name] ?? fieldWords[field.name])
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const field of Object.values(type.getFields())) {
      say(field, fieldWords[field.name])
      for (const argument of field.args) say(argument, argumentWords[argument.name])
    }
  }
  return schema
}
