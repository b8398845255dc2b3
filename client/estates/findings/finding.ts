import type { FindingTaskPartsFragment } from '#client/generated/graphql.ts'
import type { FindingKind } from '#schema/maintenance/tasks.words.ts'

export type FindingTask = FindingTaskPartsFragment

/** Something found wrong, and what a task of it would say. */
export interface Finding {
  kind: FindingKind
  id: string
  /** What is to be done. */
  title: string
  description: string
  priority: 1 | 2 | 3
  /** So many days there are to do it. */
  days: number
  /** Of putting it right, in kroner. */
  cost?: number | null | undefined
  /** Where it is; none where nobody has said. */
  buildingId: string | null | undefined
  /** The area itself is the finding: it need not be asked for. */
  isArea?: boolean
}
