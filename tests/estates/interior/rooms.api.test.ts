import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import {
  addComment,
  addFloor,
  addRoom,
  CREATE_ROOM,
  DELETE_ROOM,
  interiorOf,
  MOVE_ROOM,
  names,
  RESTORE_ROOM,
  ROOM,
  roomOf,
  SAVE_COMMENT,
  UPDATE_ROOM,
} from './interior.ts'

describe('the rooms of a floor', async () => {
  const world = await sharedWorld()

  test('are added over REST beside their floor, with comments inside', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    const room = { type: 'bathroom', name: 'Bad', areaM2: 6.2, comments: [{ text: 'Ny membran' }] }
    const added = await estate.owner.post(roomOf(estate), { floorId, room })
    expect(added).toMatchObject({ status: 201, body: { ...room, floor: { floorId }, version: 1, commentCount: 1 } })
    const { id, comments } = added.body as unknown as { id: string; comments: { id: string }[] }
    const changed = await estate.owner.put(roomOf(estate), {
      floorId,
      room: { id, areaM2: 6.4, comments: [{ id: comments[0]!.id, text: 'Ny membran 2024' }, { text: 'Tett sluk' }] },
    })
    expect(changed).toMatchObject({
      status: 200,
      body: { name: 'Bad', areaM2: 6.4, comments: [{ text: 'Tett sluk' }, { text: 'Ny membran 2024' }] },
    })
    expect(changed.headers['etag']).toBe('"v2"')
    expect((await estate.owner.delete(roomOf(estate), { id })).status).toBe(204)
    expect((await estate.owner.delete(roomOf(estate), { id })).status).toBe(404)
  })

  test('come last on their floor, which counts them in the same answer', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    const add = async (name: string) => {
      const input = { estateId: estate.id, floorId, type: 'office', name, areaM2: 10 }
      const text = 'mutation ($input: CreateRoomInput!) { createRoom(input: $input) { sortOrder floor { roomCount areaM2 } } }'
      return (await estate.owner.gql(text, { input })).data['createRoom']
    }
    await addRoom(estate, floorId, 'Gang')
    expect(await add('Kontor')).toMatchObject({ floor: { roomCount: 2, areaM2: 10 } })
    await addRoom(estate, floorId, 'Bod')
    expect(await add('Arkiv')).toMatchObject({ floor: { roomCount: 4, areaM2: 20 } })
    expect(await names(estate)).toEqual(['Første Gang Kontor Bod Arkiv'])
  })

  test('count for their floor: how many there are, and how large', async () => {
    const estate = await world.estate()
    const [first, second] = [await addFloor(estate, 'A'), await addFloor(estate, 'B')]
    const room = await addRoom(estate, first.id, 'Stue', { areaM2: 20 })
    await addRoom(estate, first.id, 'Bod', { areaM2: 4.5 })
    await addRoom(estate, first.id, 'Gang')
    const counts = async () => (await interiorOf(estate)).map(({ roomCount, areaM2 }) => [roomCount, areaM2])
    expect(await counts()).toEqual([
      [3, 24.5],
      [0, 0],
    ])
    await estate.owner.gql(UPDATE_ROOM, { input: { estateId: estate.id, id: room.id, version: 1, areaM2: 22 } })
    await estate.owner.gql(MOVE_ROOM, { input: { estateId: estate.id, id: room.id, version: 2, floorId: second.id } })
    expect(await counts()).toEqual([
      [2, 4.5],
      [1, 22],
    ])
    await estate.owner.gql(DELETE_ROOM, { estateId: estate.id, id: room.id })
    expect(await counts()).toEqual([
      [2, 4.5],
      [0, 0],
    ])
    await estate.owner.gql(RESTORE_ROOM, { estateId: estate.id, id: room.id })
    expect(await counts()).toEqual([
      [2, 4.5],
      [1, 22],
    ])
  })

  test('stand where they are put, on their own floor or another', async () => {
    const estate = await world.estate()
    const [a, b] = [await addFloor(estate, 'A'), await addFloor(estate, 'B')]
    const [one, two, three] = [await addRoom(estate, a.id, '1'), await addRoom(estate, a.id, '2'), await addRoom(estate, b.id, '3')]
    const move = (room: { id: string; version: number }, floorId: string, beforeId?: string) =>
      estate.owner.gql(MOVE_ROOM, { input: { estateId: estate.id, id: room.id, version: room.version, floorId, beforeId } })
    await move(two, a.id, one.id)
    expect(await names(estate)).toEqual(['A 2 1', 'B 3'])
    await move(one, b.id, three.id)
    expect(await names(estate)).toEqual(['A 2', 'B 1 3'])
    expect((await move(one, a.id)).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await move(three, a.id, one.id)).error).toEqual({ code: 'entityNotFound' })
  })

  test('moved by several people at once are neither lost nor doubled', async () => {
    const estate = await world.estate()
    const [a, b] = [await addFloor(estate, 'A'), await addFloor(estate, 'B')]
    const rooms = []
    for (let i = 0; i < 6; i++) rooms.push(await addRoom(estate, i % 2 ? a.id : b.id, `${i}`))
    const answers = await Promise.all(
      rooms.map(({ id, version }, i) =>
        estate.owner.gql(MOVE_ROOM, { input: { estateId: estate.id, id, version, floorId: i % 2 ? b.id : a.id, beforeId: null } }),
      ),
    )
    expect(answers.map(({ error }) => error)).toEqual(Array(6).fill(undefined))
    expect((await interiorOf(estate)).map(({ roomCount, rooms: { edges } }) => [roomCount, edges.length])).toEqual([
      [3, 3],
      [3, 3],
    ])
  })

  test('of one version, changed twenty times, are changed once', async () => {
    const estate = await world.estate()
    const { id } = await addRoom(estate, (await addFloor(estate)).id)
    const change = (name: string) => estate.owner.put(roomOf(estate), { room: { id, name } }, { 'if-match': '"v1"' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => change(`Nr ${i}`)))
    expect(answers.map(({ status }) => status).sort((x, y) => x - y)).toEqual([200, ...Array<number>(19).fill(409)])
    expect((await estate.owner.gql(UPDATE_ROOM, { input: { estateId: estate.id, id, name: 'Uten' } })).error?.details).toEqual({
      fields: { version: 'required' },
    })
  })

  test('sent twenty times under one key are one', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    const headers = { 'idempotency-key': uuidv7() }
    const body = { floorId, room: { type: 'office', comments: [{ text: 'Trekker' }] } }
    const answers = await Promise.all(Array.from({ length: 20 }, () => estate.owner.post(roomOf(estate), body, headers)))
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await interiorOf(estate)).toMatchObject([{ roomCount: 1 }])
  })

  test('deleted are not read, not changed and not commented on, until they are brought back', async () => {
    const estate = await world.estate()
    const floor = await addFloor(estate)
    const room = await addRoom(estate, floor.id)
    await addComment(estate, room.id)
    const target = { estateId: estate.id, id: room.id }
    const unknown = { code: 'entityNotFound' }
    expect((await estate.owner.gql(DELETE_ROOM, target)).data).toEqual({ deleteRoom: { id: target.id } })
    expect((await estate.owner.gql(ROOM, target)).error).toEqual(unknown)
    expect((await estate.owner.gql(UPDATE_ROOM, { input: { ...target, version: 2 } })).error).toEqual(unknown)
    expect((await estate.owner.gql(SAVE_COMMENT, { input: { estateId: estate.id, roomId: room.id, text: 'Sent' } })).error).toEqual(unknown)
    expect((await estate.owner.gql(RESTORE_ROOM, target)).data).toEqual({ restoreRoom: { id: room.id, commentCount: 1 } })
    await estate.owner.delete(`/api/private/estate/${estate.id}/floors/${floor.id}`, { withRooms: true })
    expect((await estate.owner.gql(ROOM, target)).error).toEqual(unknown)
    expect((await estate.owner.gql(RESTORE_ROOM, target)).error).toEqual(unknown)
  })

  test('hang under their own estate, whichever ids are named beside it', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const [floor, foreignFloor] = [await addFloor(mine), await addFloor(theirs)]
    const [room, foreign] = [await addRoom(mine, floor.id), await addRoom(theirs, foreignFloor.id)]
    const unknown = { code: 'entityNotFound' }
    const ask = async (text: string, variables: object) => (await mine.owner.gql(text, variables as Record<string, unknown>)).error
    expect(await ask(ROOM, { estateId: mine.id, id: foreign.id })).toEqual(unknown)
    expect(await ask(CREATE_ROOM, { input: { estateId: mine.id, floorId: foreignFloor.id, type: 'other' } })).toEqual(unknown)
    expect(await ask(CREATE_ROOM, { input: { estateId: mine.id, floorId: floor.id, id: foreign.id, type: 'other' } })).toEqual(unknown)
    expect(await ask(UPDATE_ROOM, { input: { estateId: mine.id, id: foreign.id, version: 1, name: 'x' } })).toEqual(unknown)
    expect(await ask(UPDATE_ROOM, { input: { estateId: mine.id, id: room.id, version: 1, floorId: foreignFloor.id } })).toEqual(unknown)
    expect(await ask(MOVE_ROOM, { input: { estateId: mine.id, id: room.id, version: 1, floorId: foreignFloor.id } })).toEqual(unknown)
    expect(
      await ask(MOVE_ROOM, { input: { estateId: mine.id, id: room.id, version: 1, floorId: floor.id, beforeId: foreign.id } }),
    ).toEqual(unknown)
    expect(await ask(DELETE_ROOM, { estateId: mine.id, id: foreign.id })).toEqual(unknown)
    expect(await ask(DELETE_ROOM, { estateId: theirs.id, id: foreign.id })).toEqual(unknown)
    expect((await mine.owner.post(roomOf(mine), { floorId: foreignFloor.id, room: { type: 'other' } })).status).toBe(404)
    expect(await names(theirs)).toEqual(['Første Stue'])
    await expect(
      world.sql("insert into room (estate_id, floor_id, type, sort_order) values ($1, $2, 'other', 1)", [mine.id, foreignFloor.id]),
    ).rejects.toThrow(/foreign key/)
  })

  test('name what is wrong with them', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    const add = async (room: object) => (await estate.owner.post(roomOf(estate), { floorId, room })).body
    expect(await add({ name: 'x'.repeat(256) })).toMatchObject({
      code: 'unprocessableEntity',
      details: { fields: { type: 'required', name: 'tooLong' } },
    })
    expect(await add({ type: 'kitchen', areaM2: -1 })).toMatchObject({ details: { fields: { areaM2: 'notValid' } } })
    expect(await add({ type: 'kitchen', comments: [{ text: 'x'.repeat(4001) }] })).toMatchObject({
      details: { fields: { 'comments[0].text': 'tooLong' } },
    })
    expect(await add({ type: 'kitchen', comments: [{}] })).toMatchObject({ details: { fields: { 'comments[0].text': 'required' } } })
    const input = { estateId: estate.id, floorId, type: 'kitchen', areaM2: 1e9 }
    expect((await estate.owner.gql(CREATE_ROOM, { input })).error?.details).toEqual({ fields: { areaM2: 'notValid' } })
    expect((await (await estate.guest('read')).post(roomOf(estate), { floorId, room: { type: 'x' } })).status).toBe(403)
  })
})
