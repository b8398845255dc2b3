import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { addFloor, addRoom, floorsOf } from './interior.ts'

const ADD = `mutation ($input: AddRoomsInput!) {
  addRooms(input: $input) { id type roomCount rooms(first: 50) { edges { node { id type name } } } }
}`
const roomsOf = ({ id }: { id: string }) => `/api/private/estate/${id}/rooms`
const chosen = () => [
  { id: uuidv7(), type: 'livingRoom' },
  { id: uuidv7(), type: 'bedroom', name: 'Soverom 1' },
  { id: uuidv7(), type: 'bedroom', name: 'Soverom 2' },
]

describe('the rooms of an estate, several at once', async () => {
  const world = await sharedWorld()

  const add = ({ id: estateId, owner }: TestEstate, values: object, by = owner) => by.gql(ADD, { input: { estateId, ...values } })
  const shown = async (estate: TestEstate) =>
    ((await estate.owner.get(floorsOf(estate))).body as unknown as { type: string; rooms: { type: string; name: string | null }[] }[]).map(
      ({ type, rooms }) => [type, rooms.map(({ type: kind, name }) => name ?? kind)],
    )

  test('stand in the order in which they were chosen, on a floor that is made for them', async () => {
    const estate = await world.estate()
    const rooms = chosen()
    expect((await add(estate, { floorType: 'floor1', rooms })).data).toMatchObject({
      addRooms: { type: 'floor1', roomCount: 3, rooms: { edges: rooms.map((node) => ({ node })) } },
    })
    expect(await shown(estate)).toEqual([['floor1', ['livingRoom', 'Soverom 1', 'Soverom 2']]])
  })

  test('come after what is there, on a floor of that kind or one that is named, over REST too', async () => {
    const estate = await world.estate()
    const ground = await addFloor(estate)
    await addRoom(estate, ground.id, 'Gang')
    const first = await estate.owner.post(roomsOf(estate), { floorType: 'floor1', rooms: [{ id: uuidv7(), type: 'kitchen' }] })
    expect(first).toMatchObject({ status: 201, body: { floorId: ground.id, roomCount: 2 } })
    expect((await estate.owner.post(roomsOf(estate), { floorId: ground.id, rooms: [{ id: uuidv7(), type: 'bathroom' }] })).status).toBe(201)
    expect(await shown(estate)).toEqual([['floor1', ['Gang', 'kitchen', 'bathroom']]])
  })

  test('are there once, however often and however fast they are sent', async () => {
    const estate = await world.estate()
    const body = { floorType: 'floor1', rooms: chosen() }
    const answers = await Promise.all([1, 2, 3].map(() => estate.owner.post(roomsOf(estate), body)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect((await add(estate, body)).data).toMatchObject({ addRooms: { roomCount: 3 } })
    expect(await shown(estate)).toEqual([['floor1', ['livingRoom', 'Soverom 1', 'Soverom 2']]])
  })

  test('come all or not at all', async () => {
    const estate = await world.estate()
    const { body, status } = await estate.owner.post(roomsOf(estate), {
      floorType: 'floor1',
      rooms: [
        { id: uuidv7(), type: 'kitchen' },
        { id: uuidv7(), type: 'spaceship' },
      ],
    })
    expect([status, body.details]).toMatchObject([422, { fields: { 'rooms[1].type': 'notValid' } }])
    expect(await shown(estate)).toEqual([])
  })

  test.each([
    [{ floorType: 'floor1', rooms: [] }, { rooms: 'required' }],
    [{ floorType: 'floor1', rooms: Array.from({ length: 51 }, () => ({ id: uuidv7(), type: 'storage' })) }, { rooms: 'tooMany' }],
    [{ floorType: 'floor1', rooms: [{ type: 'kitchen' }] }, { 'rooms[0].id': 'required' }],
    [{ rooms: [{ id: uuidv7(), type: 'kitchen' }] }, { floorType: 'required' }],
    [{ floorType: 'cellar', rooms: [{ id: uuidv7(), type: 'kitchen' }] }, { floorType: 'notValid' }],
    [{ floorType: 'floor1', rooms: [{ id: uuidv7(), type: 'kitchen', name: 'x'.repeat(256) }] }, { 'rooms[0].name': 'tooLong' }],
  ])('%j is refused and says why', async (body, fields) => {
    const estate = await world.estate()
    expect(await estate.owner.post(roomsOf(estate), body)).toMatchObject({ status: 422, body: { details: { fields } } })
    expect(await shown(estate)).toEqual([])
  })

  test('are added by whoever may add to the interior, and not to what is somebody else’s', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const foreign = await addFloor(other)
    const rooms = chosen()
    const reader = await estate.guest('read')
    expect((await reader.post(roomsOf(estate), { floorType: 'floor1', rooms })).status).toBe(403)
    expect((await other.owner.post(roomsOf(estate), { floorType: 'floor1', rooms })).status).toBe(404)
    expect((await estate.owner.post(roomsOf(estate), { floorId: foreign.id, rooms })).status).toBe(404)
    expect((await (await estate.guest('edit')).post(roomsOf(estate), { floorType: 'floor1', rooms })).status).toBe(201)
    expect([await shown(estate), await shown(other)]).toEqual([[['floor1', ['livingRoom', 'Soverom 1', 'Soverom 2']]], [['floor1', []]]])
  })
})
