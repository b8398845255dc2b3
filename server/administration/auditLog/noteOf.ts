import type { AuditEntry } from '#server/history/auditEntry.entity.ts'
import type { AuditNote } from '#server/history/auditNote.entity.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { literal, sql } from '#server/kernel/read/sql.ts'

/** What an entry says in words: a reason for as long as there is the log, an address that was tried for thirty days. */
export const noteOf =
  (kind: AuditNote['kind']) =>
  ({ id }: Path<AuditEntry>) =>
    sql`(select n.told from audit_note n where n.id = ${id} and n.kind = ${literal(kind)})`
