import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { partSetAside } from '#server/estates/condition/partSetAside.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'

/** Takes a building into the plan, where it is not. */
export const takeIn = (grant: EstateGrant, buildingId: string) =>
  grant.rows(Building).mark({ id: buildingId, inPlan: false }, { inPlan: true })

/** The first area of that number on a building; where there is none, one that nobody has looked at. */
export async function areaWith(grant: EstateGrant, { buildingId, code }: { buildingId: string; code: BuildingPartCode }) {
  const areas = grant.rows(BuildingPart)
  const [area] = await areas.all({ buildingId, code })
  return area?.id ?? (await areas.add({ buildingId, code, conditionGrade: 'TGIU' })).id
}

/** With its documents. What is planned there, or was, keeps it; nothing more can be while it is locked. */
export async function removeArea(grant: EstateGrant, id: string) {
  const areas = grant.rows(BuildingPart)
  await areas.get(id)
  if (await grant.rows(MaintenanceTask).exists({ areaId: id })) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
  await grant.setAside(areas, id, partSetAside)
}
