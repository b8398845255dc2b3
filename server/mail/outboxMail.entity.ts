import { bytes, createdAt, entityOf, int, moment, table, text } from '#server/kernel/table.ts'
import type { Language } from '#server/kernel/texts.ts'

/** A mail that is to be sent, or was. What it says is sealed. */
export class OutboxMail extends table('outbox_mail', {
  toEmail: text,
  template: text,
  language: text.as<Language>(),
  dataSealed: bytes.optional,
  attempts: int.usually(0),
  sentAt: moment.optional,
  failedAt: moment.optional,
  failure: text.optional,
  createdAt,
}) {}

export const outboxMail = entityOf(OutboxMail)
