import { type NodeOf, records } from '#client/data/collection.ts'
import {
  DeletePrivateDocumentDocument,
  type PrivateFolderQuery,
  SavePrivateDocumentDocument,
  type SavePrivateDocumentInput,
} from '#client/generated/graphql.ts'

export type PrivateDocument = NodeOf<NonNullable<PrivateFolderQuery['estate']>['privateDocuments']>

export const privateDocuments = records({
  texts: 'estates.privateFolder',
  address: 'document',
  nameOf: ({ customName }: PrivateDocument) => customName,
  save: ({ estateId }: { estateId: string }, input: Omit<SavePrivateDocumentInput, 'estateId'>) => ({
    mutation: SavePrivateDocumentDocument,
    variables: { input: { estateId, ...input } },
  }),
  remove: ({ estateId }, { id }) => ({ mutation: DeletePrivateDocumentDocument, variables: { estateId, id } }),
  listed: ['Estate.privateDocuments'],
  changes: ['Query.documentSearch'],
})
