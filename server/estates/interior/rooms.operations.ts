import { floorInput } from '#schema/estates/interior/floors.input.ts'
import { createRoomInput, moveRoomInput, roomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import { belowOnEstate, onEstate } from '#server/access/onEstate.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { addingRooms } from './addingRooms.ts'
import { floorsOf, presentRoom, roomsOf } from './floorsAndRooms.ts'
import { openPictures, shutPictures } from './pictures.ts'
import { Room } from './room.entity.ts'
import { saveComments } from './saveComments.ts'

export const room = query({
  name: 'room',
  input: roomInput,
  permission: onEstate('read'),
  rows: ({ scope, input: { id } }) =>
    scope.row(Room, id).where(({ removedAt, floor }) => sql`${removedAt} is null and ${floor.removedAt} is null`),
})

/** Below its floor. */
export const rooms = query({
  name: 'rooms',
  input: floorInput,
  permission: belowOnEstate('read'),
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
  permission: onEstate('create'),
  adds: addingRooms,
  async run({ grant, input: { id, comments, ...values } }) {
    const all = roomsOf(grant)
    await floorsOf(grant).get(values.floorId)
    if (id && (await all.find(id))) throw new AppError('entityAlreadyExists')
    const { written } = await all.save({ id }, values)
    await saveComments(grant, written.id, comments)
    return written
  },
})

export const updateRoom = command({
  name: 'updateRoom',
  input: updateRoomInput,
  permission: onEstate('update'),
  async run({ grant, input: { id, version, comments, floorId, ...values } }) {
    const all = roomsOf(grant)
    const { floorId: current } = await presentRoom(grant, id, { goingTo: floorId })
    const isMoving = floorId != null && floorId !== current
    const place = isMoving && { floorId, sortOrder: values.sortOrder ?? (await all.placeIn({ floorId }, null)) }
    const { written } = await all.save({ id, version }, { ...values, ...place })
    await saveComments(grant, id, comments)
    return written
  },
})

export const moveRoom = command({
  name: 'moveRoom',
  input: moveRoomInput,
  permission: onEstate('update'),
  async run({ grant, input: { id, version, floorId, beforeId } }) {
    const all = roomsOf(grant)
    await presentRoom(grant, id, { goingTo: floorId })
    const sortOrder = await all.placeIn({ floorId }, beforeId)
    return (await all.save({ id, version }, { floorId, sortOrder })).written
  },
})

export const deleteRoom = command({
  name: 'deleteRoom',
  input: roomInput,
  permission: onEstate('delete'),
  async run({ grant, input: { id } }) {
    await presentRoom(grant, id)
    await shutPictures(grant, id)
    await roomsOf(grant).remove(id)
    return new Done(id)
  },
})

/** On a floor that is itself set aside it comes back with the floor, not alone. */
export const restoreRoom = command({
  name: 'restoreRoom',
  input: roomInput,
  permission: onEstate('delete'),
  async run({ grant, input: { id } }) {
    const restored = await roomsOf(grant).restore(id)
    await presentRoom(grant, id)
    await openPictures(grant, id)
    return restored
  },
})
