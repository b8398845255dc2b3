import { rightsFor } from '#server/access/onEstate.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, post, put, type Route } from '#server/kernel/rest.ts'
import { changedRoom, flatRoom, floorAnswer, newRoom, roomAnswer } from './restShapes.ts'
import { type Room, room as roomEntity } from './room.entity.ts'
import { roomComments } from './roomComments.operations.ts'
import { addRooms, createRoom, deleteRoom, moveRoom, restoreRoom, room, updateRoom } from './rooms.operations.ts'
import { searchesRooms } from './searchesRooms.ts'

export const graphql: GraphqlApi = {
  Query: { room },
  Mutation: { createRoom, addRooms, updateRoom, moveRoom, deleteRoom, restoreRoom },
  entities: [roomEntity],
  types: {
    Room: {
      // Nobody counts what they may not read.
      commentCount: computed<Room>(
        ({ estateId, commentCount }, viewer, rowFacts) =>
          sql`case when ${rightsFor(viewer, estateId, 'read', 'room-comments', rowFacts)} then ${commentCount} else 0 end`,
      ),
      comments: through(roomComments, { estateId: 'estateId', roomId: 'id' }),
    },
  },
}

export const rest: Route[] = [
  post('/api/private/estate/:estateId/room', createRoom, { answer: roomAnswer, status: 201, body: flatRoom, takes: newRoom }),
  post('/api/private/estate/:estateId/rooms', addRooms, { answer: floorAnswer, status: 201 }),
  put('/api/private/estate/:estateId/room', updateRoom, { answer: roomAnswer, body: flatRoom, takes: changedRoom }),
  del('/api/private/estate/:estateId/room', deleteRoom),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'room', section: 'interior' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { room: { section: 'interior', from: sql`room r`, name: sql`r.name`, type: sql`r.type` } },
]

export const searches: readonly Searchable[] = [searchesRooms]
