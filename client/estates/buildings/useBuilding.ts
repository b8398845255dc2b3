import { isStale, refusalOf } from '#client/access/refusal.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type BuildingQuery,
  CreateBuildingDocument,
  DeleteBuildingDocument,
  DeleteBuildingPartDocument,
  SaveBuildingPartDocument,
  type SaveBuildingPartInput,
  UpdateBuildingDocument,
} from '#client/generated/graphql.ts'
import type { BuildingInput } from './buildingForm.ts'

export type Building = NonNullable<BuildingQuery['building']>
export type Part = NonNullable<Building['parts']>[number]
export type PartInput = Omit<SaveBuildingPartInput, 'estateId' | 'buildingId'>

/** The estate has other buildings, or knows them in another order. */
const buildings = ['Estate.buildings'] as const
const parts = ['Building.parts'] as const
/** What was found is looked at again: whether its task still stands is read anew. */
const lookedAt = ['BuildingPart.task'] as const
/** A taken name is told on its field. */
const isForTheForm = (error: unknown) => isStale(error) || refusalOf(error)?.code === 'entityAlreadyExists'

/** Adds a building and answers its id. */
export function useCreateBuilding(estateId: string) {
  const send = useSend(isForTheForm)
  return async (input: BuildingInput) => {
    const variables = { input: { estateId, ...input } }
    return (await send({ mutation: CreateBuildingDocument, variables }, buildings)).createBuilding.id
  }
}

/** What is done with a building and its parts. */
export function useBuilding(estateId: string, buildingId: string) {
  const place = { estateId, buildingId }
  const send = useSend(isForTheForm)
  const sendPart = useSend()
  return {
    save: (input: BuildingInput, version: number) =>
      send({ mutation: UpdateBuildingDocument, variables: { input: { ...place, version, ...input } } }, buildings),
    removeBuilding: () => send({ mutation: DeleteBuildingDocument, variables: place }, buildings),
    savePart: (part: PartInput) =>
      sendPart({ mutation: SaveBuildingPartDocument, variables: { input: { ...place, ...part } } }, part.id ? lookedAt : parts),
    removePart: (id: string) => sendPart({ mutation: DeleteBuildingPartDocument, variables: { ...place, id } }, parts),
  }
}
