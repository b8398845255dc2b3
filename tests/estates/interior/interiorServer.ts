import { http, HttpResponse } from 'msw/http'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type {
  CommentPartsFragment,
  FloorPartsFragment,
  RemovedFloorsQuery,
  RemovedRoomsQuery,
  RoomPartsFragment,
} from '#client/generated/graphql.ts'
import { page } from '#tests/estates/archive.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'

type Input = Record<string, unknown> & { id?: string; floorId?: string; version?: number; beforeId?: string | null }
type Variables = { estateId: string; id: string; floorId: string; after?: string | null; input: Input }
export type Floor = FloorPartsFragment & { rooms: RoomPartsFragment[] }

export const room = (id: string, more: Partial<RoomPartsFragment> = {}): RoomPartsFragment => ({
  __typename: 'Room',
  id,
  type: 'bedroom',
  name: id,
  areaM2: 10,
  commentCount: 0,
  version: 1,
  ...more,
})
export const floor = (id: string, rooms: RoomPartsFragment[] = [], more: Partial<FloorPartsFragment> = {}): Floor => ({
  __typename: 'Floor',
  id,
  type: 'floor1',
  name: id,
  roomCount: rooms.length,
  areaM2: rooms.reduce((sum, { areaM2 }) => sum + (areaM2 ?? 0), 0),
  version: 1,
  rooms,
  ...more,
})
type RemovedFloor = RemovedFloorsQuery['removedFloors']['edges'][number]['node']
type RemovedRoom = RemovedRoomsQuery['removedRooms']['edges'][number]['node']
const removal = { removedAt: '2026-03-12T08:07:00.000Z', restorableUntil: '2026-04-11T08:07:00.000Z', removedByName: 'Kari Nordmann' }
export const removedFloor = (id: string, roomCount = 0): RemovedFloor => ({
  __typename: 'RemovedFloor',
  id,
  type: 'loft',
  name: id,
  roomCount,
  ...removal,
})
export const removedRoom = (id: string, on: Pick<Floor, 'id' | 'type' | 'name'>, isFloorRemoved = false): RemovedRoom => ({
  __typename: 'RemovedRoom',
  id,
  type: 'storage',
  name: id,
  floor: { __typename: 'Floor', id: on.id, type: on.type, name: on.name ?? null },
  isFloorRemoved,
  ...removal,
})
export const comment = (id: string, more: Partial<CommentPartsFragment> = {}): CommentPartsFragment => ({
  __typename: 'RoomComment',
  id,
  text: id,
  authorName: 'Kari Nordmann',
  version: 1,
  createdAt: '2026-03-12T08:07:00.000Z',
  updatedAt: '2026-03-12T08:07:00.000Z',
  pictures: [],
  ...more,
})

const connection = <Node extends { id: string }>(type: string, nodes: readonly Node[]) => ({
  __typename: `${type}Connection`,
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: `${type}Edge`, cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: nodes.at(-1)?.id ?? null },
})

interface World {
  estate?: typeof solveien
  floors?: Floor[]
  comments?: CommentPartsFragment[]
  removedFloors?: RemovedFloor[]
  removedRooms?: RemovedRoom[]
}

