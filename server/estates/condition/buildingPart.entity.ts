import type { BuildingPartCode, ConditionGrade } from '#schema/estates/condition.words.ts'
import type { AreaUnit } from '#schema/maintenance/areas.input.ts'
import type { ConsequenceGrade } from '#schema/maintenance/risk.ts'
import { createdAt, date, entityOf, float, int, ore, table, text, uuid, version } from '#server/kernel/table.ts'

/** A part of a building, and the condition it was found in. In the maintenance plan it is an area, where tasks are. */
export class BuildingPart extends table('building_part', {
  estateId: uuid,
  buildingId: uuid,
  code: text.as<BuildingPartCode>(),
  name: text.optional,
  conditionGrade: text.as<ConditionGrade>(),
  cause: text.optional,
  consequence: text.optional,
  costEstimateOre: ore.optional,
  inspectedOn: date.optional,
  description: text.optional,
  consequenceGrade: text.as<ConsequenceGrade>().optional,
  remainingLifeYears: int.optional,
  quantity: float.optional,
  unit: text.as<AreaUnit>().optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {}

export const buildingPart = entityOf(BuildingPart, {
  /** Each stands on its building once, by its digits and its own name. */
  refuses: {
    building_part_check: 'cause',
    building_part_check1: 'costEstimateOre',
    building_part_once: { code: 'entityAlreadyExists', field: 'name' },
  },
})
