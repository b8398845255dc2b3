import { type NodeOf, records } from '#client/data/collection.ts'
import type { PlaceOfBuilding } from '#client/estates/buildings/buildingPath.ts'
import {
  DeleteOtherDocumentDocument,
  type OtherDocumentsQuery,
  SaveOtherDocumentDocument,
  type SaveOtherDocumentInput,
} from '#client/generated/graphql.ts'

export type OtherDocument = NodeOf<OtherDocumentsQuery['otherDocuments']>

/** Papers of a building that have no kind of their own. */
export const otherDocuments = records({
  texts: 'estates.otherDocuments',
  address: 'document',
  nameOf: ({ customName }: OtherDocument) => customName,
  save: (
    { estateId, buildingId }: PlaceOfBuilding,
    { customName, fileId }: Pick<SaveOtherDocumentInput, 'customName' | 'fileId'>,
    before,
  ) => ({
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
