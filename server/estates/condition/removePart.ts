import type { BuildingGrant } from '#server/access/buildingGrant.ts'
import { BuildingPart } from './buildingPart.entity.ts'
import { partSetAside } from './partSetAside.offer.ts'
import { unlessPlanned } from './unlessPlanned.ts'

/** With its documents. What is planned there keeps it. */
export async function removePart(grant: BuildingGrant, id: string) {
  const parts = grant.rows(BuildingPart)
  await parts.get(id)
  await unlessPlanned(() => grant.setAside(parts, id, partSetAside))
}
