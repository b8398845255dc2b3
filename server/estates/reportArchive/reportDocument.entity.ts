import type { reportTypes } from '#schema/estates/reportArchive.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

export class ReportDocument extends Row {
  declare estateId: string
  declare reportType: (typeof reportTypes)[number]
  declare customName: string
  declare reportDate: string | null
  declare fileId: string
  declare file: StoredFile
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const reportDocument = entity(ReportDocument, {
  table: 'report_archive_document',
  columns: {
    estateId: columns.uuid,
    reportType: { type: 'text', default: 'otherReport' },
    customName: columns.text,
    reportDate: { type: 'date', nullable: true },
    fileId: columns.uuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
