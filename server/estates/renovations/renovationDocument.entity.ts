import type { AgreementDocumentType } from '#schema/estates/renovations.words.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

/** A paper on what was agreed and paid. */
export class RenovationDocument extends table('renovation_document', {
  estateId: uuid,
  renovationId: uuid,
  documentType: text.as<AgreementDocumentType>(),
  customName: text,
  fileId: uuid,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare file: StoredFile
}

export const renovationDocument = entityOf(RenovationDocument, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
