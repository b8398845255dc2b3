import type { DeletedKind } from '#schema/history/deletedKinds.ts'

/** What is kept of a deletion beside the rows themselves: what the record was, and what it was called. */
export interface SettingAside<T> {
  kind: DeletedKind
  name?: (row: T) => string | null | undefined
}
