import type { AgreementDocumentType } from '#schema/estates/renovations.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A paper on what was agreed and paid. */
export class RenovationDocument extends Row {
  declare estateId: string
  declare renovationId: string
  declare documentType: AgreementDocumentType
  declare customName: string
  declare fileId: string
  declare file: StoredFile
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const renovationDocument = entity(RenovationDocument, {
  table: 'renovation_document',
  columns: {
    estateId: columns.uuid,
    renovationId: columns.uuid,
    documentType: columns.text,
    customName: columns.text,
    fileId: columns.uuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
