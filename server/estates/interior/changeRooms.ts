import type { InferType } from 'yup'
import type { createRoomInput, moveRoomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Done } from '#server/kernel/operation.ts'
import { floorsOf, presentRoom, roomsOf } from './floorsAndRooms.ts'
import { openPictures, shutPictures } from './pictures.ts'
import { saveComments } from './saveComments.ts'

/** Whoever changes the interior, on the estate or through a project there, does it by these. */

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
