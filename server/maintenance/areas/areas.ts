import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { PlanDocument } from '../documents/planDocument.entity.ts'

const take = ofEstate('update building set in_plan = true where estate_id = $1 and id = $2 and not in_plan')
/** Takes a building into the plan, where it is not. */
export const takeIn = (grant: EstateGrant, buildingId: string) => grant.query(take, buildingId)

/** The first area of that number on a building; where there is none, one that nobody has looked at. */
export async function areaWith(grant: EstateGrant, { buildingId, code }: { buildingId: string; code: BuildingPartCode }) {
  const areas = grant.rows(BuildingPart)
  const [known] = await areas.all({ buildingId, code })
  return known?.id ?? (await areas.add({ buildingId, code, conditionGrade: 'TGIU' })).id
}

/** Whatever is planned there, or was. */
const isPlanned = ofEstate('select from maintenance_task where estate_id = $1 and area_id = $2 limit 1')

/** With its documents, whose files are let go. What is planned there keeps it; nothing more can be while it is locked. */
export async function removeArea(grant: EstateGrant, id: string) {
  const areas = grant.rows(BuildingPart)
  await areas.get(id)
  if ((await grant.query(isPlanned, id)).length) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
  const documents = await grant.rows(PlanDocument).all({ areaId: id })
  await areas.remove(id)
  await grant.release(documents.map(({ fileId }) => fileId))
}
