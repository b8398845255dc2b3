import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  DeleteEstateControlPointDocument,
  EstateControlPointDocument,
  type EstateControlPointQuery,
  SaveEstateControlPointDocument,
  type SaveEstateControlPointInput,
  useEstateControlPointQuery,
} from '#client/generated/graphql.ts'

export type ControlPoint = NonNullable<EstateControlPointQuery['estateControlPoint']>
type Input = Omit<SaveEstateControlPointInput, 'estateId' | 'buildingId'>

/** The building has other points, or counts them otherwise. */
const pointsChanged = ['Building.controlPoints', 'Building.controlPointCount', 'Building.completedControlPointCount'] as const

export function useSaveControlPoint(estateId: string, buildingId: string) {
  const send = useSend()
  return async (point: Input) => {
    const input = { estateId, buildingId, ...point }
    const changes = [...pointsChanged, ...(point.controlPointId ? (['EstateControlPoint.task'] as const) : [])]
    return (await send({ mutation: SaveEstateControlPointDocument, variables: { input } }, changes)).saveEstateControlPoint
  }
}

export function useControlPoint(estateId: string, buildingId: string, controlPointId: string) {
  const variables = { estateId, buildingId, controlPointId }
  const { client, data, previousData, error, refetch } = useEstateControlPointQuery({ variables, ...screenQuery })
  const save = useSaveControlPoint(estateId, buildingId)
  const send = useSend()
  const shown = data ?? previousData
  const readNewest = useNewest()
  const point = shown?.estateControlPoint ?? undefined
  function change(changes: Partial<Input>, of = point!) {
    const { id, version, type, name, comment } = of
    return save({ controlPointId: id, version, type, name, comment: comment ?? null, ...changes })
  }
  return {
    point,
    building: shown?.building ?? undefined,
    error: point ? undefined : error,
    retry: () => void refetch(),
    /** As it is now; nothing where somebody has deleted it. */
    newest: async () => (await readNewest(EstateControlPointDocument, variables))?.estateControlPoint ?? undefined,
    change,
    /** By a button: where somebody else was first, it is told, and shows as it is now. */
    save: async (changes: Partial<Input>) => {
      try {
        await change(changes)
      } catch (failure) {
        if (isStale(failure)) {
          tellFailure(refusalOf(failure))
          await refetch()
        }
        throw failure
      }
    },
    /** Goes out some seconds after it was asked for: what oneself has changed since then is no news. */
    removeFile: (fileId: string) => {
      const now = client.readQuery({ query: EstateControlPointDocument, variables })?.estateControlPoint
      return change({ removedFileIds: [fileId] }, now ?? point!)
    },
    remove: () => send({ mutation: DeleteEstateControlPointDocument, variables }, pointsChanged),
  }
}
