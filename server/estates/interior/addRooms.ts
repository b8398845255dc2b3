import type { InferType } from 'yup'
import type { addRoomsInput } from '#schema/estates/interior/rooms.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { Written } from '#server/kernel/operation.ts'
import { Floor } from './floor.entity.ts'
import { floorsOf, roomsOf } from './floorsAndRooms.ts'
import { Room } from './room.entity.ts'

type ChosenRooms = Omit<InferType<typeof addRoomsInput>, 'estateId'>

/** What was chosen of a new house in one step; those that are there already since it was sent before stay as they are. */
export async function addRooms(grant: EstateGrant, { floorId, floorType, rooms }: ChosenRooms) {
  const id = await floorFor(grant, floorId, floorType)
  const sent = rooms.map(({ id: roomId }) => roomId)
  const there = new Set((await grant.rows(Room).all({ id: sent })).map((room) => room.id))
  for (const { id: roomId, type, name } of rooms)
    if (!there.has(roomId)) await roomsOf(grant).save({ id: roomId }, { floorId: id, type, name })
  return new Written(Floor, id, ['rooms'], false)
}

/** Locked, so that two who send the same at once add it one after the other. */
async function floorFor(grant: EstateGrant, floorId: ChosenRooms['floorId'], type: ChosenRooms['floorType']): Promise<string> {
  const floors = floorsOf(grant)
  if (floorId) return (await floors.get(floorId)).id
  await grant.estate.get(grant.estateId)
  const [floor] = await floors.all({ type: type! })
  return floor?.id ?? (await floors.save({}, { type })).written.id
}
