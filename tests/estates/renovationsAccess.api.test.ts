import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { bathroom, DELETE_RENOVATION, pictureOf, renovated, RENOVATIONS, renovationsOf, SAVE_RENOVATION } from './renovations.ts'

describe('who reads and changes the renovations of an estate', async () => {
  const world = await sharedWorld()
  const unknown = { code: 'entityNotFound' }
  const save = ({ id, owner }: TestEstate, input: object, headers = {}) =>
    owner.gql(SAVE_RENOVATION, { input: { estateId: id, ...bathroom, ...input } }, headers)
  const full = async (estate: TestEstate) =>
    renovated(estate, {
      documents: [{ documentType: 'receipt', customName: 'Kvittering', fileId: await estate.owner.upload() }],
      pictures: [{ side: 'after', fileId: await pictureOf(estate) }],
    })

  test('a public link reads list, renovation and files of its own estate alone', async () => {
    const estate = await world.estate()
    const { renovationId, documents } = await full(estate)
    const link = await estate.link()
    const place = `/api/public/${link.key}/estate/${estate.id}`
    expect((await link.get(`${place}/renovation-projects?page=1`)).body).toMatchObject({ items: [{ renovationId }], totalPages: 1 })
    const { body } = await link.get(`${place}/renovations/${renovationId}`)
    expect(body).toMatchObject({ title: 'Nytt bad', documents: [{ file: { id: documents[0]!.file.id } }] })
    const { url } = (body as unknown as { documents: { file: { url: string } }[] }).documents[0]!.file
    expect((await world.anonymous().get(url)).status).toBe(200)
    expect((await link.gql(RENOVATIONS, { estateId: estate.id })).data).toMatchObject({ renovations: { totalCount: 1 } })
    const other = await (await world.estate()).link()
    expect((await other.get(`/api/public/${other.key}/estate/${estate.id}/renovations/${renovationId}`)).status).toBe(404)
  })

  test('a guest reads; only one who may edit changes', async () => {
    const estate = await world.estate()
    const { renovationId } = await full(estate)
    const url = renovationsOf(estate)
    const [reader, editor] = [await estate.guest('read'), await estate.guest('edit')]
    expect((await reader.get(`${url}/${renovationId}`)).status).toBe(200)
    expect(await reader.put(url, { ...bathroom, renovationId })).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect((await reader.delete(`${url}/${renovationId}`)).status).toBe(403)
    expect((await editor.put(url, { ...bathroom, renovationId, title: 'Bad' })).body).toMatchObject({ title: 'Bad', version: 2 })
    expect((await world.anonymous().get(`${url}/${renovationId}`)).status).toBe(401)
  })

  test('a stranger finds nothing, and neither renovation, paper nor picture of another is found', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const foreign = await full(theirs)
    const own = await full(mine)
    const second = await full(mine)
    expect((await mine.owner.get(`${renovationsOf(theirs)}/${foreign.renovationId}`)).status).toBe(404)
    expect((await mine.owner.get(`${renovationsOf(mine)}/${foreign.renovationId}`)).status).toBe(404)
    expect((await mine.owner.get(`${renovationsOf(mine)}/not-an-id`)).status).toBe(404)
    expect((await save(mine, { renovationId: foreign.renovationId, version: 1 })).error).toEqual(unknown)
    const { id: estateId } = mine
    expect((await mine.owner.gql(DELETE_RENOVATION, { estateId, renovationId: foreign.renovationId })).error).toEqual(unknown)
    const change = { renovationId: own.renovationId, version: 1 }
    for (const { documents, pictures } of [foreign, second]) {
      const [document, picture] = [documents[0]!.id, pictures[0]!.id]
      expect((await save(mine, { ...change, documents: [{ id: document, customName: 'Min' }] })).error).toEqual(unknown)
      expect((await save(mine, { ...change, removedIds: [document] })).error).toEqual(unknown)
      expect((await save(mine, { ...change, pictures: [{ id: picture, caption: 'Mitt' }] })).error).toEqual(unknown)
      expect((await save(mine, { ...change, removedPictureIds: [picture] })).error).toEqual(unknown)
    }
    expect((await mine.owner.get(`${renovationsOf(mine)}/${own.renovationId}`)).body).toEqual(own)
    expect((await mine.owner.get(`${renovationsOf(mine)}/${second.renovationId}`)).body).toEqual(second)
  })

  test('a stale change changes nothing, and of twenty at once one goes through', async () => {
    const estate = await world.estate()
    const { renovationId } = await full(estate)
    const over = (title: string) => estate.owner.put(renovationsOf(estate), { ...bathroom, renovationId, title }, { 'if-match': '"v1"' })
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => over(`Nr ${i}`)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => (body['details'] as { reason?: string } | undefined)?.reason === 'stale')).toHaveLength(19)
    expect((await save(estate, { renovationId })).error?.details).toEqual({ fields: { version: 'required' } })
    expect((await save(estate, { renovationId, version: 1 })).error?.details).toMatchObject({ reason: 'stale' })
  })

  test('sent twenty times under one key, it is one', async () => {
    const estate = await world.estate()
    const headers = { 'idempotency-key': uuidv7() }
    const documents = [{ documentType: 'receipt', customName: 'Kvittering', fileId: await estate.owner.upload() }]
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(estate, { documents }, headers)))
    expect(answers.every(({ error }) => !error)).toBe(true)
    expect((await estate.owner.gql(RENOVATIONS, { estateId: estate.id })).data).toMatchObject({ renovations: { totalCount: 1 } })
  })
})
