import { screenQuery } from '#client/access/screenQuery.ts'
import { useSending } from '#client/access/useSending.ts'
import {
  type CreateRoomInput,
  type FloorRoomsFragment,
  InteriorFloorDocument,
  type RoomPartsFragment,
  type SaveFloorInput,
  type UpdateRoomInput,
  useCreateRoomMutation,
  useDeleteFloorMutation,
  useDeleteRoomMutation,
  useInteriorQuery,
  useMoveFloorMutation,
  useMoveRoomMutation,
  useRestoreFloorMutation,
  useRestoreRoomMutation,
  useSaveFloorMutation,
  useUpdateRoomMutation,
} from '#client/generated/graphql.ts'
import { forgetRemoved } from './useRemoved.ts'

export type Floor = FloorRoomsFragment
export type Room = RoomPartsFragment
export type FloorInput = Omit<SaveFloorInput, 'estateId'>
export type RoomInput = Omit<UpdateRoomInput, 'estateId' | 'id'> & Omit<CreateRoomInput, 'estateId'>
export type Interior = ReturnType<typeof useInterior>

/** The floors of an estate with their rooms, and what can be done with them. */
export function useInterior(estateId: string) {
  const { client, data, previousData, error, loading, refetch, fetchMore } = useInteriorQuery({ variables: { estateId }, ...screenQuery })
  const [saveFloorCall] = useSaveFloorMutation()
  const [moveFloorCall] = useMoveFloorMutation()
  const [deleteFloorCall] = useDeleteFloorMutation()
  const [restoreFloorCall] = useRestoreFloorMutation()
  const [createRoomCall] = useCreateRoomMutation()
  const [updateRoomCall] = useUpdateRoomMutation()
  const [moveRoomCall] = useMoveRoomMutation()
  const [deleteRoomCall] = useDeleteRoomMutation()
  const [restoreRoomCall] = useRestoreRoomMutation()
  const sending = useSending()

  const { estate, floors: list } = data ?? previousData ?? {}
  const floors = list?.edges.map(({ node }) => node)
  const readAgain = async () => void (await refetch())
  const floorAgain = (floorId: string, roomsAfter?: string | null) =>
    client.query({ query: InteriorFloorDocument, variables: { estateId, floorId, roomsAfter }, fetchPolicy: 'network-only' })

  async function saveFloor(floor: FloorInput) {
    const input = { estateId, ...floor }
    await sending(input, (context) => saveFloorCall({ variables: { input }, context }))
    if (!floor.floorId) await readAgain()
  }
  async function saveRoom({ id, version, floorId, ...room }: RoomInput) {
    const isNew = !id
    const input = isNew ? { estateId, floorId, ...room } : { estateId, id, version, floorId, ...room }
    await sending<unknown>(input, (context) =>
      isNew
        ? createRoomCall({ variables: { input }, context })
        : updateRoomCall({ variables: { input: input as UpdateRoomInput }, context }),
    )
    await readAgain()
  }
  const moving = async (move: Promise<unknown>) => {
    // Whether it went well or somebody was first: what shows next is how it stands now. The refusal tells itself.
    await move.catch(() => undefined)
    await readAgain()
  }

  return {
    floors,
    floorCount: list?.totalCount ?? 0,
    hasMore: list?.pageInfo.hasNextPage ?? false,
    error: estate && list ? undefined : error,
    loading,
    retry: () => void refetch(),
    more: () => void fetchMore({ variables: { after: list?.pageInfo.endCursor } }),
    moreRooms: ({ id, rooms }: Floor) => floorAgain(id, rooms?.pageInfo.endCursor),
    /** With what was deleted lately. */
    async readAgainAll() {
      forgetRemoved(client.cache)
      await readAgain().catch(() => undefined)
    },
    saveFloor,
    saveRoom,
    newestFloor: async (floorId: string) => (await floorAgain(floorId)).data?.floor ?? undefined,
    moveFloor: ({ id: floorId, version }: Floor, beforeId: string | null) =>
      moving(moveFloorCall({ variables: { input: { estateId, floorId, version, beforeId } } })),
    moveRoom: ({ id, version }: Room, floorId: string, beforeId: string | null) =>
      moving(moveRoomCall({ variables: { input: { estateId, id, version, floorId, beforeId } } })),
    deleteFloor: (floorId: string) => deleteFloorCall({ variables: { estateId, floorId, withRooms: true } }),
    restoreFloor: (floorId: string) => restoreFloorCall({ variables: { estateId, floorId } }),
    deleteRoom: (id: string) => deleteRoomCall({ variables: { estateId, id } }),
    restoreRoom: (id: string) => restoreRoomCall({ variables: { estateId, id } }),
    /** What was deleted and not had back leaves the lists. */
    forget(type: 'Floor' | 'Room', id: string) {
      client.cache.evict({ id: `${type}:${id}` })
      forgetRemoved(client.cache)
      void readAgain().catch(() => undefined)
    },
  }
}
