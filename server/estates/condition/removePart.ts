import type { BuildingGrant } from '#server/access/buildingGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { PlanDocument } from '#server/maintenance/documents/planDocument.entity.ts'
import { BuildingPart } from './buildingPart.entity.ts'

/** Whatever is planned there, or was. */
const isPlanned = ofEstate('select from maintenance_task where estate_id = $1 and area_id = $2 limit 1')

/** With its documents, whose files are let go. What is planned there keeps it; nothing more can be while it is locked. */
export async function removePart(grant: BuildingGrant, id: string) {
  const parts = grant.rows(BuildingPart)
  await parts.get(id)
  if ((await grant.query(isPlanned, id)).length) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
  const documents = await grant.rows(PlanDocument).all({ areaId: id })
  await parts.remove(id)
  await grant.release(documents.map(({ fileId }) => fileId))
}
