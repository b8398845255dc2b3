import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import type { Own } from '#client/access/own.ts'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import type { FieldName } from '#client/generated/fields.ts'
import type { RecordTexts } from '#client/records/recordTexts.ts'
import { amongPages } from './amongPages.ts'
import { readAgain } from './changes.ts'
import { useNewest } from './useNewest.ts'
import { type Command, useSend } from './useSend.ts'

/** What every record has. */
export interface Kept {
  id: string
  version: number
}
export interface Page<R> {
  totalCount: number
  edges: readonly { cursor: string; node: R }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}
/** What stands in a list. */
export type NodeOf<List> = NonNullable<List> extends { edges: readonly { node: infer R }[] } ? R : never
/** A list that comes whole, as one page. */
export const wholeList = <R>(records: readonly R[]): Page<R> => ({
  totalCount: records.length,
  edges: records.map((node) => ({ cursor: '', node })),
  pageInfo: { hasNextPage: false },
})

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the mutation takes and answers
type AnyCommand = Command<any, any>

/** Records that are kept in a list: how one is added, changed and deleted. */
export interface KeptIn<Place extends OperationVariables, R extends Kept, Input> {
  /** Where its words lie: `estates.insurance`. */
  texts: RecordTexts
  /** Stands in the address while the form is open: `?report=new`. */
  address: string
  nameOf: (record: R) => string
  /** `before` is the record that is changed, as it was read; without it one is added. */
  save: (place: Place, input: Input, before: Kept | undefined) => AnyCommand
  remove?: (place: Place, record: Kept) => AnyCommand
  /** Read again once one is added or deleted: the list itself, and what counts it. */
  listed: readonly FieldName[]
  /** Read again after every change. */
  changes?: readonly FieldName[]
}
export const records = <Place extends OperationVariables, R extends Kept, Input>(of: KeptIn<Place, R, Input>) => of

/** Records that are not what their screen asks for itself: where they are read, too. */
export interface Collection<Data, Place extends OperationVariables, R extends Kept, Input> extends KeptIn<Place, R, Input> {
  list: TypedDocumentNode<Data, Place & { after?: string | null }>
  /** Where the list stands in the answer; null where it is closed to the viewer. */
  at: (data: Data) => Page<R> | null | undefined
}
export const collection = <Data, Place extends OperationVariables, R extends Kept, Input>(of: Collection<Data, Place, R, Input>) => of

// oxlint-disable-next-line typescript/no-explicit-any
export type RecordOf<C> = C extends KeptIn<any, infer R, any> ? R : never
// oxlint-disable-next-line typescript/no-explicit-any
export type InputOf<C> = C extends KeptIn<any, any, infer Input> ? Input : never

/** How a list of records was read: by the screen's own question, or by one beside it. */
type ReadList<R> = Pick<Own<Page<R>>, 'data' | 'error' | 'newest' | 'pages'>

export type KeptRecords<R extends Kept, Input> = ReturnType<typeof useKept<OperationVariables, R, Input>>

/** The records of a place, page by page, and what can be done with them. */
export function useKept<Place extends OperationVariables, R extends Kept, Input>(
  { save, remove, listed, changes = [] }: KeptIn<Place, R, Input>,
  place: Place,
  { data: page, error, newest, pages }: ReadList<R>,
) {
  const client = useApolloClient()
  const send = useSend()
  return {
    ...pagesOf(page, pages),
    /** Null where the list is closed to the viewer. */
    data: page && page.edges.map(({ node }) => node),
    error,
    save: (input: Input, before?: Kept) => send(save(place, input, before), before ? changes : [...listed, ...changes]),
    remove: (record: Kept) => (remove ? send(remove(place, record), [...listed, ...changes]) : Promise.reject(new Error('It stays'))),
    /** The record as it is now; nothing where somebody has deleted it, and the list is read again. */
    newest: async (id: string): Promise<R | undefined> => {
      const before = page?.edges[page.edges.findIndex(({ node }) => node.id === id) - 1]
      const record = await amongPages(id, (after) => newest(after ? { after } : {}), before?.cursor)
      if (!record) readAgain(client.cache, listed)
      return record
    },
  }
}

/** The same, where they are asked for beside the screen's own question. */
export function useCollection<Data, Place extends OperationVariables, R extends Kept, Input>(
  of: Collection<Data, Place, R, Input>,
  place: Place,
) {
  const pages = useQuery(of.list as TypedDocumentNode<Data>, { variables: place, ...screenQuery })
  const readNewest = useNewest()
  const all = shownData(pages)
  const data = all && of.at(all)
  const newest = async (more?: OperationVariables) => {
    const read = await readNewest(of.list, { ...place, ...more })
    return (read && of.at(read)) ?? undefined
  }
  const kept = useKept(of, place, { data, error: data === undefined ? pages.error : undefined, newest, pages })
  return { ...kept, all }
}
