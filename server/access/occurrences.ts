import { AppError, invalid } from '#server/kernel/errors.ts'
import type { MaintenanceTask } from '#server/maintenance/tasks/maintenanceTask.entity.ts'
import type { Within } from './estateScope.ts'
import { releaseFiles } from './filesOfEstate.ts'

/** Of an archived task, the task itself; else one time of it. */
export interface Done {
  doneDate: string
  costOre: string | null
  comment: string | null | undefined
  fileId: string | null | undefined
}

const isOpen = `select exists (select from maintenance_task t, lateral maintenance_days(t.counted_from, t.period, t.every, t.end_date,
    greatest(t.open_from, $2::date), $2::date) where t.id = $1)
  or exists (select from maintenance_occurrence where task_id = $1 and due_date = $2 and done_date is null) open,
  exists (select from maintenance_occurrence where task_id = $1 and due_date = $2 and done_date is not null) done`

/** The one time that a task is done keeps the task's id, so that it is found in the archive under it. */
const kept = (
  dates: string,
  days: string,
) => `insert into maintenance_occurrence (id, estate_id, task_id, due_date, ${dates}, title, description, priority, trade, responsible_kind,
    responsible_id, building_id, building_name, area_id, area_code, area_name, actual_cost_ore, comment, file_id, done_by_account_id,
    supplier_name)
  select case when t.period is null then t.id else new_id() end, t.estate_id, t.id, $2, ${days}, t.title, t.description, t.priority, t.trade,
    t.responsible_kind, t.responsible_id, t.building_id, b.name, t.area_id, p.code, p.name, $4, $5, $6, $7, s.name
  from maintenance_task t join building b on b.id = t.building_id join building_part p on p.id = t.area_id
    left join maintenance_supplier s on s.id = t.supplier_id where t.id = $1 returning id`
const done = kept('done_date', '$3')
/** Open until it is confirmed, on the day where it was. */
const reported = kept('reported_date, moved_to', '$3, $8')

const clear = `delete from maintenance_occurrence where task_id = $1 and done_date is null and (due_date = $2 or ($3 and reported_date is null))
  returning moved_to::text "movedTo", file_id "fileId"`
const awaits = 'select from maintenance_occurrence where task_id = $1 and due_date = $2 and reported_date is not null'

const archiveWhatIsOver = `update maintenance_task set archived_at = now(), version = version + 1, updated_at = now()
  where id = $1 and next_due_date is null`

/** The times of the tasks of one estate, for changing. */
export class Occurrences {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  /** Leaves one time to another day, or back to its own. */
  async move(task: MaintenanceTask, dueDate: string, movedTo: string) {
    const { db, estateId } = this.#within
    await this.#refuseUnlessOpen(task, dueDate)
    await this.#refuseAwaiting(task.id, dueDate)
    await db.query('delete from maintenance_occurrence where task_id = $1 and due_date = $2 and done_date is null', [task.id, dueDate])
    if (movedTo === dueDate) return
    await db.query('insert into maintenance_occurrence (estate_id, task_id, due_date, moved_to) values ($1, $2, $3, $4)', [
      estateId,
      task.id,
      dueDate,
      movedTo,
    ])
  }

  /** Archives one time; and the task with it where nothing is left of it. */
  async archive(task: MaintenanceTask, dueDate: string, { doneDate, costOre, comment, fileId }: Done): Promise<string> {
    const { db, viewer } = this.#within
    await this.#refuseUnlessOpen(task, dueDate)
    // A series that follows completion begins anew: nothing of it is moved any more.
    const cleared = await this.#clear(task.id, dueDate, task.basis === 'completion')
    const values = [task.id, dueDate, doneDate, costOre, comment ?? null, fileId ?? null, viewer.accountId]
    const [row]: { id: string }[] = await db.query(done, values)
    await db.query(archiveWhatIsOver, [task.id])
    const unused = cleared.flatMap((one) => one.fileId ?? [])
    if (unused.length) await releaseFiles(this.#within, unused)
    return row!.id
  }

  /** Keeps that one time is said to be done; it is not until an owner has confirmed it. */
  async report(task: MaintenanceTask, dueDate: string, { doneDate, costOre, comment, fileId }: Done): Promise<string> {
    const { db, viewer } = this.#within
    await this.#refuseUnlessOpen(task, dueDate)
    await this.#refuseAwaiting(task.id, dueDate)
    const [moved] = await this.#clear(task.id, dueDate, false)
    const values = [task.id, dueDate, doneDate, costOre, comment ?? null, fileId ?? null, viewer.accountId, moved?.movedTo ?? dueDate]
    const [row]: { id: string }[] = await db.query(reported, values)
    return row!.id
  }

  /** Of what is said to be done of a task. */
  async picturesToConfirm(taskId: string): Promise<string[]> {
    const text =
      'select file_id "fileId" from maintenance_occurrence where task_id = $1 and reported_date is not null and file_id is not null'
    const found: { fileId: string }[] = await this.#within.db.query(text, [taskId])
    return found.map(({ fileId }) => fileId)
  }

  /** What was moved in a series that is no more. */
  async forgetMoved(taskId: string) {
    await this.#within.db.query('delete from maintenance_occurrence where task_id = $1 and done_date is null and reported_date is null', [
      taskId,
    ])
  }

  async #clear(taskId: string, dueDate: string, withMoved: boolean) {
    const [cleared]: [{ movedTo: string; fileId: string | null }[]] = await this.#within.db.query(clear, [taskId, dueDate, withMoved])
    return cleared
  }

  async #refuseAwaiting(taskId: string, dueDate: string) {
    const found: unknown[] = await this.#within.db.query(awaits, [taskId, dueDate])
    if (found.length) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  }

  async #refuseUnlessOpen({ id, archivedAt }: MaintenanceTask, dueDate: string) {
    const [found]: { open: boolean; done: boolean }[] = await this.#within.db.query(isOpen, [id, dueDate])
    if (archivedAt || found!.done) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    if (!found!.open) throw invalid('dueDate', 'notValid')
  }
}
