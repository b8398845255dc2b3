import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

export class OtherDocument extends Row {
  declare estateId: string
  declare buildingId: string
  declare customName: string
  declare fileId: string
  declare file: StoredFile
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const otherDocument = entity(OtherDocument, {
  table: 'other_document',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.uuid,
    customName: columns.text,
    fileId: columns.uuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
