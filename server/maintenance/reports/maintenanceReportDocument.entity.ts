import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid } from '#server/kernel/table.ts'

/** A paper that goes with a report: an upload of its own, or a document that stands elsewhere on the estate. */
export class MaintenanceReportDocument extends table('maintenance_report_document', {
  estateId: uuid,
  reportId: uuid,
  customName: text,
  fileId: uuid,
  createdAt,
}) {
  declare file: StoredFile
}

export const maintenanceReportDocument = entityOf(MaintenanceReportDocument, {
  relations: {
    file: {
      ...toOne(StoredFile, 'file_id'),
      joinColumn: { name: 'file_id', foreignKeyConstraintName: 'maintenance_report_document_file_id_fkey' },
      onDelete: 'CASCADE',
      nullable: false,
    },
  },
})
