import type { reportTypes } from '#schema/estates/documentKinds.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, date, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

export class ReportDocument extends table('report_archive_document', {
  estateId: uuid,
  reportType: text.as<(typeof reportTypes)[number]>().usually('otherReport'),
  customName: text,
  reportDate: date.optional,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const reportDocument = entityOf(ReportDocument, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
