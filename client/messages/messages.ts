import type { MessageFormatElement } from 'react-intl'
import type { en } from './en.ts'
import type { nb } from './nb.ts'

export const languages = ['nb', 'en'] as const
export type Language = (typeof languages)[number]
/** A file of messages. */
export type Domain = keyof typeof nb

/** The keys of a nested object, joined by dots. */
type KeysOf<T> = T extends string ? '' : { [K in keyof T & string]: T[K] extends string ? K : `${K}.${KeysOf<T[K]>}` }[keyof T & string]

/** Every text there is. A key that is not in the Norwegian files does not compile. */
export type MessageKey = KeysOf<typeof nb>
/** The keys below a prefix: `KeysUnder<'validations'>` is `'required' | 'tooLong' | …`. */
export type KeysUnder<Prefix extends string> = MessageKey extends infer Key ? (Key extends `${Prefix}.${infer Rest}` ? Rest : never) : never

type Same<A, B> = [Exclude<A, B> | Exclude<B, A>] extends [never] ? true : { onlyInOne: Exclude<A, B> | Exclude<B, A> }
/** Both languages hold the same keys; where they do not, the type says which. */
true satisfies Same<MessageKey, KeysOf<typeof en>>

/** Texts as they are written; in a built client the trees that they were parsed into. */
export type LoadedMessages = Record<string, string> | Record<string, MessageFormatElement[]>
export interface Texts {
  [key: string]: string | MessageFormatElement[] | Texts
}

/** A built client has no parser; what holds no argument comes as the words themselves. */
const words = (text: string) => (import.meta.env.PROD ? [{ type: 0 as const, value: text }] : text)

/** `{ common: { save: 'Lagre' } }` by the keys that the client knows: `common.save`. */
export function flatten(texts: Texts, prefix = '', flat: Record<string, string | MessageFormatElement[]> = {}) {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat[prefix + key] = words(value)
    else if (Array.isArray(value)) flat[prefix + key] = value
    else flatten(value, `${prefix}${key}.`, flat)
  }
  return flat as LoadedMessages
}
