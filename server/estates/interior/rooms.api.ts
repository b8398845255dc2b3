import { object } from 'yup'
import { createRoomInput, updateRoomInput } from '#schema/estates/interior/rooms.input.ts'
import { id, optionalId } from '#schema/fields.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { through } from '#server/kernel/read/mapping.ts'
import { del, post, put, type Route } from '#server/kernel/rest.ts'
import { room as roomEntity } from './room.entity.ts'
import { roomComments } from './roomComments.operations.ts'
import { createRoom, deleteRoom, moveRoom, restoreRoom, room, updateRoom } from './rooms.operations.ts'

export const graphql: GraphqlApi = {
  Query: { room },
  Mutation: { createRoom, updateRoom, moveRoom, deleteRoom, restoreRoom },
  entities: [roomEntity],
  types: { Room: { comments: through(roomComments, { estateId: 'estateId', roomId: 'id' }) } },
}

const answer = `{ id type name areaM2 sortOrder commentCount version floor { floorId: id }
  comments(first: 100) { edges { node { id text createdAt pictures { id file { id name path size type url } } version } } } }`

/** Over REST the room is sent in a part of its own, beside the floor that it is on. */
const newRoom = object({ floorId: id(), room: createRoomInput.omit(['estateId', 'floorId']) })
const changedRoom = object({ floorId: optionalId(), room: updateRoomInput.omit(['estateId', 'floorId']) })
const flat = ({ room: sent, ...body }: Readonly<Record<string, unknown>>) => ({ ...(sent as object | undefined), ...body })

export const rest: Route[] = [
  post('/api/private/estate/:estateId/room', createRoom, { answer, status: 201, body: flat, takes: newRoom }),
  put('/api/private/estate/:estateId/room', updateRoom, { answer, body: flat, takes: changedRoom }),
  del('/api/private/estate/:estateId/room', deleteRoom),
]
