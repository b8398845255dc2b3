import type { ApolloCache } from '@apollo/client'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
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
  const asked = useOtherDocumentsQuery({ variables: place, ...screenQuery })
  const [save] = useSaveOtherDocumentMutation()
  const [remove] = useDeleteOtherDocumentMutation()
  const sending = useSending()
  const shown = shownData(asked)
  const { nodes: documents, ...list } = pagesOf(shown?.otherDocuments, asked)

  const readAgain = (cache: ApolloCache) => {
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'otherDocuments', args: undefined })
    cache.evict({ id: cache.identify({ __typename: 'Building', id: buildingId }), fieldName: 'otherDocumentCount' })
  }

  return {
    building: shown?.building ?? undefined,
    documents,
    ...list,
    save: async (document: OtherDocumentInput) => {
      const input = { ...place, ...document }
      await sending(input, (context) => save({ variables: { input }, context, update: document.otherDocumentId ? undefined : readAgain }))
    },
    /** The document as it is now; nothing where somebody has deleted it. */
    newest: async (id: string) => {
      const { data: found } = await asked.refetch()
      return found?.otherDocuments.edges.find(({ node }) => node.id === id)?.node
    },
    /** Goes through even when it is the last thing that the page does. */
    remove: (otherDocumentId: string) =>
      remove({ variables: { ...place, otherDocumentId }, context: { keepalive: true }, update: readAgain }),
  }
}
