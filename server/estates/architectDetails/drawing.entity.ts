import type { documentTypes } from '#schema/files/documentTypes.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

export class Drawing extends Row {
  declare estateId: string
  declare buildingId: string
  declare documentType: (typeof documentTypes)[number]
  declare customName: string
  declare fileId: string
  declare file: StoredFile
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const drawing = entity(Drawing, {
  table: 'drawing',
  columns: {
    estateId: columns.uuid,
    buildingId: columns.uuid,
    documentType: columns.text,
    customName: columns.text,
    fileId: columns.uuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
