import { type ConditionGrade, conditionGrades } from '#schema/estates/condition.input.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { literal, sql } from '#server/kernel/read/sql.ts'
import { type BuildingPart, buildingPart } from './buildingPart.entity.ts'
import { buildingParts, conditionCounts, deleteBuildingPart, saveBuildingPart } from './condition.operations.ts'

const countOf = (grade: ConditionGrade) =>
  computed<Estate>(
    ({ id }) => sql`(select count(*)::int from building_part p where p.estate_id = ${id} and p.condition_grade = ${literal(grade)})`,
  )

export const graphql: GraphqlApi = {
  Mutation: { saveBuildingPart, deleteBuildingPart },
  entities: [buildingPart],
  names: { ConditionCounts: Estate },
  types: {
    Estate: { conditionCounts: through(conditionCounts, { estateId: 'id' }) },
    ConditionCounts: Object.fromEntries(conditionGrades.map((grade) => [grade, countOf(grade)])),
    Building: { parts: through(buildingParts, { estateId: 'estateId', buildingId: 'id' }) },
    BuildingPart: { costEstimate: computed<BuildingPart>(({ costEstimateOre }) => sql`trim_scale(${costEstimateOre} / 100.0)`) },
  },
}
