import { floorInput } from '#schema/estates/interior/floors.input.ts'
import { addRoomsInput, createRoomInput, moveRoomInput, roomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import { belowOnEstate, onEstate } from '#server/access/onEstate.ts'
import { command, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { addRooms as addAll } from './addRooms.ts'
import { addingRooms, addRoom, bringRoomBack, changeRoom, placeRoom, setRoomAside } from './changeRooms.ts'
import { roomOnFloor } from './presentInterior.ts'
import { Room } from './room.entity.ts'

export const room = query({
  name: 'room',
  input: roomInput,
  permission: onEstate('read', 'interior'),
  rows: ({ scope, input: { id } }) => roomOnFloor(scope, id),
})

/** Below its floor. */
export const rooms = query({
  name: 'rooms',
  input: floorInput,
  permission: belowOnEstate('read', 'interior'),
  rows: ({ scope, input }) =>
    scope
      .rows(Room)
      .where(({ floorId, removedAt }) => sql`${floorId} = ${input.floorId} and ${removedAt} is null`)
      .by(({ sortOrder }) => [sortOrder])
      .counted(sql`select room_count from floor where id = ${input.floorId}`),
})

export const createRoom = command({
  name: 'createRoom',
  input: createRoomInput,
  permission: onEstate('create', 'interior'),
  writes: addingRooms,
  run: ({ grant, input }) => addRoom(grant, input),
})

export const addRooms = command({
  name: 'addRooms',
  input: addRoomsInput,
  permission: onEstate('create', 'interior'),
  run: ({ grant, input }) => addAll(grant, input),
})

export const updateRoom = command({
  name: 'updateRoom',
  input: updateRoomInput,
  permission: onEstate('update', 'interior'),
  run: ({ grant, input }) => changeRoom(grant, input),
})

export const moveRoom = command({
  name: 'moveRoom',
  input: moveRoomInput,
  permission: onEstate('update', 'interior'),
  run: ({ grant, input }) => placeRoom(grant, input),
})

export const deleteRoom = command({
  name: 'deleteRoom',
  input: roomInput,
  permission: onEstate('delete', 'interior'),
  run: ({ grant, input }) => setRoomAside(grant, input.id),
})

export const restoreRoom = command({
  name: 'restoreRoom',
  input: roomInput,
  permission: onEstate('delete', 'interior'),
  run: ({ grant, input }) => bringRoomBack(grant, input.id),
})
