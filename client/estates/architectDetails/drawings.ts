import { records } from '#client/data/collection.ts'
import type { PlaceOfBuilding } from '#client/estates/buildings/buildingPath.ts'
import { type ArchitectDetailQuery, type DrawingInput, SaveArchitectDetailDocument } from '#client/generated/graphql.ts'

export type Architect = NonNullable<ArchitectDetailQuery['architectDetail']>
export type Drawing = NonNullable<Architect['drawings']>[number]

/** The building counts its drawings, and has the same version. */
export const changesBuilding = ['Building.drawingCount', 'Building.version'] as const

/** The drawings of a building; they are saved with its architect. */
export const drawings = records({
  texts: 'estates.drawings',
  address: 'drawing',
  nameOf: ({ customName }: Drawing) => customName,
  save: ({ estateId, buildingId }: PlaceOfBuilding, drawing: DrawingInput) => ({
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
