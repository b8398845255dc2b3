import type { ReminderKind } from '#schema/accounts/mailChoices.input.ts'
import { createdAt, email, entityOf, keyed, text } from '#server/kernel/table.ts'

/** A kind of reminder that is not wanted at an address. */
export class MailRefusal extends keyed('mail_refusal', {
  email: email.key,
  kind: text.as<ReminderKind>().key,
  createdAt,
}) {}

export const mailRefusal = entityOf(MailRefusal)
