import type { EstateGrant } from '#server/access/estateGrant.ts'
import { needsConfirmation } from '../confirmation/confirmation.ts'
import { lettersOfReport } from '../confirmation/confirmationLetters.ts'
import type { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { meantTimes, type TaskTime } from './openTimes.ts'
import { archiveTimes, type Done, doneOn, reportTimes } from './times.ts'

interface Meant {
  taskId: string
  dueDate?: string | null | undefined
}

/** The time that is meant of each of these tasks. Told twice, what was done is done once. */
export async function timesToMark(grant: EstateGrant, tasks: readonly MaintenanceTask[], meant: readonly Meant[], doneDate: string) {
  const unsaid = meant.filter(({ dueDate }) => !dueDate).map(({ taskId }) => taskId)
  return meantTimes(tasks, meant, unsaid.length ? await doneOn(grant, unsaid, doneDate) : undefined)
}

/** Marks them as done. What a company did awaits an owner, where they want that; the owners are written to, once. */
export async function markDone(grant: EstateGrant, times: readonly TaskTime[], how: Done) {
  if (!(await needsConfirmation(grant))) return { ...(await archiveTimes(grant, times, how)), field: 'doneDate', letters: [] }
  const kept = await reportTimes(grant, times, how)
  return { ...kept, field: 'reportedDate', letters: await lettersOfReport(grant, [...kept.occurrences.values()]) }
}
