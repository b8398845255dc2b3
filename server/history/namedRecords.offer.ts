import type { SectionName } from '#schema/access/sections.ts'
import type { HistoryRecordName } from '#schema/history/historyRecords.ts'
import { Parts } from '#server/kernel/parts.ts'
import type { Sql } from '#server/kernel/read/sql.ts'

/** Where records of a slice that have a name are kept, and who may know it. */
export type NamedRecords = Partial<Record<HistoryRecordName, NamedRecord>>
interface NamedRecord {
  section: SectionName
  /** Its row is called `r`. */
  from: Sql
  name: Sql
  type?: Sql
}

export const naming = new Parts<NamedRecords>()
