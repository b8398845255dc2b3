import type { EstateGrant } from '#server/access/estateGrant.ts'
import type { SettingAside } from '#server/access/settingAside.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { manyWritten } from '#server/kernel/several.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'

/** Where a task is: on an area, and on the building that this is a part of. */
export async function placeOf(grant: EstateGrant, areaId: string) {
  const area = await grant.rows(BuildingPart).find(areaId)
  if (!area) throw invalid('areaId', 'notValid')
  return { areaId: area.id, buildingId: area.buildingId }
}

/** What is kept of one that is deleted. */
export const taskSetAside: SettingAside<MaintenanceTask> = { kind: 'planTask', name: ({ title }) => title }

/** Those that are there, locked as whoever changes one of them locks it. */
export const tasksOf = (grant: EstateGrant, ids: readonly string[]) =>
  grant.rows(MaintenanceTask).allLocked({ id: [...new Set(ids)] }, 'no key update')

interface Done {
  ids: readonly string[]
  /** Those of them that are there. */
  tasks: readonly MaintenanceTask[]
  /** Whether this one stays as it is. */
  isLeft?: (task: MaintenanceTask) => boolean
}

/** What came of several tasks, in the order that they were named. */
export function manyTasks({ ids, tasks, isLeft = () => false }: Done, changedFields: readonly string[], recordIds?: readonly string[]) {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const named = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  return manyWritten(
    {
      ids,
      rows: named.map(({ id, title }) => ({ id, name: title })),
      outcomes: named.map((task) => ({ id: task.id, reason: isLeft(task) ? 'wrongState' : null })),
    },
    changedFields,
    recordIds,
  )
}
