import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { type BuildingPart, buildingPart } from './buildingPart.entity.ts'
import { buildingParts, deleteBuildingPart, saveBuildingPart } from './condition.operations.ts'

export const graphql: GraphqlApi = {
  Mutation: { saveBuildingPart, deleteBuildingPart },
  entities: [buildingPart],
  types: {
    Building: { parts: through(buildingParts, { estateId: 'estateId', buildingId: 'id' }) },
    BuildingPart: { costEstimate: computed<BuildingPart>(({ costEstimateOre }) => sql`trim_scale(${costEstimateOre} / 100.0)`) },
  },
}
