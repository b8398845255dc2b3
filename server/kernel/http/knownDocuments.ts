import type { GraphQLRequest } from '@apollo/server'
import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { RecentlyUsed } from '../recentlyUsed.ts'

export interface KnownDocument {
  operation: OperationDefinitionNode
  document: DocumentNode
}

const most = 1000
const longest = 20_000

/** What has passed every check on the text of a document needs none of them again: how a call names it, and what it says. */
export class KnownDocuments {
  readonly #documents = new RecentlyUsed<KnownDocument>(most)

  find(request: GraphQLRequest): KnownDocument | undefined {
    const name = nameOf(request)
    return name === undefined ? undefined : this.#documents.get(name)
  }

  keep(request: GraphQLRequest, known: KnownDocument) {
    const name = nameOf(request)
    if (name !== undefined && name.length <= longest) this.#documents.set(name, known)
  }
}

/** A hash stands for a text where it comes alone; beside a text it would have to be held against it. */
function nameOf({ query, operationName = '', extensions }: GraphQLRequest): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } }
  if (!persistedQuery) return query && `${operationName} ${query}`
  const { version, sha256Hash } = persistedQuery
  return query === undefined && version === 1 && typeof sha256Hash === 'string' ? `${operationName} sha256:${sha256Hash}` : undefined
}
