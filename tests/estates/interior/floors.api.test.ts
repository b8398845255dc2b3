import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import {
  addComment,
  addFloor,
  addRoom,
  DELETE_FLOOR,
  type Floor,
  floorsOf,
  INTERIOR,
  interiorOf,
  MOVE_FLOOR,
  names,
  RESTORE_FLOOR,
  SAVE_FLOOR,
} from './interior.ts'

describe('the floors of an estate', async () => {
  const world = await sharedWorld()

  test('are read with their rooms and what was said of them, through both transports', async () => {
    const estate = await world.estate()
    const { id } = await addFloor(estate)
    const room = await addRoom(estate, id, 'Stue', { areaM2: 24.5 })
    await addComment(estate, room.id, 'Sprekk i taket')
    const floor = { type: 'floor1', name: 'Første', roomCount: 1, areaM2: 24.5, version: 1 }
    expect(await interiorOf(estate)).toMatchObject([{ ...floor, rooms: { totalCount: 1, edges: [{ node: { name: 'Stue' } }] } }])
    expect((await estate.owner.get(floorsOf(estate))).body).toMatchObject([
      {
        ...floor,
        floorId: id,
        rooms: [{ id: room.id, type: 'livingRoom', areaM2: 24.5, comments: [{ text: 'Sprekk i taket', pictures: [] }] }],
      },
    ])
  })

  test('are read alike by the holder of a link, who cannot change them', async () => {
    const estate = await world.estate()
    const link = await estate.link({ sections: ['interior'] })
    await addRoom(estate, (await addFloor(estate)).id)
    const { data } = await link.gql(INTERIOR, { estateId: estate.id })
    expect(data['floors']).toMatchObject({ edges: [{ node: { rooms: { edges: [{ node: { name: 'Stue' } }] } } }] })
    const url = `/api/public/${link.key}/estate/${estate.id}/floors`
    expect((await link.get(url)).body).toMatchObject([{ name: 'Første', rooms: [{ name: 'Stue' }] }])
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect([404, 405]).toContain((await link.send(method, url, { body: {} })).status)
    const other = await world.estate()
    expect((await link.get(`/api/public/${link.key}/estate/${other.id}/floors`)).status).toBe(404)
    expect((await link.gql(SAVE_FLOOR, { input: { estateId: estate.id, type: 'floor1' } })).status).toBe(400)
    expect(JSON.stringify((await link.get(url)).body)).not.toContain('author')
  })

  test('are put under an id of one’s own, and changed under it', async () => {
    const estate = await world.estate()
    const id = uuidv7()
    const put = (body: object, headers?: Record<string, string>) => estate.owner.put(floorsOf(estate, id), body, headers)
    expect(await put({ type: 'basement' })).toMatchObject({
      status: 200,
      body: { floorId: id, type: 'basement', name: null, version: 1, rooms: [] },
    })
    expect(await put({ floorId: id, name: 'Bod og vask' }, { 'if-match': '"v1"' })).toMatchObject({
      body: { type: 'basement', name: 'Bod og vask', version: 2 },
    })
    expect(await put({ name: 'Sent' }, { 'if-match': '"v1"' })).toMatchObject({ status: 409, body: { details: { reason: 'stale' } } })
    expect((await put({ floorId: uuidv7(), name: 'Feil' })).status).toBe(400)
  })

  test('come last when they are new, and stand where they are put', async () => {
    const estate = await world.estate()
    const [a, b, c] = [await addFloor(estate, 'A'), await addFloor(estate, 'B'), await addFloor(estate, 'C')]
    expect(await names(estate)).toEqual(['A', 'B', 'C'])
    await estate.owner.gql(MOVE_FLOOR, { input: { estateId: estate.id, floorId: c.id, version: 1, beforeId: a.id } })
    expect(await names(estate)).toEqual(['C', 'A', 'B'])
    await estate.owner.gql(MOVE_FLOOR, { input: { estateId: estate.id, floorId: a.id, version: 1 } })
    expect(await names(estate)).toEqual(['C', 'B', 'A'])
    await estate.owner.put(floorsOf(estate, b.id), { sortOrder: -5 })
    expect(await names(estate)).toEqual(['B', 'C', 'A'])
  })

  test('find room between neighbours, however often others are put there', async () => {
    const estate = await world.estate()
    for (const name of ['0', '1', '2', '3']) await addFloor(estate, name)
    for (let i = 0; i < 30; i++) {
      const all = await interiorOf(estate)
      const second = all[1]!
      const moved = all.at(-1)!
      await estate.owner.gql(MOVE_FLOOR, { input: { estateId: estate.id, floorId: moved.id, version: moved.version, beforeId: second.id } })
      expect((await interiorOf(estate))[1]!.id).toBe(moved.id)
    }
    expect(await interiorOf(estate)).toHaveLength(4)
  })

  test('moved by several people at once all come to stand somewhere; of moves of one floor one is kept', async () => {
    const estate = await world.estate()
    const floors: Floor[] = []
    for (let i = 0; i < 5; i++) floors.push(await addFloor(estate, `${i}`))
    const move = (floor: Floor, beforeId: string) =>
      estate.owner.gql(MOVE_FLOOR, { input: { estateId: estate.id, floorId: floor.id, version: floor.version, beforeId } })
    const answers = await Promise.all([
      ...floors.slice(1).map((floor) => move(floor, floors[0]!.id)),
      ...Array.from({ length: 6 }, () => move(floors[4]!, floors[1]!.id)),
    ])
    expect(answers.filter(({ error }) => !error)).toHaveLength(4)
    expect(answers.filter(({ error }) => error).every(({ error }) => error!.details?.reason === 'stale')).toBe(true)
    expect((await interiorOf(estate)).map(({ id }) => id).sort()).toEqual(floors.map(({ id }) => id).sort())
  })

  test('with rooms are deleted only with a yes to that, which a row of the REST layer is, and can be had back', async () => {
    const estate = await world.estate()
    const { id } = await addFloor(estate)
    const room = await addRoom(estate, id)
    const variables = { estateId: estate.id, floorId: id }
    const refusal = { code: 'cannotHandleTheRequest', details: { reason: 'hasRooms' } }
    expect((await estate.owner.gql(DELETE_FLOOR, variables)).error).toEqual(refusal)
    expect(await estate.owner.delete(floorsOf(estate, id), { floorId: id, withRooms: false })).toMatchObject({ status: 409, body: refusal })
    expect((await estate.owner.delete(floorsOf(estate, id), { floorId: room.id, withRooms: true })).status).toBe(400)
    expect((await estate.owner.delete(floorsOf(estate, id), { floorId: id })).status).toBe(204)
    expect(await names(estate)).toEqual([])
    expect((await estate.owner.gql(SAVE_FLOOR, { input: { ...variables, version: 2, type: 'loft' } })).error).toEqual({
      code: 'entityNotFound',
    })
    expect((await estate.owner.delete(floorsOf(estate, id))).status).toBe(404)
    expect((await estate.owner.gql(RESTORE_FLOOR, variables)).data).toEqual({ restoreFloor: { id, roomCount: 1 } })
    expect(await names(estate)).toEqual(['Første Stue'])
  })

  test('without rooms are deleted as they are, and nobody else brings them back', async () => {
    const estate = await world.estate()
    const { id } = await addFloor(estate)
    expect((await estate.owner.delete(floorsOf(estate, id))).status).toBe(204)
    const stranger = await world.estate()
    expect((await stranger.owner.gql(RESTORE_FLOOR, { estateId: stranger.id, floorId: id })).error).toEqual({ code: 'entityNotFound' })
    expect((await (await estate.guest('read')).gql(RESTORE_FLOOR, { estateId: estate.id, floorId: id })).error).toEqual({
      code: 'authorizationFailure',
    })
  })

  test('are gone for good after thirty days', async () => {
    const estate = await world.estate()
    const { id } = await addFloor(estate)
    await estate.owner.delete(floorsOf(estate, id))
    await world.sql("update floor set removed_at = now() - interval '30 days 1 minute' where id = $1", [id])
    expect((await estate.owner.gql(RESTORE_FLOOR, { estateId: estate.id, floorId: id })).error).toEqual({ code: 'entityNotFound' })
  })

  test('of another estate are not found, even by an owner', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { id: foreign } = await addFloor(theirs)
    const { id, version } = await addFloor(mine)
    const unknown = { code: 'entityNotFound' }
    const ask = (text: string, input: object) => mine.owner.gql(text, { input: { estateId: mine.id, ...input } })
    expect((await ask(SAVE_FLOOR, { floorId: foreign, version: 1, type: 'loft' })).error).toEqual(unknown)
    expect((await ask(MOVE_FLOOR, { floorId: foreign, version: 1 })).error).toEqual(unknown)
    expect((await ask(MOVE_FLOOR, { floorId: id, version, beforeId: foreign })).error).toEqual(unknown)
    expect((await mine.owner.put(floorsOf(mine, foreign), { type: 'loft' })).status).toBe(404)
    expect((await mine.owner.delete(floorsOf(mine, foreign), { withRooms: true })).status).toBe(404)
    expect((await mine.owner.delete(floorsOf(mine, 'x'))).status).toBe(404)
    expect(await names(theirs)).toEqual(['Første'])
  })

  test('name what is wrong with them', async () => {
    const estate = await world.estate()
    const save = async (input: object) => (await estate.owner.put(floorsOf(estate, uuidv7()), input)).body
    expect(await save({ type: 'loft', name: 'x'.repeat(256) })).toMatchObject({
      code: 'unprocessableEntity',
      details: { fields: { name: 'tooLong' } },
    })
    expect(await save({ type: 'moon' })).toMatchObject({ details: { fields: { type: 'notValid' } } })
    expect(await save({ name: 'Uten' })).toMatchObject({ details: { fields: { type: 'required' } } })
    expect(await save({ type: 'loft', sortOrder: 1.5 })).toMatchObject({ details: { fields: { sortOrder: 'notValid' } } })
    expect(
      (await estate.owner.gql(SAVE_FLOOR, { input: { estateId: estate.id, type: 'loft', name: 'x'.repeat(256) } })).error?.details,
    ).toEqual({ fields: { name: 'tooLong' }, limits: { name: { max: 255 } } })
  })

  test('sent twenty times under one key are one', async () => {
    const estate = await world.estate()
    const headers = { 'idempotency-key': uuidv7() }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => estate.owner.gql(SAVE_FLOOR, { input: { estateId: estate.id, type: 'loft' } }, headers)),
    )
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(await interiorOf(estate)).toHaveLength(1)
  })
})
