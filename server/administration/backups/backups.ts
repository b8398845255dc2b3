import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { writtenAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'

const standing = ofEverybody(`select exists (select from pgboss.schedule where name = 'backup') "isNightly",
  (select row_to_json(n) from (select backup "name", ${writtenAt('taken_at')} "takenAt", extract(epoch from finished_at - started_at)::float8 seconds,
      row_count "rowCount", file_count "fileCount", byte_count "byteCount"
    from backup_run where backup is not null order by taken_at desc limit 1) n) newest,
  (select ${writtenAt('max(finished_at)')} from backup_run where is_verified) "verifiedAt", ${writtenAt('f.finished_at')} "failedAt", f.failure,
  (select row_to_json(a) from (select ${writtenAt('archived_until')} "archivedUntil", waiting_bytes "waitingBytes", ${writtenAt('failing_since')} "failingSince",
    failure from backup_archive) a) archive
  from (select) one left join lateral (select finished_at, failure from backup_run where failure is not null order by finished_at desc limit 1) f on true`)

interface Standing {
  isNightly: boolean
  newest: { name: string; takenAt: string; seconds: number; rowCount: number; fileCount: number; byteCount: number } | null
  verifiedAt: string | null
  failedAt: string | null
  failure: string | null
  archive: { archivedUntil: string | null; waitingBytes: number; failingSince: string | null; failure: string | null } | null
}

export async function howBackupsStand(grant: SystemGrant) {
  const [row] = await grant.query<Standing>(standing)
  return there(row)
}
