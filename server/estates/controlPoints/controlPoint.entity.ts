import type { ControlResult, controlPointTypes } from '#schema/estates/controlPoints.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** Something to check on a building of an estate. */
export class EstateControlPoint extends Row {
  declare estateId: string
  declare buildingId: string
  declare type: (typeof controlPointTypes)[number]
  declare name: string
  declare comment: string | null
  declare isCompleted: boolean
  declare completedAt: Date | null
  declare result: ControlResult | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const estateControlPoint = entity(EstateControlPoint, {
  table: 'estate_control_point',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.uuid,
    type: columns.text,
    name: columns.text,
    comment: columns.optionalText,
    isCompleted: { type: 'boolean', default: false },
    completedAt: columns.optionalMoment,
    result: columns.optionalText,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})

/** What shows that it was checked. */
export class EstateControlPointFile extends Row {
  declare estateId: string
  declare buildingId: string
  declare controlPointId: string
  declare fileId: string
  declare file: StoredFile
  declare createdAt: Date
}

export const estateControlPointFile = entity(EstateControlPointFile, {
  table: 'estate_control_point_file',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.uuid,
    controlPointId: columns.uuid,
    fileId: columns.uuid,
    createdAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
