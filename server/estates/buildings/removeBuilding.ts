import type { BuildingGrant } from '#server/access/buildingGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { Drawing } from '#server/estates/architectDetails/drawing.entity.ts'
import { EstateControlPointFile } from '#server/estates/controlPoints/controlPoint.entity.ts'
import { OtherDocument } from '#server/estates/otherDocuments/otherDocument.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { PlanDocument } from '#server/maintenance/documents/planDocument.entity.ts'

/** While its parts are locked nothing more is planned on them. */
const lockParts = ofEstate('select from building_part where estate_id = $1 and building_id = $2 for update')
/** Whatever is planned there, or was. */
const isPlanned = ofEstate('select from maintenance_task where estate_id = $1 and building_id = $2 limit 1')

/** With all that hangs on it; the files are let go. What is planned there keeps it. */
export async function removeBuilding(grant: BuildingGrant) {
  const { buildingId } = grant
  await grant.building.get(buildingId)
  await grant.query(lockParts, buildingId)
  if ((await grant.query(isPlanned, buildingId)).length) throw new AppError('cannotHandleTheRequest', { reason: 'planned' })
  const filed = [
    ...(await grant.rows(Drawing).all({})),
    ...(await grant.rows(OtherDocument).all({})),
    ...(await grant.rows(EstateControlPointFile).all({})),
    ...(await grant.rows(PlanDocument).all({})),
  ]
  await grant.building.remove(buildingId)
  await grant.release(filed.map(({ fileId }) => fileId))
}
