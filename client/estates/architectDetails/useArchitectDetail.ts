import type { ApolloCache } from '@apollo/client'
import { isStale, refusalOf } from '#client/access/refusal.ts'
import { screenQuery } from '#client/access/screenQuery.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  type DrawingInput,
  type DrawingPartsFragment,
  type SaveArchitectDetailInput,
  useArchitectDetailQuery,
  useSaveArchitectDetailMutation,
} from '#client/generated/graphql.ts'

export type Drawing = DrawingPartsFragment
export type Architect = Pick<SaveArchitectDetailInput, 'architectName' | 'company' | 'phone' | 'email'>

export function useArchitectDetail(estateId: string, buildingId: string) {
  const place = { estateId, buildingId }
  const { data, previousData, error, refetch } = useArchitectDetailQuery({ variables: place, ...screenQuery })
  const [saveDetail] = useSaveArchitectDetailMutation()
  const sending = useSending()
  const detail = (data ?? previousData)?.architectDetail ?? undefined

  /** The building counts its drawings, and has the same version. */
  const buildingChanged = (cache: ApolloCache) => {
    const id = cache.identify({ __typename: 'Building', id: buildingId })
    for (const fieldName of ['drawingCount', 'version']) cache.evict({ id, fieldName })
  }
  const send = (changes: Omit<SaveArchitectDetailInput, 'estateId' | 'buildingId'>) => {
    const input = { ...place, ...changes }
    return sending(input, (context) => saveDetail({ variables: { input }, context, update: buildingChanged }))
  }

  return {
    detail,
    error: detail ? undefined : error,
    retry: () => void refetch(),
    saveArchitect: async (architect: Architect) => {
      try {
        await send({ version: detail!.version, ...architect })
      } catch (failure) {
        // What was typed stays, and is saved over what the other one has changed only when asked once more.
        if (isStale(failure)) {
          await refetch()
          tellFailure(refusalOf(failure) ?? failure)
        }
        throw failure
      }
    },
    saveDrawing: (drawing: DrawingInput) => send({ documents: [drawing] }),
    /** The drawing as it is now; nothing where somebody has deleted it. */
    newest: async (id: string) => {
      const { data: found } = await refetch()
      return found?.architectDetail?.drawings?.find((drawing) => drawing.id === id)
    },
    /** Goes through even when it is the last thing that the page does. */
    removeDrawing: (id: string) =>
      saveDetail({ variables: { input: { ...place, removedIds: [id] } }, context: { keepalive: true }, update: buildingChanged }),
  }
}
