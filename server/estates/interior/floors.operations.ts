import { deleteFloorInput, floorInput, floorsInput, moveFloorInput, saveFloorInput } from '#schema/estates/interior/floors.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { Floor } from './floor.entity.ts'
import { floorsOf } from './floorsAndRooms.ts'
import { openPictures, shutPictures } from './pictures.ts'

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
  permission: onEstate(saving('floorId')),
  async run({ grant, input: { floorId: id, version, ...values } }) {
    const { written } = await floorsOf(grant).save({ id, version }, values, { whenNew: ['type'] })
    grant.refuseUnlessSaved(written)
    return written
  },
})

export const moveFloor = command({
  name: 'moveFloor',
  input: moveFloorInput,
  permission: onEstate('update'),
  async run({ grant, input: { estateId, floorId, version, beforeId } }) {
    const all = floorsOf(grant)
    const floor = await all.asSeen(floorId, version)
    return all.change(floor, { sortOrder: await all.placeIn({ estateId }, beforeId) })
  },
})

/** With rooms on it, only for those who say that they mean the rooms too. */
export const deleteFloor = command({
  name: 'deleteFloor',
  input: deleteFloorInput,
  permission: onEstate('delete'),
  async run({ grant, input: { floorId, withRooms } }) {
    const all = floorsOf(grant)
    const { roomCount } = await all.get(floorId)
    if (roomCount && !withRooms) throw new AppError('cannotHandleTheRequest', { reason: 'hasRooms' })
    await all.remove(floorId)
    await shutPictures(grant, floorId)
    return new Done(floorId)
  },
})

export const restoreFloor = command({
  name: 'restoreFloor',
  input: floorInput,
  permission: onEstate('delete'),
  async run({ grant, input: { floorId } }) {
    const restored = await floorsOf(grant).restore(floorId)
    await openPictures(grant, floorId)
    return restored
  },
})
