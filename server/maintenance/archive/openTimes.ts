import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'

/** One time of a task, by the day that it has in its series; none where nothing is left to do. */
export interface TaskTime {
  taskId: string
  dueDate: string | null
}
/** Why a time can't be moved or done. */
export type Closed = 'done' | 'awaiting' | 'notPlanned'

const states =
  ofEstate(`select t.id "taskId", case when t.archived_at is not null or x.due_date is null or o.done_date is not null then 'done'
    when o.id is null and not exists (select from maintenance_days(t.counted_from, t.period, t.every, t.end_date,
      greatest(t.open_from, x.due_date), x.due_date)) then 'notPlanned'
    when o.reported_date is not null then 'awaiting' end closed
  from unnest($2::uuid[], $3::date[]) x(task_id, due_date) join maintenance_task t on t.estate_id = $1 and t.id = x.task_id
    left join maintenance_occurrence o on o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = x.due_date`)

/** As statements take them. */
export const columnsOf = (times: readonly TaskTime[]) => [times.map(({ taskId }) => taskId), times.map(({ dueDate }) => dueDate)] as const

/** Of times of different tasks those that are open, and why the others are not. What awaits an owner's word may be done all the same. */
export async function openAmong<Time extends TaskTime>(grant: EstateGrant, times: readonly Time[], { mayAwait = false } = {}) {
  const rows = await grant.query<{ taskId: string; closed: Closed | null }>(states, ...columnsOf(times))
  const closed = new Map(rows.flatMap((row) => (row.closed && !(mayAwait && row.closed === 'awaiting') ? [[row.taskId, row.closed]] : [])))
  return { open: times.filter(({ taskId }) => !closed.has(taskId)), closed }
}

/** Where it is the only one that is meant. */
export function refuseClosed(closed: Closed | undefined) {
  if (closed === 'notPlanned') throw invalid('dueDate', 'notValid')
  if (closed) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
}

interface NextTime {
  id: string
  nextDueDate: string | null
}
/** Of the tasks that are there, the time that is meant of each: the next one where no day is said, unless that was done just now. */
export const meantTimes = <Time extends { taskId: string; dueDate?: string | null | undefined }>(
  tasks: readonly NextTime[],
  times: readonly Time[],
  wasDone: ReadonlySet<string> = new Set(),
) => {
  const next = new Map(tasks.map(({ id, nextDueDate }) => [id, wasDone.has(id) ? null : nextDueDate]))
  return times.flatMap((time) => (next.has(time.taskId) ? [{ ...time, dueDate: time.dueDate ?? next.get(time.taskId)! }] : []))
}
