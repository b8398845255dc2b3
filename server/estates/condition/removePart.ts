import type { BuildingGrant } from '#server/access/buildingGrant.ts'
import { papersOn } from '../hangsOnEstate.offer.ts'
import { BuildingPart } from './buildingPart.entity.ts'
import { unlessPlanned } from './unlessPlanned.ts'

/** With its documents, whose files are let go. What is planned there keeps it. */
export async function removePart(grant: BuildingGrant, id: string) {
  const parts = grant.rows(BuildingPart)
  await parts.get(id)
  const documents = await papersOn(grant, id)
  await unlessPlanned(() => parts.remove(id))
  await grant.release(documents.map(({ fileId }) => fileId))
}
