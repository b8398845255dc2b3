import { useApolloClient } from '@apollo/client/react'
import type { Own } from '#client/access/own.ts'
import { rowsOf } from '#client/access/pagesOf.ts'
import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import type {
  CreateRoomInput,
  FloorRoomsFragment,
  InteriorQuery,
  RoomPartsFragment,
  SaveFloorInput,
  UpdateRoomInput,
} from '#client/generated/graphql.ts'
import { useInteriorBy } from './interiorBy.ts'
import { forgetRemoved } from './useRemoved.ts'

export type Floor = FloorRoomsFragment
export type Room = RoomPartsFragment
export type FloorInput = Omit<SaveFloorInput, 'estateId'>
export type RoomInput = Omit<UpdateRoomInput, 'estateId' | 'id'> & Omit<CreateRoomInput, 'estateId'>
export type OwnInterior = Own<InteriorQuery['floors']>
export type Interior = ReturnType<typeof useInterior>

/** The floors of an estate with their rooms, and what can be done with them. */
export function useInterior(own: OwnInterior) {
  const { documents, place } = useInteriorBy()
  const client = useApolloClient()
  const send = useSend()
  const sendMove = useSend(() => false)
  const readNewest = useNewest()

  const { nodes: floors, totalCount: floorCount, ...list } = rowsOf(own)
  const readAgain = async () => void (await own.pages.refetch())
  const floorAgain = (floorId: string, roomsAfter?: string | null) =>
    client.query({ query: documents.floor, variables: { ...place, floorId, roomsAfter }, fetchPolicy: 'network-only' })

  async function saveFloor(floor: FloorInput) {
    const input = { ...place, ...floor }
    await send({ mutation: documents.saveFloor, variables: { input } })
    if (!floor.floorId) await readAgain()
  }
  async function saveRoom({ id, version, floorId, ...room }: RoomInput) {
    if (id) await send({ mutation: documents.updateRoom, variables: { input: { ...place, id, version, floorId, ...room } } })
    else await send({ mutation: documents.createRoom, variables: { input: { ...place, floorId, ...room } } })
    await readAgain()
  }
  const moving = async (move: Promise<unknown>) => {
    // Whether it went well or somebody was first: what shows next is how it stands now. The refusal tells itself.
    await move.catch(() => undefined)
    await readAgain()
  }

  return {
    ...list,
    floors,
    floorCount,
    moreRooms: ({ id, rooms }: Floor) => floorAgain(id, rooms?.pageInfo.endCursor),
    /** With what was deleted lately. */
    async readAgainAll() {
      forgetRemoved(client.cache)
      await readAgain().catch(() => undefined)
    },
    saveFloor,
    saveRoom,
    newestFloor: async (floorId: string) => (await readNewest(documents.floor, { ...place, floorId }))?.floor ?? undefined,
    moveFloor: ({ id: floorId, version }: Floor, beforeId: string | null) =>
      moving(sendMove({ mutation: documents.moveFloor, variables: { input: { ...place, floorId, version, beforeId } } })),
    moveRoom: ({ id, version }: Room, floorId: string, beforeId: string | null) =>
      moving(sendMove({ mutation: documents.moveRoom, variables: { input: { ...place, id, version, floorId, beforeId } } })),
    deleteFloor: (floorId: string) => send({ mutation: documents.deleteFloor, variables: { ...place, floorId, withRooms: true } }),
    restoreFloor: (floorId: string) => send({ mutation: documents.restoreFloor, variables: { ...place, floorId } }),
    deleteRoom: (id: string) => send({ mutation: documents.deleteRoom, variables: { ...place, id } }),
    restoreRoom: (id: string) => send({ mutation: documents.restoreRoom, variables: { ...place, id } }),
    /** What was deleted and not had back leaves the lists. */
    forget(type: 'Floor' | 'Room', id: string) {
      client.cache.evict({ id: `${type}:${id}` })
      forgetRemoved(client.cache)
      void readAgain().catch(() => undefined)
    },
  }
}
