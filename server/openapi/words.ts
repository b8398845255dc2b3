import { getNamedType, type GraphQLField, type GraphQLInputType, isInputObjectType } from 'graphql'
import { argumentWords, fieldWords, inputWords } from '#schema/conventions.ts'
import { inWords } from './names.ts'

/** What there is to say of a field of the input, and of the fields below it. */
export interface Words {
  of(name: string): string
  below(name: string): Words
}

interface Said {
  name: string
  type: GraphQLInputType
  description?: string | null | undefined
}

const isNamed = (name: string) => (one: Said) => one.name === name
const fieldsOf = (type: GraphQLInputType | undefined): readonly Said[] => {
  const named = getNamedType(type)
  return isInputObjectType(named) ? Object.values(named.getFields()) : []
}

/** As the contract says it: of an argument, or of a field of the one named `input`. What REST alone sends has the words of its name. */
export function wordsOf({ args }: GraphQLField<unknown, unknown>): Words {
  return among([...args, ...fieldsOf(args.find(isNamed('input'))?.type)])
}

const among = (said: readonly Said[]): Words => ({
  of: (name) => said.find(isNamed(name))?.description ?? inputWords[name] ?? argumentWords[name] ?? fieldWords[name] ?? `${inWords(name)}.`,
  below(name) {
    const below = fieldsOf(said.find(isNamed(name))?.type)
    return below.length ? among(below) : this
  },
})
