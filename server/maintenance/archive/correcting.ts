import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isAfter } from '#server/kernel/rows/moments.ts'
import { needsConfirmation } from '../confirmation/confirmation.ts'
import { MaintenanceSupplier } from '../suppliers/maintenanceSupplier.entity.ts'
import { refuseStrange } from '../suppliers/responsible.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { MaintenanceOccurrence, type Moved } from './maintenanceOccurrence.entity.ts'
import { archiveIfOver, forgetMoved, movedAmong } from './times.ts'

interface Seen {
  occurrenceId: string
  version?: number | null | undefined
}

/** How one time was done after all; what is undefined stays as it was said. */
export interface Correction {
  doneDate: string
  costOre?: string | null | undefined
  comment?: string | null | undefined
  fileId?: string | null | undefined
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
}

const saidByCompany = ofEstate(`select from maintenance_occurrence o join account a on a.id = o.done_by_account_id
  where o.estate_id = $1 and o.id = $2 and a.company_id = $3`)

/** Corrects what stands in the archive. The series is counted anew where its next time follows the day. */
export async function correct(grant: EstateGrant, seen: Seen, { costOre, fileId, responsibleKind, responsibleId, ...said }: Correction) {
  const { occurrence, task } = await asSeen(grant, seen)
  if (!occurrence.doneDate) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (await needsConfirmation(grant)) throw new AppError('authorizationFailure')
  const who = await whoDid(grant, occurrence, responsibleKind, responsibleId)
  const isOther = fileId !== undefined && fileId !== occurrence.fileId
  if (isOther && fileId) await grant.adopt([fileId], { field: 'fileId', as: 'image', section: 'archived-tasks' })
  const isCountedAnew = task?.period && task.basis === 'completion' && said.doneDate !== occurrence.doneDate
  if (isCountedAnew) await reopen(grant, task)
  const values = { ...said, ...who, actualCostOre: costOre, ...(isOther && { fileId }) }
  const written = await grant.rows(MaintenanceOccurrence).change(occurrence, values)
  if (isOther && occurrence.fileId) await grant.release([occurrence.fileId])
  if (isCountedAnew) {
    if (!(await isFollowed(grant, task.id, said.doneDate))) await forgetMoved(grant, task.id)
    await archiveIfOver(grant, task.id)
  }
  return written
}

/** That time was not done: it leaves the archive, and the plan stands as it stood before. Answers the task. */
export async function takeBack(grant: EstateGrant, seen: Seen): Promise<string> {
  const { occurrence, task } = await asSeen(grant, seen)
  if (!task) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const { id, dueDate, doneDate, fileId } = occurrence
  await refuseUnlessTheirs(grant, occurrence)
  const times = grant.rows(MaintenanceOccurrence, { taskId: task.id })
  const isLast = !doneDate || !(await isFollowed(grant, task.id, doneDate))
  if (doneDate) await reopen(grant, task)
  // What was moved since is of a series that there is no more.
  if (doneDate && isLast && task.basis === 'completion') await forgetMoved(grant, task.id)
  await times.remove(id)
  for (const moved of movedBefore(occurrence, task.basis === 'plan' || isLast)) await times.addOnce(moved)
  if (doneDate) await archiveIfOver(grant, task.id)
  await grant.rows(MaintenanceTask).changeWhere({ id: task.id }, {})
  if (fileId) await grant.release([fileId])
  return task.id

  function movedBefore({ setAside, movedTo }: MaintenanceOccurrence, standsAsBefore: boolean): readonly Moved[] {
    if (!doneDate) return movedAmong([{ dueDate, movedTo: movedTo! }])
    return standsAsBefore ? (setAside ?? []) : []
  }
}

/** The task first, as whoever archives one of its times locks it; none where it is no longer in the plan. */
async function asSeen(grant: EstateGrant, { occurrenceId, version }: Seen) {
  const occurrences = grant.rows(MaintenanceOccurrence)
  const unlocked = await occurrences.one({ id: occurrenceId })
  const task = unlocked?.taskId ? await grant.rows(MaintenanceTask).find(unlocked.taskId) : null
  const occurrence = await occurrences.asSeen(occurrenceId, version)
  // One that is only moved was never done.
  if (!occurrence.doneDate && !occurrence.reportedDate) throw new AppError('entityNotFound')
  return { occurrence, task }
}

/** What an owner has confirmed a company takes back no more, and what awaits that only the company that said it. */
async function refuseUnlessTheirs(grant: EstateGrant, { id, doneDate }: MaintenanceOccurrence) {
  const { companyId } = grant.viewer
  if (doneDate ? await needsConfirmation(grant) : !companyId || !(await grant.query(saidByCompany, id, companyId)).length)
    throw new AppError('authorizationFailure')
}

/** Whoever did it, by the name that they have now; somebody who did it then need not be there any more. */
async function whoDid(
  grant: EstateGrant,
  before: MaintenanceOccurrence,
  kind: PartyKind | null | undefined = before.responsibleKind,
  id: string | null | undefined = before.responsibleId,
) {
  const responsibleKind = kind ?? 'landlord'
  if (responsibleKind === (before.responsibleKind ?? 'landlord') && id === before.responsibleId) return {}
  await refuseStrange(grant, responsibleKind, id)
  const supplier = id ? await grant.rows(MaintenanceSupplier).one({ id }) : null
  return { responsibleKind, responsibleId: id, supplierName: supplier?.name ?? null }
}

const isFollowed = (grant: EstateGrant, taskId: string, doneDate: string) =>
  grant.rows(MaintenanceOccurrence, { taskId }).exists({ doneDate: isAfter(doneDate) })

/** A task of which nothing was left to do. One that was taken out of the plan for another reason stays out. */
async function reopen(grant: EstateGrant, { id, archivedAt }: MaintenanceTask) {
  if (!archivedAt) return
  const tasks = grant.rows(MaintenanceTask)
  const [open] = await tasks.mark({ id }, { archivedAt: null })
  if (open?.nextDueDate) await tasks.mark({ id }, { archivedAt })
}
