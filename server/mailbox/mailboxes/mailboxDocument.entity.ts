import type { PaperKind } from '#schema/mailbox/mailboxes.input.ts'
import { StoredFile } from '#server/files/file.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, int, moment, table, text, uuid } from '#server/kernel/table.ts'
import { MailboxMessage } from './mailboxMessage.entity.ts'

/** A document that a company has sent. Moved or deleted it has no file any more; its sender still sees that it was sent. */
export class MailboxDocument extends table('mailbox_document', {
  estateId: uuid,
  companyId: uuid,
  messageId: uuid,
  customName: text,
  /** As the database found them at the file. */
  fileName: text,
  fileType: text,
  fileSize: int,
  fileId: uuid.optional,
  seenAt: moment.optional,
  deletedAt: moment.optional,
  movedAt: moment.optional,
  movedTo: text.as<PaperKind>().optional,
  movedRecordId: uuid.optional,
  movedBuildingId: uuid.optional,
  createdAt,
}) {
  declare delivery: MailboxMessage
  declare file: StoredFile | null
}

export const mailboxDocument = entityOf(MailboxDocument, {
  relations: {
    delivery: { ...toOne(MailboxMessage, 'message_id'), nullable: false },
    file: toOne(StoredFile, 'file_id'),
  },
})
