import type { GraphQLSchema } from 'graphql'
import { KnownDocuments } from './knownDocuments.ts'
import { isOneOf, ownOperations } from './persisted.ts'

/** What is known of the documents that are sent, to each of the two schemas. */
export interface Documents {
  full: KnownDocuments
  open: KnownDocuments
  /** Our own client's, by their hash. */
  texts: Readonly<Record<string, string>>
}

export function documents(full: GraphQLSchema, open: GraphQLSchema): Documents {
  const texts = ownOperations()
  const isOwn = isOneOf(texts)
  return { full: new KnownDocuments(full, isOwn), open: new KnownDocuments(open, isOwn), texts }
}
