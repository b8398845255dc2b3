import { hash } from 'node:crypto'
import type { GraphQLRequest } from '@apollo/server'
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { Budgeted } from '../budgeted.ts'
import type { Standing } from '../database/statementNames.ts'
import { scales } from '../limits.ts'
import { RecentlyUsed } from '../recentlyUsed.ts'

export interface SoundDocument {
  operation: OperationDefinitionNode
  document: DocumentNode
}
export interface KnownDocument extends SoundDocument {
  standing: Standing
}

const megabyte = 1_048_576
const budget = 48 * megabyte
/** Measured: what a document and the statements written for it take up, by the letter of its text and by its fields. */
const bytesOfLetter = 60
const bytesOfField = 2500
const longest = 20_000
/** From that time on it is kept. */
const keptFrom = 3
const mostSights = 10_000

/**
 * What has passed every check on the text of a document needs none of them again: how a call names it, and what it says.
 * Our own are kept at once, for there are only so many; others once they have come again, as far as there is room.
 */
export class KnownDocuments {
  readonly #schema: GraphQLSchema
  readonly #isOwn: (request: GraphQLRequest) => boolean
  readonly #own = new Map<string, KnownDocument>()
  readonly #others = new Budgeted<KnownDocument>(budget)
  readonly #sights = new RecentlyUsed<number>(mostSights)

  constructor(schema: GraphQLSchema, isOwn: (request: GraphQLRequest) => boolean) {
    this.#schema = schema
    this.#isOwn = isOwn
  }

  /** Of others' documents: how many are kept, and what they take up. */
  get others(): { size: number; bytes: number } {
    return this.#others
  }

  find(request: GraphQLRequest): KnownDocument | undefined {
    const name = nameOf(request)
    return name === undefined ? undefined : (this.#own.get(name) ?? this.#others.get(name))
  }

  /** Of one that is not known yet. */
  standingOf(request: GraphQLRequest): Standing {
    return this.find(request)?.standing ?? (this.#isOwn(request) ? 'own' : 'passing')
  }

  /** Seen once more, and found sound. */
  keep(request: GraphQLRequest, sound: SoundDocument) {
    const name = nameOf(request)
    if (name === undefined || name.length > longest) return
    if (this.#isOwn(request)) this.#own.set(name, { ...sound, standing: 'own' })
    else if (this.#isSeenOften(name)) this.#others.set(name, { ...sound, standing: 'others' }, bytesOf(this.#schema, name, sound))
  }

  #isSeenOften(name: string) {
    const short = hash('sha1', name, 'base64url')
    const times = (this.#sights.get(short) ?? 0) + 1
    this.#sights.set(short, times)
    return times >= keptFrom
  }
}

function bytesOf(schema: GraphQLSchema, name: string, { operation, document }: SoundDocument) {
  return name.length * bytesOfLetter + scales(schema, document)(operation).fields * bytesOfField
}

/** A hash stands for a text where it comes alone; beside a text it would have to be held against it. */
function nameOf({ query, operationName = '', extensions }: GraphQLRequest): string | undefined {
  const persistedQuery = extensions?.['persistedQuery'] as { version?: unknown; sha256Hash?: unknown } | undefined
  // As it came, where that is all: the text is looked up without being written anew.
  if (!persistedQuery) return query && operationName ? `${operationName} ${query}` : query
  const { version, sha256Hash } = persistedQuery
  return query === undefined && version === 1 && typeof sha256Hash === 'string' ? `${operationName} sha256:${sha256Hash}` : undefined
}
