import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** One thing to look at within a control area. */
export class ControlPoint extends Row {
  declare estateId: string
  declare projectId: string
  declare controlAreaId: string
  declare code: string | null
  declare name: string | null
  declare comment: string | null
  declare isDisabled: boolean
  declare completedAt: Date | null
  declare completedByAccountId: string | null
  declare verifiedAt: Date | null
  declare verifiedByAccountId: string | null
  declare sortOrder: number
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const controlPoint = entity(ControlPoint, {
  table: 'control_point',
  columns: {
    estateId: columns.uuid,
    projectId: columns.uuid,
    controlAreaId: columns.uuid,
    code: columns.optionalText,
    name: columns.optionalText,
    comment: columns.optionalText,
    isDisabled: { type: 'boolean', default: false },
    completedAt: columns.optionalMoment,
    completedByAccountId: columns.optionalUuid,
    verifiedAt: columns.optionalMoment,
    verifiedByAccountId: columns.optionalUuid,
    sortOrder: columns.int,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})

/** A picture or paper that shows that it was looked at. */
export class ControlPointFile extends Row {
  declare estateId: string
  declare projectId: string
  declare controlPointId: string
  declare fileId: string
  declare file: StoredFile
  declare createdAt: Date
}

export const controlPointFile = entity(ControlPointFile, {
  table: 'control_point_file',
  columns: {
    estateId: columns.uuid,
    projectId: columns.uuid,
    controlPointId: columns.uuid,
    fileId: columns.uuid,
    createdAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
