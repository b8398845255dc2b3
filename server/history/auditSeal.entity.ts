import { bytes, date, entityOf, int, keyed, moment } from '#server/kernel/table.ts'

/** A hash of a day of the audit log, and of the day before. Written once. */
export class AuditSeal extends keyed('audit_seal', {
  day: date.key,
  entries: int,
  previous: bytes.optional,
  hash: bytes,
  sealedAt: moment.usually(() => 'now()'),
}) {}

export const auditSeal = entityOf(AuditSeal)
