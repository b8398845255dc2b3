import { collection, type RecordOf } from '#client/data/collection.ts'
import {
  DeleteOtherDocumentDocument,
  OtherDocumentsDocument,
  SaveOtherDocumentDocument,
  type SaveOtherDocumentInput,
} from '#client/generated/graphql.ts'

/** Papers of a building that have no kind of their own. */
export const otherDocuments = collection({
  texts: 'estates.otherDocuments',
  address: 'document',
  list: OtherDocumentsDocument,
  at: ({ otherDocuments: list }) => list,
  nameOf: ({ customName }) => customName,
  save: ({ estateId, buildingId }, { customName, fileId }: Pick<SaveOtherDocumentInput, 'customName' | 'fileId'>, before) => ({
    mutation: SaveOtherDocumentDocument,
    variables: { input: { estateId, buildingId, otherDocumentId: before?.id, version: before?.version, customName, fileId } },
  }),
  remove: ({ estateId, buildingId }, { id }) => ({
    mutation: DeleteOtherDocumentDocument,
    variables: { estateId, buildingId, otherDocumentId: id },
  }),
  listed: ['Query.otherDocuments', 'Building.otherDocumentCount'],
  changes: ['Query.documentSearch'],
})
export type OtherDocument = RecordOf<typeof otherDocuments>
