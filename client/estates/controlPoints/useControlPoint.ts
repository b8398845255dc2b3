import type { ApolloCache } from '@apollo/client'
import { refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { useRepeatKey } from '#client/access/useRepeatKey.ts'
import { lookedAt } from '#client/estates/findings/planChanged.ts'
import {
  type EstateControlPointQuery,
  type SaveEstateControlPointInput,
  useDeleteEstateControlPointMutation,
  useEstateControlPointQuery,
  useSaveEstateControlPointMutation,
} from '#client/generated/graphql.ts'

export type ControlPoint = NonNullable<EstateControlPointQuery['estateControlPoint']>
type Input = Omit<SaveEstateControlPointInput, 'estateId' | 'buildingId'>

/** The building has other points, or counts them otherwise. */
const pointsChanged = (buildingId: string, pointId?: string | null) => (cache: ApolloCache) => {
  if (pointId) lookedAt('EstateControlPoint', pointId)(cache)
  const id = cache.identify({ __typename: 'Building', id: buildingId })
  for (const fieldName of ['controlPoints', 'controlPointCount', 'completedControlPointCount']) cache.evict({ id, fieldName })
}

export function useSaveControlPoint(estateId: string, buildingId: string) {
  const [save] = useSaveEstateControlPointMutation()
  const keyFor = useRepeatKey()
  return async (point: Input) => {
    const input = { estateId, buildingId, ...point }
    const context = { headers: { 'Idempotency-Key': keyFor(input) } }
    return (await save({ variables: { input }, context, update: pointsChanged(buildingId, point.controlPointId) })).data!
      .saveEstateControlPoint
  }
}

export function useControlPoint(estateId: string, buildingId: string, controlPointId: string) {
  const variables = { estateId, buildingId, controlPointId }
  const { data, previousData, error, refetch } = useEstateControlPointQuery({ variables, ...screenQuery })
  const save = useSaveControlPoint(estateId, buildingId)
  const [remove] = useDeleteEstateControlPointMutation()
  const shown = data ?? previousData
  const point = shown?.estateControlPoint ?? undefined
  return {
    point,
    building: shown?.building ?? undefined,
    error: point ? undefined : error,
    retry: () => void refetch(),
    save: async (changes: Partial<Input>) => {
      const { id, version, type, name, comment } = point!
      try {
        await save({ controlPointId: id, version, type, name, comment: comment ?? null, ...changes })
      } catch (failure) {
        // What was typed stays, and is saved over what the other one has changed only when asked once more.
        if (refusalOf(failure)?.reason === 'stale') await refetch()
        throw failure
      }
    },
    remove: () => remove({ variables, update: pointsChanged(buildingId) }),
  }
}
