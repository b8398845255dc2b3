import { Parts } from '#server/kernel/parts.ts'

/** What of a slice hangs on a task of the plan. `task` names its row. */
export interface HangsOnTask {
  /** Whether something does, so that the task stays. */
  keeps?: (task: string) => string
  /** What was ordered for it comes to, in øre, of what came since it was last done. */
  ordered?: (task: string) => string
  /** What was ordered on estate `$1` selects `k`, the building, `y`, the year, and `ore`; to company `$4`, where there is one, of its own. */
  orderedByYear?: string
}

export const hangingOnTasks = new Parts<HangsOnTask>()

/** Nothing where nobody ordered anything. */
export const orderedFor = (task: string) =>
  `coalesce(${[...hangingOnTasks.all.flatMap(({ ordered }) => ordered?.(task) ?? []), 'null::bigint'].join(', ')})`
