import { Account } from '#server/accounts/account.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, text, uuid } from '#server/kernel/table.ts'

/** Documents that a company sent at once, and what it said with them. */
export class MailboxMessage extends table('mailbox_message', {
  estateId: uuid,
  companyId: uuid,
  subject: text,
  message: text.optional,
  senderAccountId: uuid.optional,
  createdAt,
}) {
  declare estate: Estate
  declare sender: Account | null
}

export const mailboxMessage = entityOf(MailboxMessage, {
  relations: {
    estate: { ...toOne(Estate, 'estate_id'), nullable: false },
    sender: {
      ...toOne(Account, 'sender_account_id'),
      joinColumn: { name: 'sender_account_id', foreignKeyConstraintName: 'mailbox_message_sender_account_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
