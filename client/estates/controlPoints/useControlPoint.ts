import { useApolloClient } from '@apollo/client/react'
import type { Own } from '#client/access/own.ts'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  DeleteEstateControlPointDocument,
  EstateControlPointDocument,
  type EstateControlPointQuery,
  SaveEstateControlPointDocument,
  type SaveEstateControlPointInput,
  type EstateControlPointQueryVariables,
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

/** What is done with the point of its screen. */
export function useControlPoint({ data: point, again, ...own }: Own<ControlPoint>) {
  const variables = own.variables as EstateControlPointQueryVariables
  const client = useApolloClient()
  const save = useSaveControlPoint(variables.estateId, variables.buildingId)
  const send = useSend()
  function change(changes: Partial<Input>, of = point!) {
    const { id, version, type, name, comment } = of
    return save({ controlPointId: id, version, type, name, comment: comment ?? null, ...changes })
  }
  return {
    change,
    /** By a button: where somebody else was first, it is told, and shows as it is now. */
    save: async (changes: Partial<Input>) => {
      try {
        await change(changes)
      } catch (failure) {
        if (isStale(failure)) {
          tellFailure(refusalOf(failure))
          await again()
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
