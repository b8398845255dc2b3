import { createdAt, entityOf, table, text, uuid } from '#server/kernel/table.ts'

/** What an entry of the audit log says in words, by the entry's id: a reason, or the address that somebody tried to sign in by. */
export class AuditNote extends table('audit_note', {
  kind: text.as<'reason' | 'tried'>(),
  told: text,
  /** Of an entry that was moved away, the record that it is about. */
  recordId: uuid.optional,
  createdAt,
}) {}

export const auditNote = entityOf(AuditNote)
