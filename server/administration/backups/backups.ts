import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'

const nightly = ofEverybody("select exists (select from pgboss.schedule where name = 'backup') nightly")
const newest = ofEverybody(`select backup "name", taken_at "takenAt", extract(epoch from finished_at - started_at)::float8 seconds,
    row_count "rowCount", file_count "fileCount", byte_count "byteCount"
  from backup_run where backup is not null order by taken_at desc limit 1`)
const verified = ofEverybody('select finished_at at from backup_run where is_verified order by finished_at desc limit 1')
const failed = ofEverybody('select finished_at at, failure from backup_run where failure is not null order by finished_at desc limit 1')

interface Newest {
  name: string
  takenAt: Date
  seconds: number
  rowCount: number
  fileCount: number
  byteCount: number
}

export async function howBackupsStand(grant: SystemGrant) {
  const [asked] = await grant.query<{ nightly: boolean }>(nightly)
  const [last] = await grant.query<Newest>(newest)
  const [whole] = await grant.query<{ at: Date }>(verified)
  const [broken] = await grant.query<{ at: Date; failure: string }>(failed)
  return {
    isNightly: asked?.nightly ?? false,
    newest: last ? { ...last, takenAt: last.takenAt.toISOString() } : null,
    verifiedAt: whole?.at.toISOString() ?? null,
    failedAt: broken?.at.toISOString() ?? null,
    failure: broken?.failure ?? null,
  }
}
