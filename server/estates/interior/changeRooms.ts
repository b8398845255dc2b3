import type { InferType } from 'yup'
import type { createRoomInput, moveRoomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Done } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Writes } from '#server/kernel/read/writesAtOnce.ts'
import { lastPlace } from '#server/kernel/rows/orderedRows.ts'
import { floorsOf, presentRoom, roomsOf } from './floorsAndRooms.ts'
import { openPictures, shutPictures } from './pictures.ts'
import { Room } from './room.entity.ts'
import { saveComments } from './saveComments.ts'

/** Whoever changes the interior, on the estate or through a project there, does it by these. */

const roomFields = ['type', 'name', 'areaM2'] as const

/** A room that nobody has said anything of yet comes last on its floor; two that come at once stand in the order they were made. */
export const addingRooms = {
  when: ({ id, sortOrder, comments }) => id == null && sortOrder == null && !(comments as unknown[] | undefined)?.length,
  row({ input, sent }) {
    const { estateId, floorId } = input as Readonly<Record<'estateId' | 'floorId', (typeof input)[string]>>
    const { place, isFree } = lastPlace('room', 'floor_id', floorId)
    return {
      entity: Room,
      finds: sql`select t.id from g join floor t on t.id = ${floorId}::uuid and t.estate_id = ${estateId}::uuid
        where g.refused = 0 and t.removed_at is null and ${isFree} for no key update of t`,
      whose: { estateId },
      values: {
        ...Object.fromEntries(roomFields.filter((field) => sent.has(field)).map((field) => [field, input[field]!])),
        sortOrder: place,
        floorId: sql`f.id`,
      },
    }
  },
  // Its floor counts its rooms.
  changes: ['floor'],
} satisfies Writes

type New = Omit<InferType<typeof createRoomInput>, 'estateId'>
export async function addRoom(grant: EstateGrant, { id, comments, floorId, type, name, areaM2, sortOrder }: New) {
  const all = roomsOf(grant)
  await floorsOf(grant).get(floorId)
  if (id && (await all.find(id))) throw new AppError('entityAlreadyExists')
  const { written } = await all.save({ id }, { floorId, type, name, areaM2, sortOrder })
  await saveComments(grant, written.id, comments)
  return written
}

type Changed = Omit<InferType<typeof updateRoomInput>, 'estateId'>
export async function changeRoom(grant: EstateGrant, { id, version, comments, floorId, type, name, areaM2, sortOrder }: Changed) {
  const all = roomsOf(grant)
  const { floorId: current } = await presentRoom(grant, id, { goingTo: floorId })
  const isMoving = floorId != null && floorId !== current
  const place = isMoving && { floorId, sortOrder: sortOrder ?? (await all.placeIn({ floorId }, null)) }
  const { written } = await all.save({ id, version }, { type, name, areaM2, sortOrder, ...place })
  await saveComments(grant, id, comments)
  return written
}

export async function placeRoom(grant: EstateGrant, { id, version, floorId, beforeId }: InferType<typeof moveRoomInput>) {
  const all = roomsOf(grant)
  await presentRoom(grant, id, { goingTo: floorId })
  const sortOrder = await all.placeIn({ floorId }, beforeId)
  return (await all.save({ id, version }, { floorId, sortOrder })).written
}

export async function setRoomAside(grant: EstateGrant, id: string) {
  await presentRoom(grant, id)
  await shutPictures(grant, id)
  await roomsOf(grant).remove(id)
  return new Done(id)
}

/** On a floor that is itself set aside it comes back with the floor, not alone. */
export async function bringRoomBack(grant: EstateGrant, id: string) {
  const restored = await roomsOf(grant).restore(id)
  await presentRoom(grant, id)
  await openPictures(grant, id)
  return restored
}
