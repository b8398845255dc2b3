import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { forgetOld } from '#server/start/forgetting.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import {
  addComment,
  addFloor,
  addRoom,
  type Comment,
  DELETE_COMMENT,
  floorsOf,
  ROOM,
  roomOf,
  SAVE_COMMENT,
  uploadPicture,
} from './interior.ts'

describe('what is said of a room', async () => {
  const world = await sharedWorld()

  async function withRoom() {
    const estate = await world.estate()
    const floor = await addFloor(estate)
    const room = await addRoom(estate, floor.id)
    const save = (input: object, headers?: Record<string, string>) =>
      estate.owner.gql(SAVE_COMMENT, { input: { estateId: estate.id, roomId: room.id, ...input } }, headers)
    const read = async (variables: object = {}) =>
      (await estate.owner.gql(ROOM, { estateId: estate.id, id: room.id, ...variables })).data['room'] as {
        commentCount: number
        comments: {
          totalCount: number
          edges: { node: Comment & { authorName: string } }[]
          pageInfo: { endCursor: string; hasNextPage: boolean }
        }
      }
    return { estate, floor, room, save, read }
  }

  test('is read newest first, a page at a time, with who said it', async () => {
    const { estate, room, read } = await withRoom()
    for (let i = 1; i <= 23; i++) await addComment(estate, room.id, `Nr ${i}`)
    const { commentCount, comments } = await read()
    expect(commentCount).toBe(23)
    expect(comments).toMatchObject({ totalCount: 23, pageInfo: { hasNextPage: true } })
    expect(comments.edges[0]!.node).toMatchObject({ text: 'Nr 23', authorName: expect.stringContaining('Eier') as string })
    const rest = await read({ after: comments.pageInfo.endCursor })
    expect(rest.comments.edges.map(({ node }) => node.text)).toEqual(['Nr 3', 'Nr 2', 'Nr 1'])
  })

  test('may be pictures, up to ten, of one’s own', async () => {
    const { estate, save } = await withRoom()
    const fileIds = await Promise.all(Array.from({ length: 11 }, () => uploadPicture(estate)))
    const { data } = await save({ fileIds: fileIds.slice(0, 2) })
    const comment = data['saveRoomComment'] as Comment
    expect(comment).toMatchObject({ text: '', pictures: [{ file: { id: fileIds[0] } }, { file: { id: fileIds[1] } }] })
    expect((await estate.owner.get(comment.pictures[0]!.file.url)).status).toBe(200)
    const target = { id: comment.id, version: 1 }
    expect((await save({ ...target, fileIds: fileIds.slice(2) })).error?.details).toEqual({ fields: { fileIds: 'tooMany' } })
    expect((await save({ ...target, fileIds })).error?.details).toEqual({ fields: { fileIds: 'notValid' } })
    const changed = await save({
      ...target,
      text: 'Bak panelet',
      fileIds: fileIds.slice(2, 4),
      removedPictureIds: [comment.pictures[0]!.id],
    })
    expect((changed.data['saveRoomComment'] as Comment).pictures.map(({ file }) => file.id)).toEqual(fileIds.slice(1, 4))
    const { pictures } = changed.data['saveRoomComment'] as Comment
    expect((await save({ id: comment.id, version: 2, text: '', removedPictureIds: pictures.map(({ id }) => id) })).error?.details).toEqual({
      fields: { text: 'required' },
    })
    const theirs = await world.account()
    const [document, foreign] = [await estate.owner.upload(), await theirs.upload('x.pdf')]
    for (const id of [document, foreign, uuidv7()])
      expect((await save({ fileIds: [id] })).error?.details).toEqual({ fields: { fileIds: 'notValid' } })
  })

  test('is shown through a link, pictures and all, and without the name of who said it', async () => {
    const { estate, room, save } = await withRoom()
    await save({ text: 'Fukt', fileIds: [await uploadPicture(estate)] })
    const link = await estate.link({ sections: ['interior', 'room-comments'] })
    const { data } = await link.gql(ROOM, { estateId: estate.id, id: room.id })
    expect(data['room']).toMatchObject({ commentCount: 1 })
    const [edge] = (data['room'] as { comments: { edges: { node: Comment }[] } }).comments.edges
    expect(edge!.node).toMatchObject({ text: 'Fukt', authorName: null })
    const { url } = edge!.node.pictures[0]!.file
    expect((await link.get(url)).status).toBe(200)
    // Where its owner leaves them out, the room is there and nothing that was said of it, by whatever address.
    const quiet = await estate.link({ sections: ['interior'] })
    const { data: told } = await quiet.gql(ROOM, { estateId: estate.id, id: room.id })
    expect(told['room']).toMatchObject({ id: room.id, commentCount: 0, comments: null })
    expect((await quiet.get(url.replace(link.key, quiet.key))).status).toBe(403)
  })

  test('is shut away with its pictures while its floor is deleted, comes back with it, and is swept in the end', async () => {
    const { estate, floor, room, save } = await withRoom()
    const fileId = await uploadPicture(estate)
    await save({ fileIds: [fileId] })
    const status = async () => (await estate.owner.get(`/api/private/file/${fileId}`)).status
    await estate.owner.delete(floorsOf(estate, floor.id), { withRooms: true })
    expect(await status()).toBe(403)
    await estate.owner.gql(
      'mutation ($estateId: ID!, $floorId: ID!) { restoreFloor(input: { estateId: $estateId, floorId: $floorId }) { id } }',
      {
        estateId: estate.id,
        floorId: floor.id,
      },
    )
    expect(await status()).toBe(200)
    await estate.owner.delete(roomOf(estate), { id: room.id })
    await forgetOld(world.app)
    expect(await world.sql('select id from room where id = $1', [room.id])).toHaveLength(1)
    await world.sql("update room set removed_at = now() - interval '31 days' where id = $1", [room.id])
    await forgetOld(world.app)
    expect(await world.sql('select id from room where id = $1', [room.id])).toEqual([])
    expect(await world.sql('select is_temporary, estate_id from file where id = $1', [fileId])).toEqual([
      { is_temporary: true, estate_id: null },
    ])
  })

  test('is deleted for good, with its pictures', async () => {
    const { estate, save, read } = await withRoom()
    const fileId = await uploadPicture(estate)
    const { id } = (await save({ text: 'Feil rom', fileIds: [fileId] })).data['saveRoomComment'] as Comment
    expect((await estate.owner.delete(`${roomOf(estate)}/comment`, { id })).status).toBe(204)
    expect((await estate.owner.delete(`${roomOf(estate)}/comment`, { id })).status).toBe(404)
    expect(await read()).toMatchObject({ commentCount: 0, comments: { totalCount: 0 } })
    expect(await world.sql('select is_temporary from file where id = $1', [fileId])).toEqual([{ is_temporary: true }])
  })

  test('of one version, changed twenty times, is changed once; sent twenty times under one key, it is said once', async () => {
    const { estate, room, save, read } = await withRoom()
    const { id } = await addComment(estate, room.id)
    const changes = await Promise.all(Array.from({ length: 20 }, (_, i) => save({ id, version: 1, text: `Nr ${i}` })))
    expect(changes.filter(({ error }) => !error)).toHaveLength(1)
    expect(changes.filter(({ error }) => error?.details?.reason === 'stale')).toHaveLength(19)
    expect((await save({ id, text: 'Uten' })).error?.details).toEqual({ fields: { version: 'required' } })
    const headers = { 'idempotency-key': uuidv7() }
    await Promise.all(Array.from({ length: 20 }, () => save({ text: 'Én gang' }, headers)))
    expect((await read()).commentCount).toBe(2)
  })

  test('stays with its own room and estate, whichever ids are named beside it', async () => {
    const [mine, theirs] = [await withRoom(), await withRoom()]
    const other = await addRoom(mine.estate, mine.floor.id, 'Kjøkken')
    const { id: own } = await addComment(mine.estate, mine.room.id)
    const foreign = (await theirs.save({ text: 'Deres', fileIds: [await uploadPicture(theirs.estate)] })).data['saveRoomComment'] as Comment
    const unknown = { code: 'entityNotFound' }
    expect((await mine.save({ id: foreign.id, version: 1, text: 'x' })).error).toEqual(unknown)
    expect((await mine.save({ roomId: theirs.room.id, text: 'x' })).error).toEqual(unknown)
    expect((await mine.save({ roomId: other.id, id: own, version: 1, text: 'x' })).error).toEqual(unknown)
    expect((await mine.save({ id: own, version: 1, removedPictureIds: [foreign.pictures[0]!.id] })).error).toEqual(unknown)
    expect((await mine.estate.owner.gql(DELETE_COMMENT, { estateId: mine.estate.id, id: foreign.id })).error).toEqual(unknown)
    expect(
      (await mine.estate.owner.put(roomOf(mine.estate), { room: { id: mine.room.id, comments: [{ id: foreign.id, text: 'x' }] } })).status,
    ).toBe(404)
    expect((await theirs.read()).comments.edges[0]!.node).toMatchObject({ text: 'Deres', version: 1 })
  })

  test('names what is wrong with it', async () => {
    const { save } = await withRoom()
    expect((await save({ text: ' ' })).error).toEqual({ code: 'unprocessableEntity', details: { fields: { text: 'required' } } })
    expect((await save({ text: 'x'.repeat(4001) })).error?.details).toEqual({
      fields: { text: 'tooLong' },
      limits: { text: { max: 4000 } },
    })
  })
})
