import type { PaperKind } from '#schema/mailbox/mailboxes.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'
import { MailboxMessage } from './mailboxMessage.entity.ts'

/** A document that a company has sent. Moved or deleted it has no file any more; its sender still sees that it was sent. */
export class MailboxDocument extends Row {
  declare estateId: string
  declare companyId: string
  declare messageId: string
  declare delivery: MailboxMessage
  declare customName: string
  /** As the database found them at the file. */
  declare fileName: string
  declare fileType: string
  declare fileSize: number
  declare fileId: string | null
  declare file: StoredFile | null
  declare seenAt: Date | null
  declare deletedAt: Date | null
  declare movedAt: Date | null
  declare movedTo: PaperKind | null
  declare movedRecordId: string | null
  declare movedBuildingId: string | null
  declare createdAt: Date
}

export const mailboxDocument = entity(MailboxDocument, {
  table: 'mailbox_document',
  columns: {
    estateId: columns.uuid,
    companyId: columns.uuid,
    messageId: columns.uuid,
    customName: columns.text,
    fileName: columns.text,
    fileType: columns.text,
    fileSize: columns.int,
    fileId: columns.optionalUuid,
    seenAt: columns.optionalMoment,
    deletedAt: columns.optionalMoment,
    movedAt: columns.optionalMoment,
    movedTo: columns.optionalText,
    movedRecordId: columns.optionalUuid,
    movedBuildingId: columns.optionalUuid,
    createdAt: columns.createdAt,
  },
  relations: {
    delivery: { ...toOne(MailboxMessage, 'message_id'), nullable: false },
    file: toOne(StoredFile, 'file_id'),
  },
})
