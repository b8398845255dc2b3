import type { roomTypes } from '#schema/estates/interior/rooms.input.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'
import { Floor } from './floor.entity.ts'
import { counted, standing } from './standing.ts'

export class Room extends Row {
  declare estateId: string
  declare floorId: string
  declare floor: Floor
  declare type: (typeof roomTypes)[number]
  declare name: string | null
  declare areaM2: number | null
  declare sortOrder: number
  declare commentCount: number
  declare version: number
  declare removedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}

export const room = entity(Room, {
  table: 'room',
  columns: {
    estateId: columns.uuid,
    floorId: columns.uuid,
    type: columns.text,
    name: columns.optionalText,
    areaM2: { name: 'area_m2', type: 'float8', nullable: true },
    ...standing,
    commentCount: { type: 'int', ...counted },
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: { floor: { ...toOne(Floor, 'floor_id'), nullable: false } },
})
