import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { floor as floorEntity } from './floor.entity.ts'
import { deleteFloor, floor, floors, moveFloor, restoreFloor, saveFloor } from './floors.operations.ts'
import { floorAnswer } from './restShapes.ts'
import { rooms } from './rooms.operations.ts'

export const graphql: GraphqlApi = {
  Query: { floors, floor },
  Mutation: { saveFloor, moveFloor, deleteFloor, restoreFloor },
  entities: [floorEntity],
  types: { Floor: { rooms: through(rooms, { estateId: 'estateId', floorId: 'id' }) } },
}

export const rest: Route[] = [
  get('/api/private/estate/:estateId/floors', floors, { answer: floorAnswer }),
  get('/api/public/:publicLinkKey/estate/:estateId/floors', floors, { answer: floorAnswer }),
  put('/api/private/estate/:estateId/floors/:floorId', saveFloor, { answer: floorAnswer }),
  del('/api/private/estate/:estateId/floors/:floorId', deleteFloor, {
    // A row of this layer takes its rooms along, unless it says otherwise; screens ask first.
    body: (sent) => ({ withRooms: true, ...sent }),
    refuses: ['hasRooms'],
  }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'floor', section: 'interior' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { floor: { section: 'interior', from: sql`floor r`, name: sql`r.name`, type: sql`r.type` } },
]
