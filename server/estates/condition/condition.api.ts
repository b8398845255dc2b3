import { type ConditionGrade, conditionGrades } from '#schema/estates/condition.words.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, countOf, through } from '#server/kernel/read/mapping.ts'
import { literal, sql } from '#server/kernel/read/sql.ts'
import { BuildingPart, buildingPart } from './buildingPart.entity.ts'
import { buildingParts, conditionCounts, deleteBuildingPart, saveBuildingPart } from './condition.operations.ts'

const withGrade = (grade: ConditionGrade) =>
  countOf(BuildingPart, { estateId: 'id' }, ({ conditionGrade }) => sql`${conditionGrade} = ${literal(grade)}`)

export const graphql: GraphqlApi = {
  Mutation: { saveBuildingPart, deleteBuildingPart },
  entities: [buildingPart],
  names: { ConditionCounts: Estate },
  types: {
    Estate: { conditionCounts: through(conditionCounts, { estateId: 'id' }) },
    ConditionCounts: Object.fromEntries(conditionGrades.map((grade) => [grade, withGrade(grade)])),
    Building: { parts: through(buildingParts, { estateId: 'estateId', buildingId: 'id' }) },
    BuildingPart: { costEstimate: computed<BuildingPart>(({ costEstimateOre }) => sql`trim_scale(${costEstimateOre} / 100.0)`) },
  },
}

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'building_part', section: 'technical-information' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { buildingPart: { section: 'technical-information', from: sql`building_part r`, name: sql`r.name`, type: sql`r.code` } },
]
