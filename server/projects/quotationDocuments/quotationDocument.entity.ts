import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid } from '#server/kernel/table.ts'

/** A paper that a firm sends with its price. */
export class QuotationDocument extends table('quotation_document', {
  estateId: uuid,
  projectId: uuid,
  quotationId: uuid,
  customName: text,
  fileId: uuid,
  createdAt,
}) {
  declare file: StoredFile
}

export const quotationDocument = entityOf(QuotationDocument, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
