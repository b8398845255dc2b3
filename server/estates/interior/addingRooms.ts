import { sql } from '#server/kernel/read/sql.ts'
import type { Writes } from '#server/kernel/read/writesAtOnce.ts'
import { lastPlace } from '#server/kernel/rows/orderedRows.ts'
import { Room } from './room.entity.ts'

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
