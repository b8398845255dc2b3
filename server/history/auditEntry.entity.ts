import { User } from '#server/accounts/user.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { entityOf, moment, inet, table, text, texts, uuid } from '#server/kernel/table.ts'

/** One thing done or refused. Written by the kernel with every command, and never changed. */
export class AuditEntry extends table('audit_entry', {
  at: moment.usually(() => 'now()'),
  userId: uuid.optional,
  accountId: uuid.optional,
  address: inet.optional,
  requestId: text.optional,
  operation: text,
  estateId: uuid.optional,
  recordId: uuid.optional,
  outcome: text,
  changedFields: texts.usually(() => "'{}'"),
}) {
  declare user: User | null
}

export const auditEntry = entityOf(AuditEntry, {
  relations: { user: toOne(User, 'user_id') },
})
