import { deleteFloorInput, floorInput, floorsInput, moveFloorInput, saveFloorInput } from '#schema/estates/interior/floors.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Floor } from './floor.entity.ts'

export const floors = query({
  name: 'floors',
  input: floorsInput,
  permission: onEstate('read'),
  rows: ({ scope }) =>
    scope
      .rows(Floor)
      .where(({ removedAt }) => sql`${removedAt} is null`)
      .by(({ sortOrder }) => [sortOrder]),
})

export const floor = query({
  name: 'floor',
  input: floorInput,
  permission: onEstate('read'),
  rows: ({ scope, input: { floorId } }) => scope.row(Floor, floorId).where(({ removedAt }) => sql`${removedAt} is null`),
})

export const saveFloor = command({
  name: 'saveFloor',
  input: saveFloorInput,
  permission: onEstate('update'),
  async run({ scope, input: { floorId: id, version, ...values } }) {
    const { written } = await scope.interior().floors.save({ id, version }, values, { whenNew: ['type'] })
    return written
  },
})

export const moveFloor = command({
  name: 'moveFloor',
  input: moveFloorInput,
  permission: onEstate('update'),
  async run({ scope, input: { estateId, floorId: id, version, beforeId } }) {
    const { floors: all } = scope.interior()
    await all.get(id)
    const { written } = await all.save({ id, version }, { sortOrder: await all.placeIn({ estateId }, beforeId) })
    return written
  },
})

/** With rooms on it, only for those who say that they mean the rooms too. */
export const deleteFloor = command({
  name: 'deleteFloor',
  input: deleteFloorInput,
  permission: onEstate('update'),
  async run({ scope, input: { floorId, withRooms } }) {
    const interior = scope.interior()
    const { roomCount } = await interior.floors.get(floorId)
    if (roomCount && !withRooms) throw new AppError('cannotHandleTheRequest', { reason: 'hasRooms' })
    await interior.floors.remove(floorId)
    await interior.shutPictures(floorId)
    return new Done(floorId)
  },
})

export const restoreFloor = command({
  name: 'restoreFloor',
  input: floorInput,
  permission: onEstate('update'),
  async run({ scope, input: { floorId } }) {
    const interior = scope.interior()
    const restored = await interior.floors.restore(floorId)
    await interior.openPictures(floorId)
    return restored
  },
})
