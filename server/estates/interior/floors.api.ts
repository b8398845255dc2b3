import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { floor as floorEntity } from './floor.entity.ts'
import { deleteFloor, floor, floors, moveFloor, restoreFloor, saveFloor } from './floors.operations.ts'
import { rooms } from './rooms.operations.ts'

export const graphql: GraphqlApi = {
  Query: { floors, floor },
  Mutation: { saveFloor, moveFloor, deleteFloor, restoreFloor },
  entities: [floorEntity],
  types: { Floor: { rooms: through(rooms, { estateId: 'estateId', floorId: 'id' }) } },
}

const comments = 'comments(first: 100) { edges { node { id text createdAt pictures { id file { id name path size type url } } version } } }'
const room = `id type name areaM2 sortOrder commentCount version ${comments}`
const answer = `{ floorId: id type name sortOrder areaM2 roomCount version rooms(first: 1000) { edges { node { ${room} } } } }`

export const rest: Route[] = [
  get('/api/private/estate/:estateId/floors', floors, { answer }),
  get('/api/public/:publicLinkKey/estate/:estateId/floors', floors, { answer }),
  put('/api/private/estate/:estateId/floors/:floorId', saveFloor, { answer }),
  del('/api/private/estate/:estateId/floors/:floorId', deleteFloor, {
    // A row of this layer takes its rooms along, unless it says otherwise; screens ask first.
    body: (sent) => ({ withRooms: true, ...sent }),
    refuses: ['hasRooms'],
  }),
]
