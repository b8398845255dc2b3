import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { OutboxMail } from '#server/mail/outboxMail.entity.ts'

export const stateOf = ({ sentAt, failedAt }: Path<OutboxMail>) =>
  sql`case when ${sentAt} is not null then 'SENT' when ${failedAt} is not null then 'FAILED' else 'WAITING' end`
