import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError, invalid, there } from '#server/kernel/errors.ts'
import { isThere, now } from '#server/kernel/rows/moments.ts'
import { hangingOnTasks, orderedFor } from '../tasks/hangsOnTask.offer.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { MaintenanceOccurrence, type Moved } from './maintenanceOccurrence.entity.ts'

/** How one time of a task was done. */
export interface Done {
  doneDate: string
  costOre: string | null
  comment: string | null | undefined
  fileId: string | null | undefined
}

const isOpen =
  ofEstate(`select exists (select from maintenance_task t, lateral maintenance_days(t.counted_from, t.period, t.every, t.end_date,
    greatest(t.open_from, $3::date), $3::date) where t.estate_id = $1 and t.id = $2)
  or exists (select from maintenance_occurrence o where o.estate_id = $1 and o.task_id = $2 and o.due_date = $3 and o.done_date is null) open,
  exists (select from maintenance_occurrence o where o.estate_id = $1 and o.task_id = $2 and o.due_date = $3 and o.done_date is not null) done`)

/** The one time that a task is done keeps the task's id, so that it is found in the archive under it. Where nobody says what it cost, it cost what was ordered for it. */
const kept = (dates: string, days: string) =>
  hangingOnTasks.made(() =>
    ofEstate(`insert into maintenance_occurrence (id, estate_id, task_id, due_date, ${dates}, title, description, priority, trade,
      responsible_kind, responsible_id, building_id, building_name, area_id, area_code, area_name, actual_cost_ore, comment, file_id,
      done_by_account_id, supplier_name)
    select case when t.period is null then t.id else new_id() end, t.estate_id, t.id, $3, ${days}, t.title, t.description, t.priority, t.trade,
      t.responsible_kind, t.responsible_id, t.building_id, b.name, t.area_id, p.code, p.name, coalesce($5::bigint, ${orderedFor('t')}), $6, $7, $8, s.name
    from maintenance_task t join building b on b.estate_id = t.estate_id and b.id = t.building_id
      join building_part p on p.estate_id = t.estate_id and p.id = t.area_id
      left join maintenance_supplier s on s.estate_id = t.estate_id and s.id = t.supplier_id where t.estate_id = $1 and t.id = $2 returning id`),
  )
const done = kept('done_date, set_aside', '$4, $9')
/** Open until it is confirmed, on the day where it was. */
const reported = kept('reported_date, moved_to', '$4, $9')

const clear = ofEstate(`delete from maintenance_occurrence where estate_id = $1 and task_id = $2 and done_date is null
    and (due_date = $3 or ($4 and reported_date is null)) returning due_date::text "dueDate", moved_to::text "movedTo", file_id "fileId"`)
const timesOf = (grant: EstateGrant, taskId: string) => grant.rows(MaintenanceOccurrence, { taskId })

/** Leaves one time to another day, or back to its own. */
export async function moveTime(grant: EstateGrant, task: MaintenanceTask, dueDate: string, movedTo: string) {
  await refuseUnlessOpen(grant, task, dueDate)
  await refuseAwaiting(grant, task.id, dueDate)
  const times = timesOf(grant, task.id)
  await times.removeWhere({ dueDate, doneDate: null })
  if (movedTo !== dueDate) await times.add({ dueDate, movedTo })
}

/** Archives one time; and the task with it where nothing is left of it. */
export async function archiveTime(grant: EstateGrant, task: MaintenanceTask, dueDate: string, how: Done): Promise<string> {
  await refuseUnlessOpen(grant, task, dueDate)
  // A series that follows completion begins anew: nothing of it is moved any more.
  const cleared = await clearTimes(grant, task.id, dueDate, task.basis === 'completion')
  const [row] = await grant.query<{ id: string }>(done(), ...doneValues(grant, task, dueDate, how), asJson(movedAmong(cleared)))
  await archiveIfOver(grant, task.id)
  await grant.release(cleared.flatMap((one) => one.fileId ?? []))
  return there(row).id
}

/** Keeps that one time is said to be done; it is not until an owner has confirmed it. */
export async function reportTime(grant: EstateGrant, task: MaintenanceTask, dueDate: string, how: Done): Promise<string> {
  await refuseUnlessOpen(grant, task, dueDate)
  await refuseAwaiting(grant, task.id, dueDate)
  const [moved] = await clearTimes(grant, task.id, dueDate, false)
  const [row] = await grant.query<{ id: string }>(reported(), ...doneValues(grant, task, dueDate, how), moved?.movedTo ?? dueDate)
  return there(row).id
}

/** Told twice, what was done is done once. */
export const wasDoneOn = (grant: EstateGrant, taskId: string, doneDate: string) => timesOf(grant, taskId).exists({ doneDate })

/** A task of which nothing is left to do. */
export const archiveIfOver = (grant: EstateGrant, id: string) =>
  grant.rows(MaintenanceTask).changeWhere({ id, nextDueDate: null, archivedAt: null }, { archivedAt: now })

/** What was moved in a series that is no more. */
export const forgetMoved = async (grant: EstateGrant, taskId: string) =>
  movedAmong((await timesOf(grant, taskId).takeWhere({ doneDate: null, reportedDate: null })) as readonly Moved[])

/** Of times that are cleared away, those that did not stand on their own day. */
export const movedAmong = (times: readonly Moved[]): readonly Moved[] =>
  times.flatMap(({ dueDate, movedTo }) => (movedTo === dueDate ? [] : [{ dueDate, movedTo }]))
const asJson = (moved: readonly Moved[]) => (moved.length ? JSON.stringify(moved) : null)

const doneValues = (grant: EstateGrant, { id }: MaintenanceTask, dueDate: string, { doneDate, costOre, comment, fileId }: Done) =>
  [id, dueDate, doneDate, costOre, comment ?? null, fileId ?? null, grant.viewer.accountId] as const

const clearTimes = (grant: EstateGrant, taskId: string, dueDate: string, withMoved: boolean) =>
  grant.query<Moved & { fileId: string | null }>(clear, taskId, dueDate, withMoved)

async function refuseAwaiting(grant: EstateGrant, taskId: string, dueDate: string) {
  const isAwaiting = await timesOf(grant, taskId).exists({ dueDate, reportedDate: isThere })
  if (isAwaiting) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
}

async function refuseUnlessOpen(grant: EstateGrant, { id, archivedAt }: MaintenanceTask, dueDate: string) {
  const [time] = await grant.query<{ open: boolean; done: boolean }>(isOpen, id, dueDate)
  if (archivedAt || there(time).done) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (!there(time).open) throw invalid('dueDate', 'notValid')
}
