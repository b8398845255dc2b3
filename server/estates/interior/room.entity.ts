import type { roomTypes } from '#schema/estates/interior/rooms.input.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, float, int, moment, table, text, uuid, version } from '#server/kernel/table.ts'
import { Floor } from './floor.entity.ts'

export class Room extends table('room', {
  estateId: uuid,
  floorId: uuid,
  type: text.as<(typeof roomTypes)[number]>(),
  name: text.optional,
  areaM2: float.called('area_m2').optional,
  sortOrder: int,
  commentCount: int.usually(0).kept,
  version,
  removedAt: moment.optional,
  createdAt,
  updatedAt: createdAt,
}) {
  declare floor: Floor
}

export const room = entityOf(Room, {
  relations: { floor: { ...toOne(Floor, 'floor_id'), nullable: false } },
})
