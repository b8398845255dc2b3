import { bytes, date, entityOf, int, moment, ore, table } from '#server/kernel/table.ts'

/** A month of the audit log as one content of the file store. */
export class AuditArchive extends table('audit_archive', {
  month: date,
  entryCount: int,
  firstHash: bytes,
  lastHash: bytes,
  size: ore,
  sha256: bytes,
  writtenAt: moment.usually(() => 'now()'),
  movedAt: moment.optional,
}) {}

export const auditArchive = entityOf(AuditArchive)
