import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A document of the plan as a whole, or of one of its areas. */
export class PlanDocument extends Row {
  declare estateId: string
  declare buildingId: string | null
  declare areaId: string | null
  declare customName: string
  declare fileId: string
  declare file: StoredFile
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const planDocument = entity(PlanDocument, {
  table: 'plan_document',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.optionalUuid,
    areaId: columns.optionalUuid,
    customName: columns.text,
    fileId: columns.uuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
