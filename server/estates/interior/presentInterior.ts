import type { EstateRows } from '#server/access/estateRows.ts'
import { type Hole, literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import { daysKept } from '#server/kernel/rows/orderedRows.ts'
import { Floor } from './floor.entity.ts'
import { Room } from './room.entity.ts'

/** Whoever reads the interior, on the estate or through a project there, is told these rows. */

export const presentFloors = (scope: EstateRows) =>
  scope
    .rows(Floor)
    .where(({ removedAt }) => sql`${removedAt} is null`)
    .by(({ sortOrder }) => [sortOrder])

export const presentFloor = (scope: EstateRows, id: Hole) => scope.row(Floor, id).where(({ removedAt }) => sql`${removedAt} is null`)

/** On a floor that is there. */
export const roomOnFloor = (scope: EstateRows, id: Hole) =>
  scope.row(Room, id).where(({ removedAt, floor }) => sql`${removedAt} is null and ${floor.removedAt} is null`)

export const timeKept = sql`${literal(`${daysKept} days`)}::interval`
const isKept = (removedAt: Sql) => sql`${removedAt} > now() - ${timeKept}`

export const floorsToRestore = (scope: EstateRows) =>
  scope
    .rows(Floor)
    .where(({ removedAt }) => isKept(removedAt))
    .byHighest(({ removedAt }) => [removedAt])

/** A room on a floor that is gone for good is gone as well. */
export const roomsToRestore = (scope: EstateRows) =>
  scope
    .rows(Room)
    .where(({ removedAt, floor }) => sql`${isKept(removedAt)} and (${floor.removedAt} is null or ${isKept(floor.removedAt)})`)
    .byHighest(({ removedAt }) => [removedAt])
