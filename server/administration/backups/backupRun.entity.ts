import { entityOf, float, moment, table, text, yesNo } from '#server/kernel/table.ts'

/** How a backup went, written down when it has ended. */
export class BackupRun extends table('backup_run', {
  startedAt: moment,
  finishedAt: moment.usually(() => 'now()'),
  backup: text.optional,
  takenAt: moment.optional,
  rowCount: float.optional,
  fileCount: float.optional,
  byteCount: float.optional,
  isVerified: yesNo.usually(false),
  failure: text.optional,
}) {}

export const backupRun = entityOf(BackupRun)
