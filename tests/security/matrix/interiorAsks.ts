import { uuidv7 } from '#server/kernel/ids.ts'
import { addComment, addFloor, addRoom, floorsOf, roomOf } from '#tests/estates/interior/interior.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import type { Asking } from './asks.ts'

const input = (operation: string, type: string, variables: object) => ({
  query: `mutation ($input: ${type}!) { ${operation}(input: $input) { id } }`,
  variables: { input: variables },
})
const target = (operation: string, name: 'id' | 'floorId', variables: Record<string, unknown>) => ({
  query: `mutation ($estateId: ID!, $${name}: ID!) { ${operation}(input: { estateId: $estateId, ${name}: $${name} }) { id } }`,
  variables,
})
const removed = (list: 'removedFloors' | 'removedRooms', { id: estateId }: TestEstate) => ({
  query: `query ($estateId: ID!) { ${list}(estateId: $estateId) { edges { node { id } } } }`,
  variables: { estateId },
})
const addRoomTo = async (estate: TestEstate) => {
  const { id: floorId } = await addFloor(estate)
  return { floorId, id: (await addRoom(estate, floorId)).id }
}

export const interiorAsks: Readonly<Record<string, Asking>> = {
  floors: async (_, estate) => ({
    graphql: {
      query: 'query ($estateId: ID!) { floors(estateId: $estateId) { edges { node { id } } } }',
      variables: { estateId: estate.id },
    },
    rest: { method: 'GET', url: floorsOf(estate) },
    restByLink: (key) => `/api/public/${key}/estate/${estate.id}/floors`,
  }),
  floor: async (_, estate) => {
    const { id: floorId } = await addFloor(estate)
    const query = 'query ($estateId: ID!, $floorId: ID!) { floor(estateId: $estateId, floorId: $floorId) { id } }'
    return { graphql: { query, variables: { estateId: estate.id, floorId } } }
  },
  room: async (_, estate) => {
    const { id } = await addRoomTo(estate)
    return {
      graphql: {
        query: 'query ($estateId: ID!, $id: ID!) { room(estateId: $estateId, id: $id) { id } }',
        variables: { estateId: estate.id, id },
      },
    }
  },
  saveFloor: async (_, estate) => {
    const { id: floorId } = await addFloor(estate)
    const variables = { estateId: estate.id, floorId, version: 1, type: 'loft' }
    return {
      graphql: input('saveFloor', 'SaveFloorInput', variables),
      rest: { method: 'PUT', url: floorsOf(estate, floorId), body: variables },
    }
  },
  moveFloor: async (_, estate) => {
    const { id: floorId } = await addFloor(estate)
    return { graphql: input('moveFloor', 'MoveFloorInput', { estateId: estate.id, floorId, version: 1 }) }
  },
  deleteFloor: async (_, estate) => {
    const { id: floorId } = await addFloor(estate)
    return {
      graphql: target('deleteFloor', 'floorId', { estateId: estate.id, floorId }),
      rest: { method: 'DELETE', url: floorsOf(estate, floorId), body: { floorId } },
    }
  },
  restoreFloor: async (_, estate) => {
    const { id: floorId } = await addFloor(estate)
    await estate.owner.delete(floorsOf(estate, floorId))
    return { graphql: target('restoreFloor', 'floorId', { estateId: estate.id, floorId }) }
  },
  createRoom: async (_, estate) => {
    const { id: floorId } = await addFloor(estate)
    return {
      graphql: input('createRoom', 'CreateRoomInput', { estateId: estate.id, floorId, type: 'kitchen' }),
      rest: { method: 'POST', url: roomOf(estate), body: { floorId, room: { type: 'kitchen' } } },
    }
  },
  addRooms: async (_, estate) => {
    const chosen = { floorType: 'floor2', rooms: [{ id: uuidv7(), type: 'kitchen' }] }
    return {
      graphql: input('addRooms', 'AddRoomsInput', { estateId: estate.id, ...chosen }),
      rest: { method: 'POST', url: `${roomOf(estate)}s`, body: chosen },
    }
  },
  updateRoom: async (_, estate) => {
    const { id } = await addRoomTo(estate)
    return {
      graphql: input('updateRoom', 'UpdateRoomInput', { estateId: estate.id, id, version: 1, name: 'Ny' }),
      rest: { method: 'PUT', url: roomOf(estate), body: { room: { id, name: 'Ny' } } },
    }
  },
  moveRoom: async (_, estate) => {
    const { id, floorId } = await addRoomTo(estate)
    return { graphql: input('moveRoom', 'MoveRoomInput', { estateId: estate.id, id, version: 1, floorId }) }
  },
  deleteRoom: async (_, estate) => {
    const { id } = await addRoomTo(estate)
    return {
      graphql: target('deleteRoom', 'id', { estateId: estate.id, id }),
      rest: { method: 'DELETE', url: roomOf(estate), body: { id } },
    }
  },
  restoreRoom: async (_, estate) => {
    const { id } = await addRoomTo(estate)
    await estate.owner.delete(roomOf(estate), { id })
    return { graphql: target('restoreRoom', 'id', { estateId: estate.id, id }) }
  },
  removedFloors: async (_, estate) => ({ graphql: removed('removedFloors', estate) }),
  removedRooms: async (_, estate) => ({ graphql: removed('removedRooms', estate) }),
  saveRoomComment: async (_, estate) => {
    const { id: roomId } = await addRoomTo(estate)
    return { graphql: input('saveRoomComment', 'SaveRoomCommentInput', { estateId: estate.id, roomId, text: 'Sprekk' }) }
  },
  deleteRoomComment: async (_, estate) => {
    const { id: roomId } = await addRoomTo(estate)
    const { id } = await addComment(estate, roomId)
    return {
      graphql: target('deleteRoomComment', 'id', { estateId: estate.id, id }),
      rest: { method: 'DELETE', url: `${roomOf(estate)}/comment`, body: { id } },
    }
  },
}
