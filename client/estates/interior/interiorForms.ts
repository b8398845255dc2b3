import type { FloorType, RoomType } from '#client/generated/graphql.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { saveFloorInput } from '#schema/estates/interior/floors.input.ts'
import { createRoomInput } from '#schema/estates/interior/rooms.input.ts'
import type { Floor, FloorInput, Room, RoomInput } from './useInterior.ts'

/** What stands in the forms. What is not chosen or written yet is empty; what is not there yet has no id. */
export interface FloorValues {
  id: string | null
  version: number | null
  type: FloorType | ''
  name: string
}
export interface RoomValues {
  id: string | null
  version: number | null
  type: RoomType | ''
  name: string
  areaM2: string
  floorId: string
}

export const floorRules = saveFloorInput.pick(['type', 'name'])
export const roomRules = createRoomInput.pick(['type', 'name', 'areaM2', 'floorId'])

export const floorValues = (floor: Floor | undefined): FloorValues => ({
  id: floor?.id ?? null,
  version: floor?.version ?? null,
  type: floor?.type ?? '',
  name: floor?.name ?? '',
})
export const floorInput = ({ id, version, type, name }: FloorValues): FloorInput => ({
  floorId: id,
  version,
  // The rules have let nothing else through.
  type: type as FloorType,
  name: name.trim() || null,
})

export const roomValues = (room: Room | undefined, floorId: string): RoomValues => ({
  id: room?.id ?? null,
  version: room?.version ?? null,
  type: room?.type ?? '',
  name: room?.name ?? '',
  areaM2: room?.areaM2 == null ? '' : writtenNumber(room.areaM2),
  floorId,
})
export const roomInput = ({ id, version, type, name, areaM2, floorId }: RoomValues): RoomInput => ({
  id,
  version,
  type: type as RoomType,
  name: name.trim() || null,
  areaM2: areaM2.trim() ? Number(areaM2.replaceAll(/\s/g, '').replace(',', '.')) : null,
  floorId,
})
