import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { pdf } from '#tests/support/world/client.ts'
import { png } from '#tests/support/world/pictures.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { addImage, addOther, CHOOSE, exteriorOf, fileOf, imagesOf, toChooseFrom } from './exterior.ts'

describe('the files of an estate', async () => {
  const world = await sharedWorld()

  const chosen = async (estate: TestEstate) =>
    ((await estate.owner.get(`/api/private/estate/${estate.id}/details`)).body['image'] as { id: string } | null)?.id ?? null
  const choose = (estate: TestEstate, fileId: string) => estate.owner.put(fileOf(estate, 'details-image'), { fileId })

  test('it is known by one of its pictures, and can be known by another', async () => {
    const estate = await world.estate()
    const [outside, other] = [await addImage(estate), await addOther(estate)]
    expect(await choose(estate, outside)).toMatchObject({ status: 200, body: { estateId: estate.id, image: { id: outside } } })
    expect((await estate.owner.gql(CHOOSE, { estateId: estate.id, fileId: other })).data).toMatchObject({
      chooseEstateImage: { image: { id: other } },
    })
    expect(await toChooseFrom(estate)).toEqual([other, outside])
    expect(await choose(estate, other)).toMatchObject({ status: 200, body: { image: { id: other } } })
  })

  test('what the form gave it stays to choose from; what the form replaces goes, unless it is shown', async () => {
    const estate = await world.estate()
    const outside = await addImage(estate)
    const upload = async () => estate.owner.upload('ny.png', await png(), 'image')
    const put = async (imageFileId: string) => {
      const url = `/api/private/estates/info/${estate.id}`
      const { body } = await estate.owner.get(url)
      const { estateId: _, image: __, version, ...values } = body as Record<string, unknown>
      return (await estate.owner.put(url, { ...values, imageFileId }, { 'if-match': `"v${String(version)}"` })).status
    }
    const [first, second, third] = [await upload(), await upload(), await upload()]
    expect(await put(first)).toBe(200)
    expect(await put(second)).toBe(200)
    expect(await toChooseFrom(estate)).toEqual([second, outside])
    await choose(estate, outside)
    expect(await toChooseFrom(estate)).toEqual([second, outside])
    expect(await put(third)).toBe(200)
    expect((await imagesOf(estate)).map(({ id }) => id)).toEqual([outside])
    expect((await estate.owner.get(`/api/private/file/${outside}`)).status).toBe(200)
  })

  test('whoever takes its picture away leaves it without one', async () => {
    const estate = await world.estate()
    const [outside, other] = [await addImage(estate), await addOther(estate)]
    await choose(estate, other)
    expect((await estate.owner.delete(fileOf(estate, 'image'), { fileId: other })).status).toBe(204)
    expect(await chosen(estate)).toBeNull()
    expect((await estate.owner.delete(fileOf(estate, 'image'), { fileId: other })).status).toBe(404)
    expect(await world.sql('select is_temporary from file where id = $1', [other])).toEqual([{ is_temporary: true }])
    await choose(estate, outside)
    expect((await estate.owner.delete(fileOf(estate, 'image'), { fileId: outside })).status).toBe(204)
    expect([await chosen(estate), (await imagesOf(estate)).length]).toEqual([null, 1])
    await choose(estate, outside)
    expect((await estate.owner.delete(exteriorOf(estate, outside))).status).toBe(204)
    expect(await chosen(estate)).toBeNull()
  })

  test('chosen while it is taken away, a picture is one or the other', async () => {
    const estate = await world.estate()
    for (let round = 0; round < 4; round++) {
      const id = await addImage(estate)
      const [put, removed] = await Promise.all([choose(estate, id), estate.owner.delete(exteriorOf(estate, id))])
      expect([200, 422]).toContain(put.status)
      expect(removed.status).toBe(204)
      expect(await chosen(estate)).toBeNull()
    }
  })

  test('nothing but its own pictures can be chosen', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const removed = await addImage(mine)
    await mine.owner.delete(exteriorOf(mine, removed))
    for (const fileId of [await addImage(theirs), await mine.owner.upload('a.png', await png(), 'image'), uuidv7(), removed])
      expect(await choose(mine, fileId)).toMatchObject({ status: 422, body: { details: { fields: { fileId: 'notValid' } } } })
    expect((await mine.owner.put(fileOf(mine, 'details-image'), {})).body).toMatchObject({ details: { fields: { fileId: 'required' } } })
    expect((await mine.owner.put(fileOf(theirs, 'details-image'), { fileId: removed })).status).toBe(404)
    expect((await mine.owner.delete(fileOf(mine, 'image'), { fileId: await addOther(theirs) })).status).toBe(404)
    const guest = await mine.guest('read')
    expect((await guest.sendFile(fileOf(mine, 'image'), 'a.png', await png())).status).toBe(403)
    expect((await guest.put(fileOf(mine, 'details-image'), { fileId: removed })).status).toBe(403)
  })

  test('a document that was uploaded for one kind of record belongs to no other, and to no other estate', async () => {
    const [estate, second] = [await world.estate(), await world.estate()]
    const send = (kind: string) => estate.owner.sendFile(`${fileOf(estate, 'document')}?kind=${kind}`, 'Takst.pdf', pdf)
    const { status, body } = await send('reportArchive')
    expect([status, body]).toMatchObject([200, { name: 'Takst.pdf', type: 'application/pdf' }])
    expect(body['path']).toBe(body['id'])
    const fileId = body['id'] as string
    const keep = (id: string, part: string) => estate.owner.put(`/api/private/estate/${id}/${part}`, { customName: 'Takst', fileId })
    expect(await keep(estate.id, 'private-folder')).toMatchObject({ status: 422, body: { details: { fields: { fileId: 'notValid' } } } })
    await world.sql('insert into estate_owner (estate_id, account_id) values ($1, $2)', [second.id, estate.owner.accountId])
    expect((await keep(second.id, 'report-archive')).status).toBe(422)
    expect((await keep(estate.id, 'report-archive')).status).toBe(200)
    expect(await send('moon')).toMatchObject({ status: 400, body: { details: { fields: { kind: 'notValid' } } } })
    const ofAnyKind = await estate.owner.sendFile(fileOf(estate, 'document'), 'Takst.pdf', pdf)
    expect(ofAnyKind).toMatchObject({ status: 200, body: { name: 'Takst.pdf' } })
  })

  test('a document is taken back by whoever sent it, until a record holds it', async () => {
    const estate = await world.estate()
    const send = async () =>
      (await estate.owner.sendFile(`${fileOf(estate, 'document')}?kind=reportArchive`, 'Takst.pdf', pdf)).body['id'] as string
    const [loose, held] = [await send(), await send()]
    const back = (fileId: string, who = estate.owner) => who.delete(fileOf(estate, 'document'), { fileId })
    expect((await back(loose, await estate.guest('edit'))).status).toBe(404)
    expect((await back(loose, await estate.guest('read'))).status).toBe(403)
    expect((await back(loose)).status).toBe(204)
    expect((await back(loose)).status).toBe(404)
    await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, { customName: 'Takst', fileId: held })
    expect(await back(held)).toMatchObject({ status: 409, body: { code: 'cannotHandleTheRequest', details: { reason: 'held' } } })
    expect((await back((await world.estate()).id)).status).toBe(404)
    const { owner: stranger } = await world.estate()
    expect((await stranger.sendFile(`${fileOf(estate, 'document')}?kind=insurance`, 'x.pdf', pdf)).status).toBe(404)
  })
})
