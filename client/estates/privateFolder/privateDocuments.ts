import { collection, type RecordOf } from '#client/data/collection.ts'
import {
  DeletePrivateDocumentDocument,
  PrivateFolderDocument,
  SavePrivateDocumentDocument,
  type SavePrivateDocumentInput,
} from '#client/generated/graphql.ts'

export const privateDocuments = collection({
  texts: 'estates.privateFolder',
  address: 'document',
  list: PrivateFolderDocument,
  at: ({ estate }) => estate?.privateDocuments,
  nameOf: ({ customName }) => customName,
  save: ({ estateId }, input: Omit<SavePrivateDocumentInput, 'estateId'>) => ({
    mutation: SavePrivateDocumentDocument,
    variables: { input: { estateId, ...input } },
  }),
  remove: ({ estateId }, { id }) => ({ mutation: DeletePrivateDocumentDocument, variables: { estateId, id } }),
  listed: ['Estate.privateDocuments'],
  changes: ['Query.documentSearch'],
})
export type PrivateDocument = RecordOf<typeof privateDocuments>
