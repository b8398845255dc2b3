import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Mail } from '#server/kernel/outbox.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { MaintenanceOccurrence } from '../archive/maintenanceOccurrence.entity.ts'
import { archiveIfOver, forgetMoved, movedAmong } from '../archive/times.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { letterOfAnswer } from './confirmationLetters.ts'

/** Whether what companies say they did awaits an owner. */
export const wantConfirmation = (grant: EstateGrant, confirmsSuppliers: boolean) =>
  grant.estate.mark({}, { confirmsSuppliers, updatedAt: now })

/** Whether what this viewer does awaits an owner: of a company, and no owner itself. */
export async function needsConfirmation(grant: EstateGrant) {
  if (grant.standing === 'owner' || !grant.viewer.companyId) return false
  return (await grant.estate.one({}))!.confirmsSuppliers
}

/** Answers what is written to whoever said that it was done. */
export async function confirm(grant: EstateGrant, id: string): Promise<readonly Mail[]> {
  const occurrence = await reported(grant, id)
  const { reportedDate, dueDate } = occurrence
  const taskId = occurrence.taskId!
  const { basis } = await grant.rows(MaintenanceTask).get(taskId)
  // A series that follows completion begins anew: nothing of it is moved any more.
  const forgotten = basis === 'completion' ? await forgetMoved(grant, taskId) : []
  const setAside = [...movedAmong([{ dueDate, movedTo: occurrence.movedTo! }]), ...forgotten]
  const done = { doneDate: reportedDate, reportedDate: null, movedTo: null, setAside: setAside.length ? JSON.stringify(setAside) : null }
  await grant.rows(MaintenanceOccurrence).change(occurrence, done)
  await archiveIfOver(grant, taskId)
  return letterOfAnswer(grant, id)
}

/** Where it was not done; answers the task too, which waits again. */
export async function sendBack(grant: EstateGrant, id: string, reason: string) {
  const { taskId, dueDate, movedTo, fileId } = await reported(grant, id)
  const letters = await letterOfAnswer(grant, id, reason)
  const occurrences = grant.rows(MaintenanceOccurrence)
  await occurrences.remove(id)
  // Back to the day it was moved to.
  if (movedTo !== dueDate) await occurrences.add({ taskId, dueDate, movedTo })
  if (fileId) await grant.release([fileId])
  return { taskId: taskId!, letters }
}

/** Of two who answer at once the second finds it answered. */
async function reported(grant: EstateGrant, id: string) {
  const occurrence = await grant.rows(MaintenanceOccurrence).get(id)
  if (!occurrence.reportedDate) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return occurrence
}
