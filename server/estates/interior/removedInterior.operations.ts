import { floorsInput } from '#schema/estates/interior/floors.input.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { daysKept } from '#server/access/orderedRows.ts'
import { query } from '#server/kernel/operation.ts'
import { literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import { Floor } from './floor.entity.ts'
import { Room } from './room.entity.ts'

export const timeKept = sql`${literal(`${daysKept} days`)}::interval`
const isKept = (removedAt: Sql) => sql`${removedAt} > now() - ${timeKept}`

export const removedFloors = query({
  name: 'removedFloors',
  input: floorsInput,
  permission: onEstate('delete', 'interior'),
  rows: ({ scope }) =>
    scope
      .rows(Floor)
      .where(({ removedAt }) => isKept(removedAt))
      .byHighest(({ removedAt }) => [removedAt]),
})

/** A room on a floor that is gone for good is gone as well. */
export const removedRooms = query({
  name: 'removedRooms',
  input: floorsInput,
  permission: onEstate('delete', 'interior'),
  rows: ({ scope }) =>
    scope
      .rows(Room)
      .where(({ removedAt, floor }) => sql`${isKept(removedAt)} and (${floor.removedAt} is null or ${isKept(floor.removedAt)})`)
      .byHighest(({ removedAt }) => [removedAt]),
})
