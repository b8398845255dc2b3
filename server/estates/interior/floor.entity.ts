import type { floorTypes } from '#schema/estates/interior/floors.input.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'
import { counted, standing } from './standing.ts'

/** A storey of an estate. */
export class Floor extends Row {
  declare estateId: string
  declare type: (typeof floorTypes)[number]
  declare name: string | null
  declare sortOrder: number
  /** Of its rooms; the database counts and adds. */
  declare roomCount: number
  declare areaM2: number
  declare version: number
  declare removedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}

export const floor = entity(Floor, {
  table: 'floor',
  columns: {
    estateId: columns.uuid,
    type: columns.text,
    name: columns.optionalText,
    ...standing,
    roomCount: { type: 'int', ...counted },
    areaM2: { name: 'area_m2', type: 'float8', ...counted },
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
})
