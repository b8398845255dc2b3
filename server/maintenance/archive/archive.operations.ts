import {
  archivedTaskInput,
  archivedTasksInput,
  archiveMaintenanceTaskInput,
  changeDoneTaskInput,
  takeBackDoneTaskInput,
} from '#schema/maintenance/archive.input.ts'
import { maintenanceTaskInput } from '#schema/maintenance/tasks.input.ts'
import { inOre } from '#schema/money.ts'
import { besideOnEstate, onEstate } from '#server/access/onEstate.ts'
import { changesPlan } from '#server/access/onPlan.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { MaintenanceTask } from '#server/maintenance/tasks/maintenanceTask.entity.ts'
import { needsConfirmation } from '../confirmation/confirmation.ts'
import { lettersOfReport } from '../confirmation/confirmationLetters.ts'
import { archivingTasks } from './archivingTasks.ts'
import { correct, takeBack } from './correcting.ts'
import { MaintenanceOccurrence } from './maintenanceOccurrence.entity.ts'
import { archiveTime, reportTime, wasDoneOn } from './times.ts'

export const archivedTasks = query({
  name: 'archivedTasks',
  input: archivedTasksInput,
  mayBeOld: true,
  permission: onEstate('read', 'archived-tasks'),
  rows: ({ scope, input }) =>
    scope
      .rows(MaintenanceOccurrence)
      .where(({ doneDate }) => sql`${doneDate} is not null`)
      .byHighest(({ doneDate }) => [doneDate])
      .counted(sql`coalesce((select done from archived_maintenance where estate_id = ${input.estateId}), 0)`),
})

export const archivedTask = query({
  name: 'archivedTask',
  input: archivedTaskInput,
  permission: onEstate('read', 'archived-tasks'),
  rows: ({ scope, input }) => scope.row(MaintenanceOccurrence, input.taskId).where(({ doneDate }) => sql`${doneDate} is not null`),
})

/** Below their task. */
export const archivedOfTask = query({
  name: 'archivedOfTask',
  input: maintenanceTaskInput,
  permission: besideOnEstate('read', 'archived-tasks'),
  rows: ({ scope, input }) =>
    scope
      .rows(MaintenanceOccurrence)
      .where(({ taskId, doneDate }) => sql`${taskId} = ${input.taskId} and ${doneDate} is not null`)
      .byHighest(({ doneDate }) => [doneDate]),
})

export const archiveMaintenanceTask = command({
  name: 'archiveMaintenanceTask',
  input: archiveMaintenanceTaskInput,
  permission: changesPlan('update'),
  writes: archivingTasks,
  async run({ grant, input, mail }) {
    const { taskId, doneDate, cost, comment, fileId } = input
    const task = await grant.rows(MaintenanceTask).get(taskId)
    const dueDate = input.dueDate ?? task.nextDueDate
    if (!dueDate || (!input.dueDate && (await wasDoneOn(grant, taskId, doneDate))))
      throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    if (fileId) await grant.adopt([fileId], { field: 'fileId', as: 'image', section: 'archived-tasks' })
    const costOre = cost == null ? null : String(inOre(cost))
    const done = { doneDate, costOre, comment, fileId }
    if (await needsConfirmation(grant)) {
      const id = await reportTime(grant, task, dueDate, done)
      for (const letter of await lettersOfReport(grant, id)) await mail(letter)
      return new Written(MaintenanceOccurrence, id, ['reportedDate'], true)
    }
    const id = await archiveTime(grant, task, dueDate, done)
    return new Written(MaintenanceOccurrence, id, ['doneDate'], true)
  },
})

export const changeDoneTask = command({
  name: 'changeDoneTask',
  input: changeDoneTaskInput,
  permission: changesPlan('update'),
  run: ({ grant, input: { occurrenceId, version, cost, ...said } }) =>
    correct(grant, { occurrenceId, version }, { ...said, costOre: cost == null ? cost : String(inOre(cost)) }),
})

export const takeBackDoneTask = command({
  name: 'takeBackDoneTask',
  input: takeBackDoneTaskInput,
  permission: changesPlan('update'),
  run: async ({ grant, input }) => new Written(MaintenanceTask, await takeBack(grant, input), ['doneDate'], false),
})
