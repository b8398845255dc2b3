import { plansOf } from '#tests/maintenance/plan.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'
import { paid, task } from './maintenanceAsks.ts'

/** Of one task, which is enough to be let in or not. */
const several = (name: string, place: string, bodyOf: (taskId: string, areaId: string) => object): Asking =>
  paid(async (estate: TestEstate) => {
    const { taskId, areaId } = await task(estate)
    const body = bodyOf(taskId, areaId)
    const query = `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { done } }`
    return {
      graphql: { query, variables: { input: { estateId: estate.id, ...body } } },
      rest: { method: 'POST', url: `${plansOf(estate)}/tasks/${place}`, body },
    }
  })

/** Of several tasks at once. */
export const severalTaskAsks: Readonly<Record<string, Asking>> = {
  archiveMaintenanceTasks: several('archiveMaintenanceTasks', 'archive', (taskId) => ({ times: [{ taskId }], doneDate: '2026-01-31' })),
  moveMaintenanceTasks: several('moveMaintenanceTasks', 'move', (taskId) => ({ times: [{ taskId, movedTo: '2026-03-01' }] })),
  moveMaintenanceTasksToArea: several('moveMaintenanceTasksToArea', 'move-to-area', (taskId, areaId) => ({ ids: [taskId], areaId })),
  assignMaintenanceTasks: several('assignMaintenanceTasks', 'assign', (taskId) => ({ ids: [taskId] })),
  deleteMaintenanceTasks: several('deleteMaintenanceTasks', 'delete', (taskId) => ({ ids: [taskId] })),
}
