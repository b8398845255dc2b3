import { existsSync, readFileSync } from 'node:fs'
import type { GraphQLRequest } from '@apollo/server'
import type { KeyValueCache } from '@apollo/utils.keyvaluecache'

/** The operations of our own client, by their hash. */
export function ownOperations(): Readonly<Record<string, string>> {
  const file = new URL('../../../client/generated/operations.json', import.meta.url)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {}
}

/** Known by their hash. Others send theirs in full; nothing is learnt from them. */
export const knownByHash = (texts: Readonly<Record<string, string>>): KeyValueCache<string> => ({
  async get(key) {
    const hash = key.replace(/^apq:/, '')
    return Object.hasOwn(texts, hash) ? texts[hash] : undefined
  },
  set: async () => undefined,
  delete: async () => false,
})

/** Whether it is one of them, by its text or by its hash alone. */
export function isOneOf(texts: Readonly<Record<string, string>>) {
  const documents = new Set(Object.values(texts))
  return ({ query, extensions }: GraphQLRequest) => {
    if (query !== undefined) return documents.has(query)
    const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } }
    const named = persistedQuery?.sha256Hash
    return typeof named === 'string' && Object.hasOwn(texts, named)
  }
}
