import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { hangingOnTasks, orderedFor } from '../tasks/hangsOnTask.offer.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { MaintenanceOccurrence, type Moved } from './maintenanceOccurrence.entity.ts'
import { columnsOf, openAmong, type TaskTime } from './openTimes.ts'

/** How one time of a task was done. */
export interface Done {
  doneDate: string
  costOre: string | null
  comment: string | null | undefined
  fileId: string | null | undefined
}

/** The one time that a task is done keeps the task's id, so that it is found in the archive under it. Where nobody says what it cost, it cost what was ordered for it. */
const kept = (dates: string, days: string) =>
  hangingOnTasks.made(() =>
    ofEstate(`insert into maintenance_occurrence (id, estate_id, task_id, due_date, ${dates}, title, description, priority, trade,
      responsible_kind, responsible_id, building_id, building_name, area_id, area_code, area_name, actual_cost_ore, comment, file_id,
      done_by_account_id, supplier_name)
    select case when t.period is null then t.id else new_id() end, t.estate_id, t.id, x.due_date, ${days}, t.title, t.description, t.priority, t.trade,
      t.responsible_kind, t.responsible_id, t.building_id, b.name, t.area_id, p.code, p.name, coalesce($5::bigint, ${orderedFor('t')}), $6, $7, $8, s.name
    from unnest($2::uuid[], $3::date[], $9::text[]) x(task_id, due_date, moved) join maintenance_task t on t.estate_id = $1 and t.id = x.task_id
      join building b on b.estate_id = t.estate_id and b.id = t.building_id
      join building_part p on p.estate_id = t.estate_id and p.id = t.area_id
      left join maintenance_supplier s on s.estate_id = t.estate_id and s.id = t.supplier_id returning id, task_id "taskId"`),
  )
const done = kept('done_date, set_aside', '$4::date, x.moved::jsonb')
/** Open until it is confirmed, on the day where it was. */
const reported = kept('reported_date, moved_to', '$4::date, x.moved::date')

/** A series that follows completion begins anew once it is done: nothing of it is moved any more. */
const clear = ofEstate(`delete from maintenance_occurrence o using unnest($2::uuid[], $3::date[]) x(task_id, due_date), maintenance_task t
  where o.estate_id = $1 and o.task_id = x.task_id and t.estate_id = o.estate_id and t.id = o.task_id and o.done_date is null
    and (o.due_date = x.due_date or ($4 and t.basis = 'completion' and o.reported_date is null))
  returning o.task_id "taskId", o.due_date::text "dueDate", o.moved_to::text "movedTo", o.file_id "fileId"`)
const move = ofEstate(`insert into maintenance_occurrence (estate_id, task_id, due_date, moved_to)
  select $1, task_id, due_date, moved_to from unnest($2::uuid[], $3::date[], $4::date[]) x(task_id, due_date, moved_to) where moved_to <> due_date`)
const timesOf = (grant: EstateGrant, taskId: string) => grant.rows(MaintenanceOccurrence, { taskId })

/** Leaves times of different tasks to another day, or back to their own. Answers those that stay as they are. */
export async function moveTimes(grant: EstateGrant, moves: readonly (TaskTime & { movedTo: string })[]) {
  const { open, closed } = await openAmong(grant, moves)
  if (!open.length) return closed
  await clearTimes(grant, open, { areDone: false })
  const days = open.map(({ movedTo }) => movedTo)
  await grant.query(move, ...columnsOf(open), days)
  return closed
}

/** Archives times of different tasks; and a task with its time where nothing is left of it. */
export async function archiveTimes(grant: EstateGrant, times: readonly TaskTime[], how: Done) {
  const { open, closed } = await openAmong(grant, times, { mayAwait: true })
  const cleared = await clearTimes(grant, open, { areDone: true })
  const moved = open.map(({ taskId }) => asJson(movedAmong(cleared.filter((one) => one.taskId === taskId))))
  const rows = await grant.query<Kept>(done(), ...columnsOf(open), ...doneValues(grant, how), moved)
  const taskIds = open.map(({ taskId }) => taskId)
  await archiveIfOver(grant, taskIds)
  await grant.release(cleared.flatMap(({ fileId }) => fileId ?? []))
  return { occurrences: byTask(rows), closed }
}

/** Keeps that they are said to be done; they are not until an owner has confirmed it. */
export async function reportTimes(grant: EstateGrant, times: readonly TaskTime[], how: Done) {
  const { open, closed } = await openAmong(grant, times)
  const moved = new Map((await clearTimes(grant, open, { areDone: false })).map(({ taskId, movedTo }) => [taskId, movedTo]))
  const days = open.map(({ taskId, dueDate }) => moved.get(taskId) ?? dueDate)
  const rows = await grant.query<Kept>(reported(), ...columnsOf(open), ...doneValues(grant, how), days)
  return { occurrences: byTask(rows), closed }
}

/** Of these tasks, those of which a time was done on that day. */
export const doneOn = async (grant: EstateGrant, taskIds: readonly string[], doneDate: string): Promise<ReadonlySet<string>> =>
  new Set((await grant.rows(MaintenanceOccurrence).all({ taskId: taskIds, doneDate })).map(({ taskId }) => taskId!))

/** Tasks of which nothing is left to do. */
export const archiveIfOver = (grant: EstateGrant, id: string | readonly string[]) =>
  grant.rows(MaintenanceTask).changeWhere({ id, nextDueDate: null, archivedAt: null }, { archivedAt: now })

/** What was moved in a series that is no more. */
export const forgetMoved = async (grant: EstateGrant, taskId: string) =>
  movedAmong((await timesOf(grant, taskId).takeWhere({ doneDate: null, reportedDate: null })) as readonly Moved[])

/** Of times that are cleared away, those that did not stand on their own day. */
export const movedAmong = (times: readonly Moved[]): readonly Moved[] =>
  times.flatMap(({ dueDate, movedTo }) => (movedTo === dueDate ? [] : [{ dueDate, movedTo }]))
const asJson = (moved: readonly Moved[]) => (moved.length ? JSON.stringify(moved) : null)

const doneValues = (grant: EstateGrant, { doneDate, costOre, comment, fileId }: Done) =>
  [doneDate, costOre, comment ?? null, fileId ?? null, grant.viewer.accountId] as const

interface Kept {
  id: string
  taskId: string
}
/** Of each task, what was kept of its time. */
const byTask = (rows: readonly Kept[]): ReadonlyMap<string, string> => new Map(rows.map(({ id, taskId }) => [taskId, id]))

const clearTimes = (grant: EstateGrant, times: readonly TaskTime[], { areDone }: { areDone: boolean }) =>
  grant.query<Moved & { taskId: string; fileId: string | null }>(clear, ...columnsOf(times), areDone)
