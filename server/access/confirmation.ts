import type { Call } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { MaintenanceOccurrence } from '#server/maintenance/archive/maintenanceOccurrence.entity.ts'
import { tellOfAnswer, tellOfReport } from './confirmationMails.ts'
import type { Within } from './estateScope.ts'
import { releaseFiles } from './filesOfEstate.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

const wanted = 'select confirms_suppliers "isWanted" from estate where id = $1'
const want = 'update estate set confirms_suppliers = $2, updated_at = now() where id = $1'
const confirm = 'update maintenance_occurrence set done_date = reported_date, reported_date = null, moved_to = null where id = $1'
/** A series that follows completion begins anew: nothing of it is moved any more. */
const forgetMoved = `delete from maintenance_occurrence o using maintenance_task t
  where o.task_id = t.id and t.id = $1 and t.basis = 'completion' and o.done_date is null and o.reported_date is null`
const archiveWhatIsOver = `update maintenance_task set archived_at = now(), version = version + 1, updated_at = now()
  where id = $1 and next_due_date is null and archived_at is null`
const moveAgain = 'insert into maintenance_occurrence (estate_id, task_id, due_date, moved_to) values ($1, $2, $3, $4)'

/** What companies say they did on one estate, until an owner has confirmed it. */
export class Confirmation {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  async want(isWanted: boolean) {
    await this.#within.db.query(want, [this.#within.estateId, isWanted])
  }

  /** Whether what this viewer does awaits an owner: of a company, and no owner itself. */
  async isNeeded() {
    const { db, estateId, standing, viewer } = this.#within
    if (standing === 'owner' || !viewer.companyId) return false
    const [found]: { isWanted: boolean }[] = await db.query(wanted, [estateId])
    return found!.isWanted
  }

  async tell(call: Call, id: string) {
    await tellOfReport(this.#within.db, call, id)
  }

  async confirm(call: Call, id: string) {
    const { db } = this.#within
    const { taskId } = await this.#reported(id)
    await db.query(confirm, [id])
    await db.query(forgetMoved, [taskId])
    await db.query(archiveWhatIsOver, [taskId])
    await tellOfAnswer(db, call, id)
  }

  async sendBack(call: Call, id: string, reason: string) {
    const { db } = this.#within
    const { estateId, taskId, dueDate, movedTo, fileId } = await this.#reported(id)
    await tellOfAnswer(db, call, id, reason)
    await db.query('delete from maintenance_occurrence where id = $1', [id])
    // Back to the day it was moved to.
    if (movedTo !== dueDate) await db.query(moveAgain, [estateId, taskId, dueDate, movedTo])
    if (fileId) await releaseFiles(this.#within, [fileId])
  }

  /** Of two who answer at once the second finds it answered. */
  async #reported(id: string) {
    const found = await new RowsOfEstate(MaintenanceOccurrence, this.#within).get(id)
    if (!found.reportedDate) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    return found
  }
}
