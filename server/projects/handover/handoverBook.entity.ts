import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { bytes, createdAt, entityOf, int, moment, table, text, uuid } from '#server/kernel/table.ts'

/** All that was done in a project, as a book and as a file with everything. */
export class HandoverBook extends table('handover_book', {
  estateId: uuid,
  projectId: uuid,
  language: text.as<'nb' | 'en'>(),
  /** Who is told when it is there. */
  askedByAccountId: uuid.optional,
  state: text.as<'waiting' | 'making' | 'ready' | 'failed' | 'ended'>().usually('waiting'),
  step: text.as<'content' | 'pictures' | 'zip'>().usually('content'),
  done: int.usually(0),
  count: int.usually(0),
  pageCount: int.optional,
  contentHash: bytes.optional,
  pdfFileId: uuid.optional,
  zipFileId: uuid.optional,
  /** The copy without the orders, for the companies that were called in. */
  firmPdfFileId: uuid.optional,
  firmContentHash: bytes.optional,
  firmPageCount: int.optional,
  readyAt: moment.optional,
  createdAt,
}) {
  declare pdf: StoredFile | null
  declare zip: StoredFile | null
  declare firmPdf: StoredFile | null
}

export const handoverBook = entityOf(HandoverBook, {
  relations: {
    pdf: toOne(StoredFile, 'pdf_file_id'),
    zip: toOne(StoredFile, 'zip_file_id'),
    firmPdf: toOne(StoredFile, 'firm_pdf_file_id'),
  },
})
