import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
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
interface Page<R> {
  totalCount: number
  edges: readonly { cursor: string; node: R }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}
/** A list that comes whole, as one page. */
export const wholeList = <R>(records: readonly R[]): Page<R> => ({
  totalCount: records.length,
  edges: records.map((node) => ({ cursor: '', node })),
  pageInfo: { hasNextPage: false },
})

// oxlint-disable-next-line typescript/no-explicit-any -- whatever the mutation takes and answers
type AnyCommand = Command<any, any>

/** Records that are kept in a list: where they are read, and how one is added, changed and deleted. */
export interface Collection<Data, Place extends OperationVariables, R extends Kept, Input> {
  /** Where its words lie: `estates.insurance`. */
  texts: RecordTexts
  /** Stands in the address while the form is open: `?report=new`. */
  address: string
  list: TypedDocumentNode<Data, Place & { after?: string | null }>
  /** Where the list stands in the answer; null where it is closed to the viewer. */
  at: (data: Data) => Page<R> | null | undefined
  nameOf: (record: R) => string
  /** `before` is the record that is changed, as it was read; without it one is added. */
  save: (place: Place, input: Input, before: Kept | undefined) => AnyCommand
  remove?: (place: Place, record: Kept) => AnyCommand
  /** Read again once one is added or deleted: the list itself, and what counts it. */
  listed: readonly FieldName[]
  /** Read again after every change. */
  changes?: readonly FieldName[]
}

export const collection = <Data, Place extends OperationVariables, R extends Kept, Input>(of: Collection<Data, Place, R, Input>) => of

// oxlint-disable-next-line typescript/no-explicit-any
export type RecordOf<C> = C extends Collection<any, any, infer R, any> ? R : never
// oxlint-disable-next-line typescript/no-explicit-any
export type InputOf<C> = C extends Collection<any, any, any, infer Input> ? Input : never

export type KeptRecords<R extends Kept, Input> = ReturnType<typeof useCollection<unknown, OperationVariables, R, Input>>

/** The records of a place, page by page, and what can be done with them. */
export function useCollection<Data, Place extends OperationVariables, R extends Kept, Input>(
  { list, at, save, remove, listed, changes = [] }: Collection<Data, Place, R, Input>,
  place: Place,
) {
  const client = useApolloClient()
  const asked = useQuery(list as TypedDocumentNode<Data>, { variables: place, ...screenQuery })
  const send = useSend()
  const readNewest = useNewest()
  const shown = shownData(asked)
  const page = shown ? at(shown) : undefined

  return {
    ...pagesOf(page, asked),
    /** All that the list's question answers. */
    shown,
    /** Null where the list is closed to the viewer. */
    data: page && page.edges.map(({ node }) => node),
    error: page === undefined ? asked.error : undefined,
    save: (input: Input, before?: Kept) => send(save(place, input, before), before ? changes : [...listed, ...changes]),
    remove: (record: Kept) => (remove ? send(remove(place, record), [...listed, ...changes]) : Promise.reject(new Error('It stays'))),
    /** The record as it is now; nothing where somebody has deleted it, and the list is read again. */
    newest: async (id: string): Promise<R | undefined> => {
      const readPage = async (after: string | undefined) => {
        const data = await readNewest(list, { ...place, ...(after && { after }) })
        return data && at(data)
      }
      const before = page?.edges[page.edges.findIndex(({ node }) => node.id === id) - 1]
      const found = await amongPages(id, readPage, before?.cursor)
      if (!found) readAgain(client.cache, listed)
      return found
    },
  }
}
