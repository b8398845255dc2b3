import { screenQuery } from '#client/access/screenQuery.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type CreateRoomInput,
  type FloorRoomsFragment,
  InteriorFloorDocument,
  type RoomPartsFragment,
  type SaveFloorInput,
  type UpdateRoomInput,
  CreateRoomDocument,
  DeleteFloorDocument,
  DeleteRoomDocument,
  useInteriorQuery,
  MoveFloorDocument,
  MoveRoomDocument,
  RestoreFloorDocument,
  RestoreRoomDocument,
  SaveFloorDocument,
  UpdateRoomDocument,
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
  const send = useSend()
  const sendMove = useSend(() => false)
  const readNewest = useNewest()

  const { estate, floors: list } = data ?? previousData ?? {}
  const floors = list?.edges.map(({ node }) => node)
  const readAgain = async () => void (await refetch())
  const floorAgain = (floorId: string, roomsAfter?: string | null) =>
    client.query({ query: InteriorFloorDocument, variables: { estateId, floorId, roomsAfter }, fetchPolicy: 'network-only' })

  async function saveFloor(floor: FloorInput) {
    const input = { estateId, ...floor }
    await send({ mutation: SaveFloorDocument, variables: { input } })
    if (!floor.floorId) await readAgain()
  }
  async function saveRoom({ id, version, floorId, ...room }: RoomInput) {
    if (id) await send({ mutation: UpdateRoomDocument, variables: { input: { estateId, id, version, floorId, ...room } } })
    else await send({ mutation: CreateRoomDocument, variables: { input: { estateId, floorId, ...room } } })
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
    newestFloor: async (floorId: string) => (await readNewest(InteriorFloorDocument, { estateId, floorId }))?.floor ?? undefined,
    moveFloor: ({ id: floorId, version }: Floor, beforeId: string | null) =>
      moving(sendMove({ mutation: MoveFloorDocument, variables: { input: { estateId, floorId, version, beforeId } } })),
    moveRoom: ({ id, version }: Room, floorId: string, beforeId: string | null) =>
      moving(sendMove({ mutation: MoveRoomDocument, variables: { input: { estateId, id, version, floorId, beforeId } } })),
    deleteFloor: (floorId: string) => send({ mutation: DeleteFloorDocument, variables: { estateId, floorId, withRooms: true } }),
    restoreFloor: (floorId: string) => send({ mutation: RestoreFloorDocument, variables: { estateId, floorId } }),
    deleteRoom: (id: string) => send({ mutation: DeleteRoomDocument, variables: { estateId, id } }),
    restoreRoom: (id: string) => send({ mutation: RestoreRoomDocument, variables: { estateId, id } }),
    /** What was deleted and not had back leaves the lists. */
    forget(type: 'Floor' | 'Room', id: string) {
      client.cache.evict({ id: `${type}:${id}` })
      forgetRemoved(client.cache)
      void readAgain().catch(() => undefined)
    },
  }
}
