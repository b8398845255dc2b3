import type { BuildingGrant } from '#server/access/buildingGrant.ts'
import { Drawing } from '#server/estates/architectDetails/drawing.entity.ts'
import { unlessPlanned } from '#server/estates/condition/unlessPlanned.ts'
import { EstateControlPointFile } from '#server/estates/controlPoints/controlPoint.entity.ts'
import { OtherDocument } from '#server/estates/otherDocuments/otherDocument.entity.ts'
import { papersOn } from '../hangsOnEstate.offer.ts'

/** With all that hangs on it; the files are let go. What is planned there keeps it. */
export async function removeBuilding(grant: BuildingGrant) {
  const filed = [
    ...(await grant.rows(Drawing).all({})),
    ...(await grant.rows(OtherDocument).all({})),
    ...(await grant.rows(EstateControlPointFile).all({})),
    ...(await papersOn(grant)),
  ]
  await unlessPlanned(() => grant.building.remove(grant.buildingId))
  await grant.release(filed.map(({ fileId }) => fileId))
}
