import { Account } from '#server/accounts/account.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** Documents that a company sent at once, and what it said with them. */
export class MailboxMessage extends Row {
  declare estateId: string
  declare estate: Estate
  declare companyId: string
  declare subject: string
  declare message: string | null
  declare senderAccountId: string | null
  declare sender: Account | null
  declare createdAt: Date
}

export const mailboxMessage = entity(MailboxMessage, {
  table: 'mailbox_message',
  columns: {
    estateId: columns.uuid,
    companyId: columns.uuid,
    subject: columns.text,
    message: columns.optionalText,
    senderAccountId: columns.optionalUuid,
    createdAt: columns.createdAt,
  },
  relations: {
    estate: { ...toOne(Estate, 'estate_id'), nullable: false },
    sender: {
      ...toOne(Account, 'sender_account_id'),
      joinColumn: { name: 'sender_account_id', foreignKeyConstraintName: 'mailbox_message_sender_account_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
