import type { HistoryOperation } from '#schema/history/historyRecords.ts'
import type { Forgets } from '#server/access/caretaker.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { join, literal, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { Floor } from './floor.entity.ts'
import { forgetRemovedRooms } from './forgetRemovedRooms.ts'
import { timeKept } from './presentInterior.ts'
import { removedFloors, removedRooms } from './removedInterior.operations.ts'
import { Room } from './room.entity.ts'

/** As the history tells it, and to the same people. */
const removedBy =
  (...operations: readonly HistoryOperation[]) =>
  ({ id, estateId }: Path<Floor | Room>, viewer: ViewerKind) =>
    sql`case when ${rightsFor(viewer, estateId, 'read', 'history')} then (
      select case when u.deleted_at is null then u.name end from audit_entry e left join app_user u on u.id = e.user_id
      where e.record_id = ${id} and e.estate_id = ${estateId} and e.operation in (${join(operations.map(literal), ',')}) and e.outcome = 'done'
      order by e.id desc limit 1) end`
const whenRemoved = {
  removedAt: computed<Floor | Room>(({ removedAt }) => removedAt),
  restorableUntil: computed<Floor | Room>(({ removedAt }) => sql`${removedAt} + ${timeKept}`),
}

export const graphql: GraphqlApi = {
  Query: { removedFloors, removedRooms },
  names: { RemovedFloor: Floor, RemovedRoom: Room },
  types: {
    RemovedFloor: { ...whenRemoved, removedByName: computed<Floor>(removedBy('deleteFloor', 'deleteProjectFloor')) },
    RemovedRoom: {
      ...whenRemoved,
      isFloorRemoved: computed<Room>(({ floor }) => sql`${floor.removedAt} is not null`),
      removedByName: computed<Room>(removedBy('deleteRoom', 'deleteProjectRoom')),
    },
  },
}

export const forgets: readonly Forgets[] = [forgetRemovedRooms]
