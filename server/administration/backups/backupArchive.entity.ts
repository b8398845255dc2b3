import { entityOf, float, keyed, moment, text, yesNo } from '#server/kernel/table.ts'

/** How the archive of the database's log stands, as long as one is kept. */
export class BackupArchive extends keyed('backup_archive', {
  isOnly: yesNo.usually(true).key,
  lookedAt: moment,
  archivedUntil: moment.optional,
  waitingBytes: float,
  failingSince: moment.optional,
  failure: text.optional,
}) {}

export const backupArchive = entityOf(BackupArchive)
