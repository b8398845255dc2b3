import type { BuildingPartCode, ConditionGrade } from '#schema/estates/condition.input.ts'
import type { AreaUnit } from '#schema/maintenance/areas.input.ts'
import type { ConsequenceGrade } from '#schema/maintenance/risk.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** A part of a building, and the condition it was found in. In the maintenance plan it is an area, where tasks are. */
export class BuildingPart extends Row {
  declare estateId: string
  declare buildingId: string
  declare code: BuildingPartCode
  declare name: string | null
  declare conditionGrade: ConditionGrade
  declare cause: string | null
  declare consequence: string | null
  declare costEstimateOre: string | null
  declare inspectedOn: string | null
  declare description: string | null
  declare consequenceGrade: ConsequenceGrade | null
  declare remainingLifeYears: number | null
  declare quantity: number | null
  declare unit: AreaUnit | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const buildingPart = entity(BuildingPart, {
  table: 'building_part',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.uuid,
    code: columns.text,
    name: columns.optionalText,
    conditionGrade: columns.text,
    cause: columns.optionalText,
    consequence: columns.optionalText,
    costEstimateOre: { type: 'bigint', nullable: true },
    inspectedOn: { type: 'date', nullable: true },
    description: columns.optionalText,
    consequenceGrade: columns.optionalText,
    remainingLifeYears: columns.optionalInt,
    quantity: { type: 'float8', nullable: true },
    unit: columns.optionalText,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
