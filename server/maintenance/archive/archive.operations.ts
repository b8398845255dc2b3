import {
  archivedTaskInput,
  archivedTasksInput,
  archiveMaintenanceTaskInput,
  changeDoneTaskInput,
  takeBackDoneTaskInput,
} from '#schema/maintenance/archive.input.ts'
import { archiveMaintenanceTasksInput } from '#schema/maintenance/severalTasks.input.ts'
import { maintenanceTaskInput } from '#schema/maintenance/tasks.input.ts'
import { inOre } from '#schema/money.ts'
import { besideOnEstate, onEstate } from '#server/access/onEstate.ts'
import { changesPlan } from '#server/access/onPlan.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { MaintenanceTask } from '#server/maintenance/tasks/maintenanceTask.entity.ts'
import { manyTasks, tasksOf } from '../tasks/tasks.ts'
import { archivingTasks } from './archivingTasks.ts'
import { correct, takeBack } from './correcting.ts'
import { MaintenanceOccurrence } from './maintenanceOccurrence.entity.ts'
import { markDone, timesToMark } from './markDone.ts'
import { refuseClosed } from './openTimes.ts'

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
    const { taskId, dueDate, doneDate, cost, comment, fileId } = input
    const task = await grant.rows(MaintenanceTask).get(taskId)
    const times = await timesToMark(grant, [task], [{ taskId, dueDate }], doneDate)
    if (fileId && times[0]?.dueDate) await grant.adopt([fileId], { field: 'fileId', as: 'image', section: 'archived-tasks' })
    const costOre = cost == null ? null : String(inOre(cost))
    const { occurrences, closed, field, letters } = await markDone(grant, times, { doneDate, costOre, comment, fileId })
    refuseClosed(closed.get(taskId))
    for (const letter of letters) await mail(letter)
    return new Written(MaintenanceOccurrence, occurrences.get(taskId)!, [field], true)
  },
})

export const archiveMaintenanceTasks = command({
  name: 'archiveMaintenanceTasks',
  input: archiveMaintenanceTasksInput,
  permission: changesPlan('update'),
  async run({ grant, input: { times, doneDate, comment }, mail }) {
    const ids = times.map(({ taskId }) => taskId)
    const tasks = await tasksOf(grant, ids)
    const meant = await timesToMark(grant, tasks, times, doneDate)
    const { occurrences, closed, field, letters } = await markDone(grant, meant, { doneDate, comment, costOre: null, fileId: null })
    for (const letter of letters) await mail(letter)
    return manyTasks({ ids, tasks, isLeft: ({ id }) => closed.has(id) }, [field], [...occurrences.values()])
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
