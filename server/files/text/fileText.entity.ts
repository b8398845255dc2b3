import type { documentKinds } from '#schema/estates/documentKinds.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { entityOf, moment, tsvector, table, text, uuid } from '#server/kernel/table.ts'

/** What is searched of a file that a record keeps. Rows come and go with the records; see the function `keep_file_text`. */
export class FileText extends table('file_text', {
  estateId: uuid,
  fileId: uuid,
  section: text,
  kind: text.as<(typeof documentKinds)[number]>(),
  type: text.optional,
  recordId: uuid,
  buildingId: uuid.optional,
  name: text,
  fileName: text,
  content: text.optional,
  state: text.as<'waiting' | 'asked' | 'read' | 'unreadable'>().usually('waiting'),
  /** Made by the database. */
  search: tsvector.kept.unread.optional,
  createdAt: moment,
}) {
  declare file: StoredFile
}

export const fileText = entityOf(FileText, {
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
