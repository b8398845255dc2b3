import {
  assignMaintenanceTasksInput,
  deleteMaintenanceTasksInput,
  moveMaintenanceTasksInput,
  moveMaintenanceTasksToAreaInput,
} from '#schema/maintenance/severalTasks.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { changesPlan } from '#server/access/onPlan.ts'
import { command } from '#server/kernel/operation.ts'
import type { RowValues } from '#server/kernel/rows/rowsByValues.ts'
import { meantTimes } from '../archive/openTimes.ts'
import { moveTimes } from '../archive/times.ts'
import { refuseStrange } from '../suppliers/responsible.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'
import { manyTasks, placeOf, taskSetAside, tasksOf } from './tasks.ts'

export const moveMaintenanceTasks = command({
  name: 'moveMaintenanceTasks',
  input: moveMaintenanceTasksInput,
  permission: changesPlan('update'),
  async run({ grant, input: { times } }) {
    const ids = times.map(({ taskId }) => taskId)
    const tasks = await tasksOf(grant, ids)
    const closed = await moveTimes(grant, meantTimes(tasks, times))
    return manyTasks({ ids, tasks, isLeft: ({ id }) => closed.has(id) }, ['movedTo'])
  },
})

/** One that is archived stays as it was done. */
async function changeOpen(grant: EstateGrant, ids: readonly string[], values: RowValues) {
  const tasks = await tasksOf(grant, ids)
  const open = tasks.filter(({ archivedAt }) => !archivedAt)
  await grant.rows(MaintenanceTask).changeWhere({ id: open.map(({ id }) => id) }, values)
  return manyTasks({ ids, tasks, isLeft: ({ archivedAt }) => archivedAt !== null }, Object.keys(values))
}

export const moveMaintenanceTasksToArea = command({
  name: 'moveMaintenanceTasksToArea',
  input: moveMaintenanceTasksToAreaInput,
  permission: changesPlan('update'),
  run: async ({ grant, input: { ids, areaId } }) => changeOpen(grant, ids, await placeOf(grant, areaId)),
})

export const assignMaintenanceTasks = command({
  name: 'assignMaintenanceTasks',
  input: assignMaintenanceTasksInput,
  permission: changesPlan('update'),
  async run({ grant, input: { ids, responsibleId, ...input } }) {
    const responsibleKind = input.responsibleKind ?? 'landlord'
    await refuseStrange(grant, responsibleKind, responsibleId)
    return changeOpen(grant, ids, { responsibleKind, responsibleId: responsibleId ?? null })
  },
})

export const deleteMaintenanceTasks = command({
  name: 'deleteMaintenanceTasks',
  input: deleteMaintenanceTasksInput,
  permission: changesPlan('delete'),
  async run({ grant, input: { ids } }) {
    const tasks = await grant.setAsideAll(grant.rows(MaintenanceTask), [...new Set(ids)], taskSetAside)
    return manyTasks({ ids, tasks }, [])
  },
})
