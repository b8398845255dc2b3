import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { addFloor, addRoom, DELETE_ROOM, floorsOf, names, REMOVED, RESTORE_FLOOR, RESTORE_ROOM } from './interior.ts'

interface Removed {
  id: string
  name: string
  isFloorRemoved?: boolean
  removedAt: string
  restorableUntil: string
  removedByName: string | null
}
interface List {
  totalCount: number
  edges: { node: Removed }[]
  pageInfo: { hasNextPage: boolean; endCursor: string }
}
type Answer = { removedFloors: List; removedRooms: List }

async function removedFrom({ id: estateId, owner }: TestEstate, who: TestEstate['owner'] = owner, more: object = {}) {
  const { removedFloors, removedRooms } = (await who.gql(REMOVED, { estateId, ...more })).data as unknown as Answer
  return {
    floors: removedFloors.edges.map(({ node }) => node),
    rooms: removedRooms.edges.map(({ node }) => node),
    removedFloors,
    removedRooms,
  }
}
const deleteRoom = ({ id: estateId, owner }: TestEstate, id: string) => owner.gql(DELETE_ROOM, { estateId, id })
const deleteFloor = (estate: TestEstate, id: string) => estate.owner.delete(floorsOf(estate, id), { floorId: id, withRooms: true })

describe('what was deleted of an interior', async () => {
  const world = await sharedWorld()

  test('is listed with when, by whom, from where and until when it can be had back, the latest first', async () => {
    const estate = await world.estate()
    const floor = await addFloor(estate, 'Oppe')
    const [bod, kott] = [await addRoom(estate, floor.id, 'Bod'), await addRoom(estate, floor.id, 'Kott')]
    const cellar = await addFloor(estate, 'Kjeller')
    expect(await removedFrom(estate)).toMatchObject({ floors: [], rooms: [], removedRooms: { totalCount: 0 } })
    await deleteRoom(estate, kott.id)
    await deleteRoom(estate, bod.id)
    await deleteFloor(estate, cellar.id)
    const { floors, rooms } = await removedFrom(estate)
    const [user] = await world.sql<{ name: string }>(
      'select u.name from app_user u join account a on a.user_id = u.id join estate_owner o on o.account_id = a.id where o.estate_id = $1',
      [estate.id],
    )
    expect(floors).toMatchObject([{ id: cellar.id, name: 'Kjeller', type: 'floor1', roomCount: 0, removedByName: user!.name }])
    const there = { floor: { id: floor.id, name: 'Oppe' }, isFloorRemoved: false, removedByName: user!.name }
    expect(rooms).toMatchObject([
      { id: bod.id, name: 'Bod', type: 'livingRoom', ...there },
      { id: kott.id, name: 'Kott', ...there },
    ])
    for (const { removedAt, restorableUntil } of [...floors, ...rooms])
      expect((Date.parse(restorableUntil) - Date.parse(removedAt)) / 86_400_000).toBeCloseTo(30, 0)
  })

  test('leaves the list when it is brought back, and stands in its place', async () => {
    const estate = await world.estate()
    const floor = await addFloor(estate, 'Oppe')
    const room = await addRoom(estate, floor.id, 'Bod')
    await addRoom(estate, floor.id, 'Kott')
    await deleteRoom(estate, room.id)
    await estate.owner.gql(RESTORE_ROOM, { estateId: estate.id, id: room.id })
    expect((await removedFrom(estate)).rooms).toEqual([])
    expect(await names(estate)).toEqual(['Oppe Bod Kott'])
  })

  test('on a floor that was deleted as well waits for the floor; what went with it is told with it', async () => {
    const estate = await world.estate()
    const floor = await addFloor(estate, 'Oppe')
    const [bod] = [await addRoom(estate, floor.id, 'Bod'), await addRoom(estate, floor.id, 'Kott')]
    await deleteRoom(estate, bod.id)
    await deleteFloor(estate, floor.id)
    expect(await removedFrom(estate)).toMatchObject({ floors: [{ roomCount: 1 }], rooms: [{ id: bod.id, isFloorRemoved: true }] })
    const restoreBod = () => estate.owner.gql(RESTORE_ROOM, { estateId: estate.id, id: bod.id })
    expect((await restoreBod()).error).toEqual({ code: 'entityNotFound' })
    await estate.owner.gql(RESTORE_FLOOR, { estateId: estate.id, floorId: floor.id })
    expect(await removedFrom(estate)).toMatchObject({ floors: [], rooms: [{ id: bod.id, isFloorRemoved: false }] })
    expect((await restoreBod()).error).toBeUndefined()
    expect(await names(estate)).toEqual(['Oppe Bod Kott'])
  })

  test('is no longer listed after thirty days, nor with a floor that is gone for good', async () => {
    const estate = await world.estate()
    const [old, late] = [await addFloor(estate, 'Gammel'), await addFloor(estate, 'Sen')]
    const [oldRoom, room] = [await addRoom(estate, late.id, 'Gammelt'), await addRoom(estate, old.id, 'Bod')]
    for (const { id } of [oldRoom, room]) await deleteRoom(estate, id)
    for (const { id } of [old, late]) await deleteFloor(estate, id)
    const age = (table: string, id: string) =>
      world.sql(`update ${table} set removed_at = now() - interval '30 days 1 minute' where id = $1`, [id])
    await age('floor', old.id)
    await age('room', oldRoom.id)
    expect(await removedFrom(estate)).toMatchObject({
      floors: [{ name: 'Sen' }],
      rooms: [],
      removedFloors: { totalCount: 1 },
      removedRooms: { totalCount: 0 },
    })
  })

  test('comes a page at a time', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    for (const name of ['1', '2', '3']) await deleteRoom(estate, (await addRoom(estate, floorId, name)).id)
    const first = await removedFrom(estate, estate.owner, { first: 2 })
    expect(first.rooms.map(({ name }) => name)).toEqual(['3', '2'])
    const { hasNextPage, endCursor } = first.removedRooms.pageInfo
    expect([first.removedRooms.totalCount, hasNextPage]).toEqual([3, true])
    const rest = await removedFrom(estate, estate.owner, { first: 2, roomsAfter: endCursor })
    expect(rest.rooms.map(({ name }) => name)).toEqual(['1'])
  })

  test('is shown to those who may change the estate; by whom only to those who read its history', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    await deleteRoom(estate, (await addRoom(estate, floorId, 'Bod')).id)
    const editor = await estate.guest('edit')
    expect((await removedFrom(estate, editor)).rooms).toMatchObject([{ name: 'Bod', removedByName: null }])
    const ask = async (who: TestEstate['owner'], estateId = estate.id) => (await who.gql(REMOVED, { estateId })).error
    expect(await ask(await estate.guest('read'))).toEqual({ code: 'authorizationFailure' })
    const stranger = await world.estate()
    expect(await ask(stranger.owner)).toEqual({ code: 'entityNotFound' })
    expect((await removedFrom(stranger)).rooms).toEqual([])
    const link = await estate.link({ sections: [] })
    expect((await link.gql(REMOVED, { estateId: estate.id })).status).toBe(400)
    expect((await estate.owner.gql(REMOVED, { estateId: estate.id, first: 101 })).error).toMatchObject({
      details: { fields: { first: 'notValid' } },
    })
  })
})
