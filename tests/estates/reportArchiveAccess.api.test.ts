import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { later } from '#tests/support/world/world.ts'
import { archiveOf, DELETE, LIST, listed, report, SAVE, saved } from './reportArchive.ts'

describe('who comes into the report archive', async () => {
  const world = await sharedWorld()

  test('a guest whose archive is restricted sees the estate but not the reports', async () => {
    const { id: estateId, guest } = await world.estate()
    const denied = await guest('edit', { denied: ['report-archive'] })
    expect((await denied.gql(LIST, { estateId })).error).toEqual({ code: 'authorizationFailure' })
    expect(await denied.get(archiveOf({ id: estateId }))).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    const { data } = await denied.gql('query ($estateId: ID!) { estate(estateId: $estateId) { id may reportDocuments { totalCount } } }', {
      estateId,
    })
    expect(data).toEqual({ estate: { id: estateId, may: expect.arrayContaining(['read estate', 'update estate']), reportDocuments: null } })
    const { may } = data['estate'] as { may: string[] }
    expect(may.filter((right) => right.endsWith('report-archive'))).toEqual([])
  })

  test('a reading guest reads and changes nothing; an editing guest changes', async () => {
    const estate = await world.estate()
    const [reader, editor] = [await estate.guest('read'), await estate.guest('edit')]
    const { id } = await saved(estate)
    expect((await reader.get(archiveOf(estate))).body).toMatchObject([{ id }])
    expect(await reader.put(archiveOf(estate), { id, customName: 'Nei' })).toMatchObject({
      status: 403,
      body: { code: 'authorizationFailure' },
    })
    expect((await reader.gql(DELETE, { estateId: estate.id, id })).error).toEqual({ code: 'authorizationFailure' })
    expect((await editor.put(archiveOf(estate), { id, customName: 'Ja' })).status).toBe(200)
  })

  test('what a guest may do ends at the moment it ends', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read', { expires: later(1) })
    expect((await guest.get(archiveOf(estate))).status).toBe(200)
    await world.sql('update permission set expiration_date = now() where account_id = $1', [guest.accountId])
    expect((await guest.get(archiveOf(estate))).status).toBe(404)
  })

  test('a public link reads the archive, and has no way to write', async () => {
    const estate = await world.estate()
    const link = await estate.link()
    const { id } = await saved(estate)
    expect((await link.get(`/api/public/${link.key}/estate/${estate.id}/report-archive`)).body).toMatchObject([
      { id, file: { url: expect.stringContaining(`/api/public/${link.key}/file/`) } },
    ])
    const { data } = await link.gql(LIST, { estateId: estate.id })
    expect(data).toMatchObject({ reportDocuments: { totalCount: 1, edges: [{ node: { id } }] } })
    expect((await link.gql(DELETE, { estateId: estate.id, id })).status).toBe(400)
  })

  test('a link without the archive, a link of another estate, one that has ended and one that never was', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const read = async (link: { key: string }) => {
      const { status, body } = await world.anonymous().get(`/api/public/${link.key}/estate/${estate.id}/report-archive`)
      return [status, body.code, body.details?.reason]
    }
    expect(await read(await estate.link({ sections: [] }))).toEqual([403, 'authorizationFailure', undefined])
    expect(await read(await other.link())).toEqual([404, 'entityNotFound', undefined])
    expect(await read(await other.link({ expires: later(-1) }))).toEqual([410, 'entityNotFound', 'linkExpired'])
    expect(await read(await estate.link({ revoked: true }))).toEqual([410, 'entityNotFound', 'linkExpired'])
    expect(await read({ key: 'unknown' })).toEqual([404, 'entityNotFound', undefined])
  })

  test('a stranger finds neither the estate nor its reports', async () => {
    const estate = await world.estate()
    const stranger = await world.account()
    const { id } = await saved(estate)
    expect((await stranger.gql(LIST, { estateId: estate.id })).error).toEqual({ code: 'entityNotFound' })
    expect(await stranger.get(archiveOf(estate))).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await stranger.gql(DELETE, { estateId: estate.id, id })).error).toEqual({ code: 'entityNotFound' })
    expect((await world.anonymous().get(archiveOf(estate))).status).toBe(401)
  })

  test("a report of another estate is not found, even for that one's neighbour", async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { id } = await saved(theirs)
    expect((await mine.owner.gql(DELETE, { estateId: mine.id, id })).error).toEqual({ code: 'entityNotFound' })
    expect((await mine.owner.put(archiveOf(mine), { ...(await report(mine)), id })).status).toBe(404)
    expect((await listed(theirs)).totalCount).toBe(1)
  })

  test('a file uploaded by somebody else cannot be attached', async () => {
    const [mine, theirs] = [await world.estate(), await world.estate()]
    const { fileId } = await report(theirs)
    const attempt = await mine.owner.gql(SAVE, { input: { ...(await report(mine)), fileId } })
    expect(attempt.error).toEqual({ code: 'unprocessableEntity', details: { fields: { fileId: 'notValid' } } })
  })

  test('an id that is none is not found, like one that nobody has', async () => {
    const { owner, id: estateId } = await world.estate()
    expect((await owner.get('/api/private/estate/not-an-id/report-archive')).status).toBe(404)
    expect((await owner.get(`/api/private/estate/${uuidv7()}/report-archive`)).status).toBe(404)
    expect(await owner.delete(archiveOf({ id: estateId }), { id: 'nope' })).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
  })
})