/** Answers for the interior as the server does, and remembers what it was asked. */
export function interiorServer({ estate = solveien, floors = [], comments = [], removedFloors = [], removedRooms = [] }: World = {}) {
  const world = { floors, comments, removed: [] as Floor[], removedFloors, removedRooms }
  const asked: { operation: string; variables: Variables }[] = []
  const refusals = new Map<string, () => Response>()
  const shown = ({ rooms, ...parts }: Floor) => ({ ...parts, rooms: connection('Room', rooms) })
  const moved = <Row extends { id: string }>(rows: Row[], id: string, beforeId: string | null | undefined) => {
    const rest = rows.filter((row) => row.id !== id)
    const at = beforeId ? rest.findIndex((row) => row.id === beforeId) : rest.length
    return [...rest.slice(0, at), rows.find((row) => row.id === id)!, ...rest.slice(at)]
  }
  const roomOf = (id: string) => {
    const on = world.floors.find(({ rooms }) => rooms.some((each) => each.id === id))
    return on && { ...on.rooms.find((each) => each.id === id)!, floor: on }
  }

  const removedFloorsNow = () => ({ removedFloors: connection('RemovedFloor', world.removedFloors) })
  const removedRoomsNow = () => ({ removedRooms: connection('RemovedRoom', world.removedRooms) })

  const answers: Record<string, (variables: Variables) => object | undefined> = {
    Interior: () => ({ frame: estate, floors: connection('Floor', world.floors.map(shown)) }),
    RemovedCounts: () => ({ ...removedFloorsNow(), ...removedRoomsNow() }),
    RemovedFloors: () => removedFloorsNow(),
    RemovedRooms: () => removedRoomsNow(),
    RoomPage: ({ id, after }) => {
      const found = roomOf(id)
      return found && { frame: estate, room: { ...found, comments: page('RoomComment', world.comments, after, 20) } }
    },
    SaveFloor: ({ input: { floorId, version, ...values } }) => {
      const before = world.floors.find(({ id }) => id === floorId)
      const saved = { ...(before ?? floor('ny')), ...values, version: (version ?? 0) + 1 } as Floor
      world.floors = before ? world.floors.map((each) => (each === before ? saved : each)) : [...world.floors, saved]
      return { saveFloor: saved }
    },
    CreateRoom: ({ input: { floorId, ...values } }) => {
      const added = room('nytt', values)
      world.floors = world.floors.map((each) => (each.id === floorId ? { ...each, rooms: [...each.rooms, added] } : each))
      return { createRoom: added }
    },
    AddRooms: ({ input: { floorType, rooms } }) => {
      const added = floor(
        'ny',
        (rooms as RoomPartsFragment[]).map((each) => room(each.id, each)),
        { type: floorType as Floor['type'], name: null },
      )
      world.floors = [...world.floors, added]
      return { addRooms: { __typename: 'Floor', id: added.id } }
    },
    MoveFloor: ({ input: { floorId, beforeId } }) => {
      world.floors = moved(world.floors, floorId!, beforeId)
      return { moveFloor: { __typename: 'Floor', id: floorId, version: 2 } }
    },
    DeleteFloor: ({ floorId }) => {
      world.removed = world.floors.filter(({ id }) => id === floorId)
      world.floors = world.floors.filter(({ id }) => id !== floorId)
      return { deleteFloor: { __typename: 'Removed', id: 'record' } }
    },
    RestoreFloor: () => {
      world.floors = [...world.floors, ...world.removed]
      return { restoreFloor: world.removed[0] }
    },
    DeleteRoom: () => ({ deleteRoom: { __typename: 'Removed', id: 'record' } }),
    RestoreRoom: ({ id }) => {
      const removed = world.removedRooms.find((each) => each.id === id)
      world.removedRooms = world.removedRooms.filter((each) => each !== removed)
      for (const on of world.floors) if (on.id === removed?.floor.id) on.rooms = [...on.rooms, room(id)]
      return { restoreRoom: room(id) }
    },
    SaveRoomComment: ({ input: { text } }) => {
      const added = comment('ny', { text: String(text) })
      world.comments = [added, ...world.comments]
      return { saveRoomComment: added }
    },
    DeleteRoomComment: () => ({ deleteRoomComment: { __typename: 'Removed', id: 'record' } }),
  }

  const answer = async ({ request }: { request: Request }) => {
    const { operationName, variables } = (await request.json()) as { operationName: string; variables: Variables }
    asked.push({ operation: operationName, variables })
    const refusal = refusals.get(operationName)
    if (refusal) return refusal()
    const data = answers[operationName]!(variables)
    return data
      ? HttpResponse.json({ data })
      : HttpResponse.json({ ...(await refused('entityNotFound', 404).json()), data: { frame: estate, room: null } })
  }
  setIdentity(undefined)
  privateClient()
  network.use(http.post('/graphql', answer), http.post('/graphql/public/:key', answer))
  return {
    world,
    asked,
    calls: (operation: string) => asked.filter((call) => call.operation === operation),
    refuse: (operation: string, how: () => Response) => void refusals.set(operation, how),
    recover: () => refusals.clear(),
  }
}
