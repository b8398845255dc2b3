import { sql } from '#server/kernel/read/sql.ts'
import type { AddsAtOnce } from '#server/kernel/read/writesAtOnce.ts'
import { lastPlace } from '#server/kernel/rows/orderedRows.ts'
import { Room } from './room.entity.ts'

const roomFields = ['type', 'name', 'areaM2'] as const

/** A room that nobody has said anything of yet comes last on its floor; two that come at once stand in the order they were made. */
export const addingRooms: AddsAtOnce = {
  when: ({ id, sortOrder, comments }) => id == null && sortOrder == null && !(comments as unknown[] | undefined)?.length,
  row({ input, given }) {
    const { estateId, floorId } = input as Readonly<Record<'estateId' | 'floorId', (typeof input)[string]>>
    const { place, isFree } = lastPlace('room', 'floor_id', floorId)
    return {
      entity: Room,
      values: {
        estateId,
        sortOrder: place,
        ...Object.fromEntries(roomFields.filter((field) => given.has(field)).map((field) => [field, input[field]!])),
      },
      adopts: {
        property: 'floorId',
        by: (allowed) =>
          sql`select id from floor where id = ${floorId}::uuid and estate_id = ${estateId}::uuid and removed_at is null and ${isFree} and ${allowed} for no key update`,
      },
    }
  },
  changedFields: (input) => [...roomFields.filter((field) => input[field] !== undefined), 'sortOrder', 'floorId'],
  // Its floor counts its rooms.
  changes: ['floor'],
}
