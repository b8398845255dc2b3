import {
  doneTaskInput,
  maintenanceSettingsInput,
  sendBackDoneTaskInput,
  setMaintenanceConfirmationInput,
  tasksToConfirmInput,
} from '#schema/maintenance/confirmation.input.ts'
import { changesParticipants, readsPlan } from '#server/access/onPlan.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { command, Done, query, Written } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { MaintenanceOccurrence } from '../archive/maintenanceOccurrence.entity.ts'

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
  permission: changesParticipants,
  async run({ scope, input: { estateId, confirmsSuppliers } }) {
    await scope.plan().confirmation().want(confirmsSuppliers)
    return new Written(Estate, estateId, ['confirmsSuppliers'], false)
  },
})

export const confirmDoneTask = command({
  name: 'confirmDoneTask',
  input: doneTaskInput,
  permission: changesParticipants,
  async run({ scope, input: { occurrenceId }, call }) {
    await scope.plan().confirmation().confirm(call, occurrenceId)
    return new Written(MaintenanceOccurrence, occurrenceId, ['doneDate'], false)
  },
})

export const sendBackDoneTask = command({
  name: 'sendBackDoneTask',
  input: sendBackDoneTaskInput,
  permission: changesParticipants,
  async run({ scope, input: { occurrenceId, reason }, call }) {
    await scope.plan().confirmation().sendBack(call, occurrenceId, reason)
    return new Done(occurrenceId)
  },
})
