import { shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { usePapers } from '#client/estates/papers/usePapers.ts'
import {
  type PrivateDocumentPartsFragment,
  PrivateDocumentsFromDocument,
  type SavePrivateDocumentInput,
  useDeletePrivateDocumentMutation,
  usePrivateFolderQuery,
  useSavePrivateDocumentMutation,
} from '#client/generated/graphql.ts'

export type PrivateDocument = PrivateDocumentPartsFragment
export type PrivateDocumentInput = Omit<SavePrivateDocumentInput, 'estateId'>

export function usePrivateFolder(estateId: string) {
  const asked = usePrivateFolderQuery({ variables: { estateId }, ...screenQuery })
  const [save] = useSavePrivateDocumentMutation()
  const [remove] = useDeletePrivateDocumentMutation()

  const estate = shownData(asked)?.estate

  return usePapers<PrivateDocument, PrivateDocumentInput>({
    estateId,
    field: 'privateDocuments',
    asked,
    estate,
    list: estate?.privateDocuments,
    save: (input, options) => save({ variables: { input }, ...options }),
    remove: (id, options) => remove({ variables: { estateId, id }, ...options }),
    async readFrom(after) {
      const variables = { estateId, after }
      return (await asked.client.query({ query: PrivateDocumentsFromDocument, variables, fetchPolicy: 'network-only' })).data
        ?.privateDocuments
    },
  })
}
