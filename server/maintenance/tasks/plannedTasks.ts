import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { Basis } from '#schema/maintenance/recurrence.ts'
import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import { inOre } from '#schema/money.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { areaWith, takeIn } from '../areas/areas.ts'
import { refuseStrange } from '../suppliers/responsible.ts'
import { MaintenanceTask } from './maintenanceTask.entity.ts'

interface Planned {
  taskId?: string | null | undefined
  code: BuildingPartCode
  estimatedCost?: number | null | undefined
  interval?: number | null | undefined
  basis?: Basis | null | undefined
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
}
interface Where {
  buildingId?: string | null | undefined
  buildingName: string
}

/** The building that is meant: the one that is named, else the first of the plan, else the first there is, else a new one. */
export async function buildingFor(grant: EstateGrant, { buildingId, buildingName }: Where): Promise<string> {
  const buildings = grant.rows(Building)
  if (buildingId) {
    if (!(await buildings.find(buildingId))) throw invalid('buildingId', 'notValid')
    return buildingId
  }
  // Two who begin at the same time make one building between them.
  await buildings.countAlone()
  const all = await buildings.all({})
  const building = all.find(({ inPlan }) => inPlan) ?? all[0]
  return building?.id ?? (await buildings.add({ name: buildingName, inPlan: true })).id
}

/** Those that are not there yet, one after the other, so that each finds the parts that the ones before it made. */
export async function planTasks(grant: EstateGrant, buildingId: string, planned: readonly Planned[]) {
  await takeIn(grant, buildingId)
  const tasks = grant.rows(MaintenanceTask)
  for (const { taskId, code, estimatedCost, interval, basis, responsibleKind, responsibleId, ...taskValues } of planned) {
    if (taskId && (await tasks.find(taskId))) continue
    const responsible = { responsibleKind: responsibleKind ?? 'landlord', responsibleId: responsibleId ?? null }
    await refuseStrange(grant, responsible.responsibleKind, responsible.responsibleId)
    const areaId = await areaWith(grant, { buildingId, code })
    const estimatedCostOre = estimatedCost == null ? null : String(inOre(estimatedCost))
    await tasks.add(
      { ...taskValues, ...responsible, interval: interval ?? 1, basis: basis ?? 'plan', estimatedCostOre, buildingId, areaId },
      taskId,
    )
  }
}
