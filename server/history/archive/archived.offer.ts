import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { writtenAt } from '#server/kernel/days.ts'

interface ArchivedMonth {
  month: string
  entryCount: number
  byteCount: number
  sha256: string
  movedAt: string
}

const moved = ofEverybody(`select month::text, entry_count "entryCount", size::float8 "byteCount", encode(sha256, 'hex') sha256,
  ${writtenAt('moved_at')} "movedAt" from audit_archive where moved_at is not null order by month desc`)
const content = ofEverybody(`select id, size::float8 size from audit_archive where to_char(month, 'YYYY-MM') = $1 and moved_at is not null`)

/** The months of the log that lie in the store alone, the newest first. */
export const archivedMonths = (grant: SystemGrant) => grant.query<ArchivedMonth>(moved)

/** Where the content of one lies, by `2025-03`. */
export async function archivedContent(grant: SystemGrant, month: string) {
  const [first] = await grant.query<{ id: string; size: number }>(content, month)
  return first
}
