import { getNamedType, type GraphQLField, type GraphQLInputType, isEnumType, isInputObjectType } from 'graphql'
import { argumentWords, fieldWords, inputWords, said } from '#schema/conventions.ts'
import { thingOf } from '#server/kernel/descriptions.ts'
import { meaningsOf } from './enums.ts'
import { inWords } from './names.ts'

/** What there is to say of a field of the input, and of the fields below it. */
export interface Words {
  of(name: string): string
  within(name: string): Words
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
export function wordsOf({ name, args, type }: GraphQLField<unknown, unknown>): Words {
  const around = { thing: thingOf(getNamedType(type).name), field: name }
  return among([...args, ...fieldsOf(args.find(isNamed('input'))?.type)], around)
}

interface Around {
  thing: string
  field: string
}
const among = (all: readonly Said[], around: Around): Words => ({
  of(name) {
    const own = all.find(isNamed(name))
    const usual = inputWords[name] ?? argumentWords[name] ?? fieldWords[name] ?? `${inWords(name)}.`
    return withMeanings(own?.description ?? said(usual, around), own?.type)
  },
  within(name) {
    const nested = fieldsOf(all.find(isNamed(name))?.type)
    return nested.length ? among(nested, around) : this
  },
})

/** With what each choice means. */
function withMeanings(words: string, type: GraphQLInputType | undefined) {
  const named = getNamedType(type)
  const meanings = isEnumType(named) ? meaningsOf(named) : ''
  return meanings ? `${words}\n\n${meanings}` : words
}
