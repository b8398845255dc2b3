import type { EstateGrant } from '#server/access/estateGrant.ts'
import { Floor } from './floor.entity.ts'
import { Room } from './room.entity.ts'

/** In their order on the estate. */
export const floorsOf = (grant: EstateGrant) => grant.ordered(Floor, 'estateId')
/** In their order on each floor. */
export const roomsOf = (grant: EstateGrant) => grant.ordered(Room, 'floorId')

interface Going {
  goingTo?: string | null | undefined
}

/** A room that is there, on a floor that is; and the floor that it goes to. Locked in one order, whichever way it goes. */
export async function presentRoom(grant: EstateGrant, id: string, { goingTo }: Going = {}): Promise<Room> {
  const room = await roomsOf(grant).get(id)
  const floors = floorsOf(grant)
  for (const floorId of [...new Set([room.floorId, goingTo ?? room.floorId])].sort()) await floors.get(floorId)
  return room
}
