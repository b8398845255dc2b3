import { collection, type RecordOf, wholeList } from '#client/data/collection.ts'
import { ArchitectDetailDocument, type DrawingInput, SaveArchitectDetailDocument } from '#client/generated/graphql.ts'

/** The building counts its drawings, and has the same version. */
export const changesBuilding = ['Building.drawingCount', 'Building.version'] as const

/** The drawings of a building; they are saved with its architect. */
export const drawings = collection({
  texts: 'estates.drawings',
  address: 'drawing',
  list: ArchitectDetailDocument,
  at: ({ architectDetail }) => (architectDetail ? wholeList(architectDetail.drawings ?? []) : undefined),
  nameOf: ({ customName }) => customName,
  save: ({ estateId, buildingId }, drawing: DrawingInput) => ({
    mutation: SaveArchitectDetailDocument,
    variables: { input: { estateId, buildingId, documents: [drawing] } },
  }),
  remove: ({ estateId, buildingId }, { id }) => ({
    mutation: SaveArchitectDetailDocument,
    variables: { input: { estateId, buildingId, removedIds: [id] } },
  }),
  listed: [],
  changes: [...changesBuilding, 'Query.documentSearch'],
})
export type Drawing = RecordOf<typeof drawings>
