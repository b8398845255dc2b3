import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { forgetOld } from '#server/start/forgetting.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import {
  ADD_IMAGES,
  addImage,
  DELETE_IMAGE,
  EXTERIOR,
  exteriorOf,
  imagesOf,
  MOVE_IMAGE,
  RESTORE_IMAGE,
  SAVE_EXTERIOR,
  SAVE_IMAGE,
} from './exterior.ts'

const unknown = { code: 'entityNotFound' }

describe('the outside of an estate', async () => {
  const world = await sharedWorld()

  test('is empty at first, and reads the same through both transports once something is said', async () => {
    const estate = await world.estate()
    const nothing = { cladding: null, roof: null, foundation: null, description: null, images: [] }
    expect((await estate.owner.get(exteriorOf(estate))).body).toEqual(nothing)
    const said = { cladding: 'Liggende kledning', roof: 'Betongstein', foundation: 'Ringmur', description: 'Malt i 2021.' }
    const saved = await estate.owner.gql(SAVE_EXTERIOR, { input: { estateId: estate.id, version: 1, ...said } })
    expect(saved.data).toEqual({ saveExterior: { id: estate.id, ...said, version: 2 } })
    const id = await addImage(estate)
    const image = { caption: null, version: 1, file: { id } }
    expect((await estate.owner.get(exteriorOf(estate))).body).toMatchObject({ ...said, images: [{ imageId: id, ...image }] })
    expect((await estate.owner.gql(EXTERIOR, { estateId: estate.id })).data).toMatchObject({
      exterior: { ...said, version: 2, images: [{ id, ...image }] },
    })
  })

  test('keeps what is left out, and of two who change one version only the first is heard', async () => {
    const estate = await world.estate()
    const save = (input: object) => estate.owner.gql(SAVE_EXTERIOR, { input: { estateId: estate.id, ...input } })
    await save({ version: 1, cladding: 'Teglstein', roof: 'Torv' })
    expect((await save({ version: 2, roof: null })).data).toMatchObject({ saveExterior: { cladding: 'Teglstein', roof: null, version: 3 } })
    expect((await save({ version: 2, roof: 'Skifer' })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await save({ roof: 'Skifer' })).error?.details).toEqual({ fields: { version: 'required' } })
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => save({ version: 3, description: `Nr ${i}` })))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
  })

  test('names what is wrong with it', async () => {
    const estate = await world.estate()
    const input = { estateId: estate.id, version: 1, cladding: 'x'.repeat(256), description: 'x'.repeat(4001) }
    expect((await estate.owner.gql(SAVE_EXTERIOR, { input })).error).toEqual({
      code: 'unprocessableEntity',
      details: { fields: { cladding: 'tooLong', description: 'tooLong' }, limits: { cladding: { max: 255 }, description: { max: 4000 } } },
    })
  })

  test('shows pictures in the order that they are given, with what they show', async () => {
    const estate = await world.estate()
    const [a, b, c] = [await addImage(estate), await addImage(estate), await addImage(estate)]
    const ask = (text: string, input: object) => estate.owner.gql(text, { input: { estateId: estate.id, ...input } })
    const order = async () => (await imagesOf(estate)).map(({ id }) => id)
    expect(await order()).toEqual([a, b, c])
    await ask(MOVE_IMAGE, { imageId: c, version: 1, beforeId: a })
    expect(await order()).toEqual([c, a, b])
    await ask(MOVE_IMAGE, { imageId: c, version: 2 })
    expect(await order()).toEqual([a, b, c])
    expect((await ask(SAVE_IMAGE, { imageId: b, version: 1, caption: ' Mot hagen ' })).data).toEqual({
      saveExteriorImage: { id: b, caption: 'Mot hagen', version: 2 },
    })
    expect((await ask(SAVE_IMAGE, { imageId: b, version: 1, caption: 'Sent' })).error?.details?.reason).toBe('stale')
    expect((await ask(MOVE_IMAGE, { imageId: b, version: 1 })).error?.details?.reason).toBe('stale')
    expect((await ask(SAVE_IMAGE, { imageId: b, version: 2, caption: 'x'.repeat(256) })).error?.details).toEqual({
      fields: { caption: 'tooLong' },
      limits: { caption: { max: 255 } },
    })
    expect((await ask(SAVE_IMAGE, { imageId: b, version: 2, caption: '' })).data).toMatchObject({ saveExteriorImage: { caption: null } })
  })

  test('reordered by two at once keeps every picture; of moves of one picture one is kept', async () => {
    const estate = await world.estate()
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.push(await addImage(estate))
    const move = (imageId: string, beforeId: string) =>
      estate.owner.gql(MOVE_IMAGE, { input: { estateId: estate.id, imageId, version: 1, beforeId } })
    const answers = await Promise.all([
      ...ids.slice(1).map((id) => move(id, ids[0]!)),
      ...Array.from({ length: 5 }, () => move(ids[3]!, ids[1]!)),
    ])
    expect(answers.filter(({ error }) => !error)).toHaveLength(3)
    expect(answers.filter(({ error }) => error).every(({ error }) => error!.details?.reason === 'stale')).toBe(true)
    expect((await imagesOf(estate)).map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  test('shows several uploads at once, each of them once', async () => {
    const estate = await world.estate()
    const fileIds = [await estate.owner.upload('a.png', await png(), 'image'), await estate.owner.upload('b.png', await png(), 'image')]
    const add = (ids: string[]) => estate.owner.gql(ADD_IMAGES, { input: { estateId: estate.id, fileIds: ids } })
    expect((await add(fileIds)).data).toMatchObject({ addExteriorImages: { id: estate.id, images: fileIds.map((id) => ({ id })) } })
    const [document, foreign] = [await estate.owner.upload(), await (await world.account()).upload('x.png', await png(), 'image')]
    for (const id of [fileIds[0]!, document, foreign, uuidv7()])
      expect((await add([id])).error?.details).toEqual({ fields: { fileIds: 'notValid' } })
    const more = await estate.owner.upload('c.png', await png(), 'image')
    const twice = await Promise.all([add([more]), add([more])])
    expect(twice.filter(({ error }) => !error)).toHaveLength(1)
    expect((await add([])).error?.details).toEqual({ fields: { fileIds: 'required' } })
    expect((await add(Array.from({ length: 11 }, uuidv7))).error?.details).toEqual({ fields: { fileIds: 'tooMany' } })
  })

  test('holds a hundred pictures and no more', async () => {
    const estate = await world.estate()
    const first = await addImage(estate)
    await world.sql(
      `with made as (
         insert into file (name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, section)
         select name, url_name, type, size, sha256, purpose, owner_account_id, false, estate_id, section
         from file, generate_series(1, 99) where id = $1 returning id, estate_id)
       insert into exterior_image (id, estate_id, file_id, sort_order) select id, estate_id, id, 5000 from made`,
      [first],
    )
    const { status, body } = await estate.owner.sendFile(exteriorOf(estate, ''), 'til.png', await png())
    expect([status, body]).toMatchObject([422, { details: { fields: { fileIds: 'tooMany' } } }])
    expect(await imagesOf(estate)).toHaveLength(100)
  })

  test('takes in pictures only, whatever they are called', async () => {
    const estate = await world.estate()
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const html = Buffer.from('<!doctype html><script>alert(1)</script>')
    for (const content of [svg, html, pdf]) {
      for (const place of [exteriorOf(estate, ''), `/api/private/estate/${estate.id}/image`])
        expect(await estate.owner.sendFile(place, 'hus.png', content)).toMatchObject({
          status: 415,
          body: { code: 'unsupportedFileFormat' },
        })
    }
    expect((await estate.owner.sendFile(exteriorOf(estate, ''), 'hus.svg', await png())).status).toBe(415)
    expect(await imagesOf(estate)).toEqual([])
  })

  test('loses a picture that is removed, unless it is had back within thirty days', async () => {
    const estate = await world.estate()
    const id = await addImage(estate)
    const target = { estateId: estate.id, imageId: id }
    const status = async () => (await estate.owner.get(`/api/private/file/${id}`)).status
    expect((await estate.owner.delete(exteriorOf(estate, id))).status).toBe(204)
    expect((await estate.owner.delete(exteriorOf(estate, id))).status).toBe(404)
    expect([await imagesOf(estate), await status()]).toEqual([[], 403])
    expect((await estate.owner.gql(RESTORE_IMAGE, target)).data).toEqual({ restoreExteriorImage: { id } })
    expect([(await imagesOf(estate)).length, await status()]).toEqual([1, 200])
    expect((await estate.owner.gql(DELETE_IMAGE, target)).data).toEqual({ deleteExteriorImage: { id: target.imageId } })
    await world.sql("update exterior_image set removed_at = now() - interval '31 days' where id = $1", [id])
    expect((await estate.owner.gql(RESTORE_IMAGE, target)).error).toEqual(unknown)
    await forgetOld(world.app)
    expect(await world.sql('select id from exterior_image where id = $1', [id])).toEqual([])
    expect(await world.sql('select is_temporary, estate_id from file where id = $1', [id])).toEqual([
      { is_temporary: true, estate_id: null },
    ])
  })

  test('is shown through a link, pictures and all, and changed by nobody there', async () => {
    const estate = await world.estate()
    await estate.owner.gql(SAVE_EXTERIOR, { input: { estateId: estate.id, version: 1, cladding: 'Tegl' } })
    const id = await addImage(estate)
    const link = await estate.link({ sections: ['exterior'] })
    const url = `/api/public/${link.key}/estate/${estate.id}/exterior`
    expect((await link.get(url)).body).toMatchObject({ cladding: 'Tegl', images: [{ imageId: id }] })
    const { data } = await link.gql(EXTERIOR, { estateId: estate.id })
    const [image] = (data['exterior'] as { images: { file: { url: string } }[] }).images
    expect((await link.get(image!.file.url)).status).toBe(200)
    for (const method of ['POST', 'PUT', 'DELETE'] as const)
      expect([404, 405]).toContain((await link.send(method, url, { body: {} })).status)
    expect((await link.get(`/api/public/${link.key}/estate/${(await world.estate()).id}/exterior`)).status).toBe(404)
    expect((await link.gql(SAVE_EXTERIOR, { input: { estateId: estate.id, version: 2 } })).status).toBe(400)
  })

  test('is read by a guest who may not change it, and not by a stranger', async () => {
    const estate = await world.estate()
    const id = await addImage(estate)
    const guest = await estate.guest('read')
    expect((await guest.get(exteriorOf(estate))).body).toMatchObject({ images: [{ imageId: id }] })
    expect(await guest.sendFile(exteriorOf(estate, ''), 'hus.png', await png())).toMatchObject({
      status: 403,
      body: { code: 'authorizationFailure' },
    })
    expect((await guest.delete(exteriorOf(estate, id))).status).toBe(403)
    const { owner: stranger } = await world.estate()
    expect((await stranger.get(exteriorOf(estate))).status).toBe(404)
    expect((await stranger.sendFile(exteriorOf(estate, ''), 'hus.png', await png())).status).toBe(404)
    expect((await stranger.get(`/api/private/file/${id}`)).status).toBe(404)
  })

  test('knows no picture of another estate, whichever way it is named', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const [own, foreign] = [await addImage(mine), await addImage(theirs)]
    const ask = (text: string, input: object) => mine.owner.gql(text, { input: { estateId: mine.id, version: 1, ...input } })
    expect((await ask(SAVE_IMAGE, { imageId: foreign, caption: 'x' })).error).toEqual(unknown)
    expect((await ask(MOVE_IMAGE, { imageId: foreign })).error).toEqual(unknown)
    expect((await ask(MOVE_IMAGE, { imageId: own, beforeId: foreign })).error).toEqual(unknown)
    expect((await mine.owner.delete(exteriorOf(mine, foreign))).status).toBe(404)
    expect((await mine.owner.delete(exteriorOf(mine, 'x'))).status).toBe(404)
    expect((await mine.owner.gql(RESTORE_IMAGE, { estateId: mine.id, imageId: foreign })).error).toEqual(unknown)
    expect(await imagesOf(theirs)).toMatchObject([{ id: foreign, version: 1, caption: null }])
  })
})
