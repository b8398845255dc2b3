import type { InferType } from 'yup'
import type { deleteFloorInput, moveFloorInput, saveFloorInput } from '#schema/estates/interior/floors.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { Done } from '#server/kernel/operation.ts'
import { floorsOf } from './floorsAndRooms.ts'
import { openPictures, shutPictures } from './pictures.ts'

/** Whoever changes the interior, on the estate or through a project there, does it by these. */

export async function keepFloor(grant: EstateGrant, { floorId: id, version, type, name, sortOrder }: InferType<typeof saveFloorInput>) {
  const { written } = await grant.save(floorsOf(grant), { id, version }, { type, name, sortOrder }, { whenNew: ['type'] })
  return written
}

export async function placeFloor(grant: EstateGrant, { floorId, version, beforeId }: InferType<typeof moveFloorInput>) {
  const all = floorsOf(grant)
  const floor = await all.asSeen(floorId, version)
  return all.change(floor, { sortOrder: await all.placeIn({ estateId: grant.estateId }, beforeId) })
}

/** With rooms on it, only for those who say that they mean the rooms too. */
export async function setFloorAside(grant: EstateGrant, { floorId, withRooms }: InferType<typeof deleteFloorInput>) {
  const all = floorsOf(grant)
  const { roomCount } = await all.get(floorId)
  if (roomCount && !withRooms) throw new AppError('cannotHandleTheRequest', { reason: 'hasRooms' })
  await all.remove(floorId)
  await shutPictures(grant, floorId)
  return new Done(floorId)
}

export async function bringFloorBack(grant: EstateGrant, floorId: string) {
  const restored = await floorsOf(grant).restore(floorId)
  await openPictures(grant, floorId)
  return restored
}
