import {
  doneTaskInput,
  maintenanceSettingsInput,
  sendBackDoneTaskInput,
  setMaintenanceConfirmationInput,
  tasksToConfirmInput,
} from '#schema/maintenance/confirmation.input.ts'
import { changesParticipants, readsPlan } from '#server/access/onPlan.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { command, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { MaintenanceOccurrence } from '../archive/maintenanceOccurrence.entity.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { confirm, sendBack, wantConfirmation } from './confirmation.ts'

export const tasksToConfirm = query({
  name: 'tasksToConfirm',
  input: tasksToConfirmInput,
  permission: readsPlan,
  rows: ({ scope }) =>
    scope
      .rows(MaintenanceOccurrence)
      .where(({ reportedDate }) => sql`${reportedDate} is not null`)
      .newestFirst(),
})

export const maintenanceSettings = query({
  name: 'maintenanceSettings',
  input: maintenanceSettingsInput,
  permission: readsPlan,
  rows: ({ scope }) => scope.estate(),
})

/** Companies change the plan, and not whether they are trusted with it. */
export const setMaintenanceConfirmation = command({
  name: 'setMaintenanceConfirmation',
  input: setMaintenanceConfirmationInput,
  permission: changesParticipants('update'),
  async run({ grant, input: { estateId, confirmsSuppliers } }) {
    await wantConfirmation(grant, confirmsSuppliers)
    return new Written(Estate, estateId, ['confirmsSuppliers'], false)
  },
})

export const confirmDoneTask = command({
  name: 'confirmDoneTask',
  input: doneTaskInput,
  permission: changesParticipants('update'),
  async run({ grant, input: { occurrenceId }, mail }) {
    for (const letter of await confirm(grant, occurrenceId)) await mail(letter)
    return new Written(MaintenanceOccurrence, occurrenceId, ['doneDate'], false)
  },
})

export const sendBackDoneTask = command({
  name: 'sendBackDoneTask',
  input: sendBackDoneTaskInput,
  permission: changesParticipants('update'),
  async run({ grant, input: { occurrenceId, reason }, mail }) {
    const { taskId, letters } = await sendBack(grant, occurrenceId, reason)
    for (const letter of letters) await mail(letter)
    return new Written(MaintenanceTask, taskId, ['doneDate'], false)
  },
})
