import type { ApolloCache } from '@apollo/client'
import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { lookedAt } from '#client/estates/findings/planChanged.ts'
import {
  type BuildingQuery,
  type SaveBuildingPartInput,
  useBuildingQuery,
  useCreateBuildingMutation,
  useDeleteBuildingMutation,
  useDeleteBuildingPartMutation,
  useSaveBuildingPartMutation,
  useUpdateBuildingMutation,
} from '#client/generated/graphql.ts'
import { type BuildingValues, inputOf } from './buildingForm.ts'

export type Building = NonNullable<BuildingQuery['building']>
export type Part = NonNullable<Building['parts']>[number]
export type PartInput = Omit<SaveBuildingPartInput, 'estateId' | 'buildingId'>

/** The estate has other buildings, or knows them in another order. */
const buildingsChanged = (estateId: string) => (cache: ApolloCache) => {
  cache.evict({ id: cache.identify({ __typename: 'Estate', id: estateId }), fieldName: 'buildings' })
}
/** A taken name is told on its field. */
const isTaken = (error: unknown) => refusalOf(error)?.code === 'entityAlreadyExists'
const telling = (error: unknown) => {
  if (!isTaken(error)) tellFailure(refusalOf(error) ?? error)
  throw error
}

/** Adds a building and answers its id. */
export function useCreateBuilding(estateId: string) {
  const [create] = useCreateBuildingMutation()
  const keyFor = useRepeatKey()
  return async (values: BuildingValues) => {
    const input = { estateId, ...inputOf(values) }
    const context = { tell: false, headers: { 'Idempotency-Key': keyFor(input) } }
    const { data } = await create({ variables: { input }, context, update: buildingsChanged(estateId) }).catch(telling)
    return data!.createBuilding.id
  }
}

export function useBuilding(estateId: string, buildingId: string) {
  const { data, previousData, error, refetch } = useBuildingQuery({ variables: { estateId, buildingId }, ...screenQuery })
  const [update] = useUpdateBuildingMutation()
  const [remove] = useDeleteBuildingMutation()
  const [savePart] = useSaveBuildingPartMutation()
  const [removePart] = useDeleteBuildingPartMutation()
  const keyFor = useRepeatKey()
  const { estate, building } = data ?? previousData ?? {}

  const partsChanged = (cache: ApolloCache) => {
    cache.evict({ id: cache.identify({ __typename: 'Building', id: buildingId }), fieldName: 'parts' })
  }

  return {
    building: building ?? undefined,
    owner: estate?.contactName,
    error: building ? undefined : error,
    retry: () => void refetch(),
    save: async (values: BuildingValues) => {
      const input = { estateId, buildingId, version: building!.version, ...inputOf(values) }
      const context = { tell: false, headers: { 'Idempotency-Key': keyFor(input) } }
      try {
        await update({ variables: { input }, context, update: buildingsChanged(estateId) })
      } catch (failure) {
        // What was typed stays, and is saved over what the other one has changed only when asked once more.
        if (refusalOf(failure)?.reason === 'stale') await refetch()
        telling(failure)
      }
    },
    removeBuilding: async () => {
      await remove({ variables: { estateId, buildingId }, update: buildingsChanged(estateId) })
    },
    savePart: async (part: PartInput) => {
      const input = { estateId, buildingId, ...part }
      const context = { headers: { 'Idempotency-Key': keyFor(input) } }
      try {
        await savePart({ variables: { input }, context, update: part.id ? lookedAt('BuildingPart', part.id) : partsChanged })
      } catch (failure) {
        if (refusalOf(failure)?.reason === 'stale') await refetch()
        throw failure
      }
    },
    /** Goes through even when it is the last thing that the page does. */
    removePart: (id: string) => removePart({ variables: { estateId, buildingId, id }, context: { keepalive: true }, update: partsChanged }),
  }
}
