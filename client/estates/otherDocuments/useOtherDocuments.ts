import type { ApolloCache } from '@apollo/client'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import {
  type OtherDocumentPartsFragment,
  type SaveOtherDocumentInput,
  useDeleteOtherDocumentMutation,
  useOtherDocumentsQuery,
  useSaveOtherDocumentMutation,
} from '#client/generated/graphql.ts'

export type OtherDocument = OtherDocumentPartsFragment
export type OtherDocumentInput = Omit<SaveOtherDocumentInput, 'estateId' | 'buildingId'>

export function useOtherDocuments(estateId: string, buildingId: string) {
  const place = { estateId, buildingId }
  const { data, previousData, error, loading, refetch, fetchMore } = useOtherDocumentsQuery({ variables: place, ...screenQuery })
  const [save] = useSaveOtherDocumentMutation()
  const [remove] = useDeleteOtherDocumentMutation()
  const keyFor = useRepeatKey()
  const shown = data ?? previousData
  const list = shown?.otherDocuments

  const readAgain = (cache: ApolloCache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'otherDocuments', args: undefined })
    cache.evict({ id: cache.identify({ __typename: 'Building', id: buildingId }), fieldName: 'otherDocumentCount' })
  }

  return {
    building: shown?.building ?? undefined,
    documents: list?.edges.map(({ node }) => node),
    totalCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: list ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
    save: async (document: OtherDocumentInput) => {
      const input = { ...place, ...document }
      const context = { tell: false, headers: { 'Idempotency-Key': keyFor(input) } }
      try {
        await save({ variables: { input }, context, update: document.otherDocumentId ? undefined : readAgain })
      } catch (failure) {
        if (!isStale(failure)) tellFailure(refusalOf(failure) ?? failure)
        throw failure
      }
    },
    /** The document as it is now; nothing where somebody has deleted it. */
    newest: async (id: string) => {
      const { data: found } = await refetch()
      return found?.otherDocuments.edges.find(({ node }) => node.id === id)?.node
    },
    /** Goes through even when it is the last thing that the page does. */
    remove: (otherDocumentId: string) =>
      remove({ variables: { ...place, otherDocumentId }, context: { keepalive: true }, update: readAgain }),
  }
}
