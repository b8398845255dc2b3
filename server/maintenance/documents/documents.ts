import type { EstateGrant } from '#server/access/estateGrant.ts'
import { BuildingPart } from '#server/estates/condition/buildingPart.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { PlanDocument } from './planDocument.entity.ts'

/** Where a document hangs: on an area and its building, or on neither. */
export async function placeOf(grant: EstateGrant, areaId: string | null | undefined) {
  if (!areaId) return { areaId: null, buildingId: null }
  const { buildingId } = await grant.rows(BuildingPart).get(areaId)
  return { areaId, buildingId }
}

/** With that file, of that area or of the plan as a whole. */
export async function documentWith(grant: EstateGrant, fileId: string, areaId: string | null | undefined) {
  const documents = grant.rows(PlanDocument)
  const named = (await documents.all({ fileId })).find((one) => one.areaId === (areaId ?? null))
  if (!named) throw new AppError('entityNotFound')
  return documents.get(named.id)
}
