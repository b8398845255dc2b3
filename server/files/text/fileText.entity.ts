import type { documentKinds } from '#schema/estates/documentKinds.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** What is searched of a file that a record keeps. Rows come and go with the records; see the function `keep_file_text`. */
export class FileText extends Row {
  declare estateId: string
  declare fileId: string
  declare file: StoredFile
  declare section: string
  declare kind: (typeof documentKinds)[number]
  declare type: string | null
  declare recordId: string
  declare buildingId: string | null
  declare name: string
  declare fileName: string
  declare content: string | null
  declare state: 'waiting' | 'asked' | 'read' | 'unreadable'
  /** Made by the database. */
  declare search: string | null
  declare createdAt: Date
}

export const fileText = entity(FileText, {
  table: 'file_text',
  columns: {
    estateId: columns.uuid,
    fileId: columns.uuid,
    section: columns.text,
    kind: columns.text,
    type: columns.optionalText,
    recordId: columns.uuid,
    buildingId: columns.optionalUuid,
    name: columns.text,
    fileName: columns.text,
    content: columns.optionalText,
    state: { type: 'text', default: 'waiting' },
    search: { type: 'tsvector', nullable: true, insert: false, update: false, select: false },
    createdAt: columns.moment,
  },
  relations: { file: { ...toOne(StoredFile, 'file_id'), nullable: false } },
})
