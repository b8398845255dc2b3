import { png } from '#tests/support/world/pictures.ts'
import type { TestEstate } from '#tests/support/world/world.ts'

export const INTERIOR = `query ($estateId: ID!, $first: Int, $after: String) {
  floors(estateId: $estateId, first: $first, after: $after) {
    totalCount
    edges { node { id type name sortOrder roomCount areaM2 version rooms(first: 50) { totalCount edges { node { id name version } } } } }
    pageInfo { hasNextPage endCursor }
  }
}`
export const ROOM = `query ($estateId: ID!, $id: ID!, $after: String) {
  room(estateId: $estateId, id: $id) {
    id type name areaM2 commentCount version floor { id type }
    comments(first: 20, after: $after) {
      totalCount edges { node { id text authorName version createdAt pictures { id file { id url } } } } pageInfo { hasNextPage endCursor }
    }
  }
}`
export const SAVE_FLOOR =
  'mutation ($input: SaveFloorInput!) { saveFloor(input: $input) { id type name sortOrder roomCount areaM2 version } }'
export const MOVE_FLOOR = 'mutation ($input: MoveFloorInput!) { moveFloor(input: $input) { id version } }'
export const DELETE_FLOOR =
  'mutation ($estateId: ID!, $floorId: ID!, $withRooms: Boolean) { deleteFloor(input: { estateId: $estateId, floorId: $floorId, withRooms: $withRooms }) { id } }'
export const RESTORE_FLOOR =
  'mutation ($estateId: ID!, $floorId: ID!) { restoreFloor(input: { estateId: $estateId, floorId: $floorId }) { id roomCount } }'
export const CREATE_ROOM =
  'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { id type name areaM2 commentCount version floor { id } } }'
export const UPDATE_ROOM =
  'mutation ($input: UpdateRoomInput!) { updateRoom(input: $input) { id type name areaM2 commentCount version floor { id } } }'
export const MOVE_ROOM = 'mutation ($input: MoveRoomInput!) { moveRoom(input: $input) { id version floor { id } } }'
export const DELETE_ROOM = 'mutation ($estateId: ID!, $id: ID!) { deleteRoom(input: { estateId: $estateId, id: $id }) { id } }'
export const RESTORE_ROOM =
  'mutation ($estateId: ID!, $id: ID!) { restoreRoom(input: { estateId: $estateId, id: $id }) { id commentCount } }'
export const SAVE_COMMENT =
  'mutation ($input: SaveRoomCommentInput!) { saveRoomComment(input: $input) { id text version authorName pictures { id file { id url } } } }'
export const DELETE_COMMENT = 'mutation ($estateId: ID!, $id: ID!) { deleteRoomComment(input: { estateId: $estateId, id: $id }) { id } }'

export const REMOVED = `query ($estateId: ID!, $first: Int, $floorsAfter: String, $roomsAfter: String) {
  removedFloors(estateId: $estateId, first: $first, after: $floorsAfter) {
    totalCount edges { node { id type name roomCount removedAt restorableUntil removedByName } } pageInfo { hasNextPage endCursor }
  }
  removedRooms(estateId: $estateId, first: $first, after: $roomsAfter) {
    totalCount
    edges { node { id type name floor { id name } isFloorRemoved removedAt restorableUntil removedByName } }
    pageInfo { hasNextPage endCursor }
  }
}`

export type Floor = { id: string; name: string; version: number; roomCount: number; areaM2: number; rooms: { edges: { node: Room }[] } }
export type Room = { id: string; name: string; version: number; commentCount: number }
export type Comment = { id: string; text: string; version: number; pictures: { id: string; file: { id: string; url: string } }[] }

export const floorsOf = ({ id }: Pick<TestEstate, 'id'>, floorId?: string) =>
  `/api/private/estate/${id}/floors${floorId ? `/${floorId}` : ''}`
export const roomOf = ({ id }: Pick<TestEstate, 'id'>) => `/api/private/estate/${id}/room`

export async function addFloor({ id: estateId, owner }: TestEstate, name = 'Første', type = 'floor1') {
  return (await owner.gql(SAVE_FLOOR, { input: { estateId, type, name } })).data['saveFloor'] as Floor
}
export async function addRoom({ id: estateId, owner }: TestEstate, floorId: string, name = 'Stue', more: object = {}) {
  return (await owner.gql(CREATE_ROOM, { input: { estateId, floorId, type: 'livingRoom', name, ...more } })).data['createRoom'] as Room
}
export async function addComment({ id: estateId, owner }: TestEstate, roomId: string, text = 'Sprekk i taket', more: object = {}) {
  return (await owner.gql(SAVE_COMMENT, { input: { estateId, roomId, text, ...more } })).data['saveRoomComment'] as Comment
}
export const uploadPicture = async ({ owner }: TestEstate) => owner.upload('vegg.png', await png(), 'image')

export async function interiorOf({ id: estateId, owner }: TestEstate) {
  const { edges } = (await owner.gql(INTERIOR, { estateId })).data['floors'] as { edges: { node: Floor }[] }
  return edges.map(({ node }) => node)
}
/** The names of the rooms, floor by floor. */
export const names = async (estate: TestEstate) =>
  (await interiorOf(estate)).map(({ name, rooms }) => [name, ...rooms.edges.map(({ node }) => node.name)].join(' '))
