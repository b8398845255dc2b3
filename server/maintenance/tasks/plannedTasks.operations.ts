import { addPlannedTasksInput } from '#schema/maintenance/plannedTasks.input.ts'
import { changesPlan } from '#server/access/onPlan.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { command, Written } from '#server/kernel/operation.ts'
import { buildingFor, planTasks } from './plannedTasks.ts'

export const addPlannedTasks = command({
  name: 'addPlannedTasks',
  input: addPlannedTasksInput,
  permission: changesPlan('create'),
  async run({ grant, input }) {
    const buildingId = await buildingFor(grant, input)
    await planTasks(grant, buildingId, input.tasks)
    return new Written(Building, buildingId, ['tasks'], false)
  },
})
