import { afterAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { createWorld, later, type TestEstate, type World } from '#tests/support/world/world.ts'
import { create, DELETE, linksOf, LIST, listed, made, summaryOf, UPDATE } from './publicLinks.ts'

const update = (estate: TestEstate, input: object) => estate.owner.gql(UPDATE, { input: { estateId: estate.id, ...input } })
const license = (world: World, accountId: string) =>
  world.sql("insert into licence (account_id, plan, valid_from, valid_to) values ($1, 'CUSTOMER_PLUS', now(), now() + interval '1 year')", [
    accountId,
  ])

describe('the public links of an estate', async () => {
  const world = await createWorld({ PUBLIC_URL: 'http://grunnmur.example' })
  afterAll(() => world.close())
  const open = async (key: string, estate: TestEstate) => {
    const { status, body } = await world.anonymous().get(summaryOf(key, estate))
    return [status, body.details?.reason]
  }

  test('an owner makes one, reads it again with its key, and it opens what it says', async () => {
    const estate = await world.estate()
    const link = await made(estate, { name: ' Banken ', sections: ['insurance', 'report-archive'] })
    expect(link).toMatchObject({ name: 'Banken', sections: ['report-archive', 'insurance'], isExpired: false, visits: 0, version: 1 })
    expect(link.url).toBe(`http://grunnmur.example/public-link/${link.publicLinkKey}`)
    expect(Date.parse(link.expiresAt) - Date.now()).toBeCloseTo(90 * 86_400_000, -6)
    expect(await listed(estate)).toEqual([link])
    expect(await open(link.publicLinkKey, estate)).toEqual([200, undefined])
    const { status } = await world.anonymous().get(`/api/public/${link.publicLinkKey}/estate/${estate.id}/technical-information/estate`)
    expect(status).toBe(403)
  })

  test('over REST it is the same', async () => {
    const estate = await world.estate()
    const expiresAt = later(48).toISOString()
    const { status, body } = await estate.owner.post(linksOf(estate), { sections: ['insurance'], expiresAt })
    expect(status).toBe(201)
    expect(body).toMatchObject({ id: expect.any(String), publicLinkKey: expect.stringMatching(/^[\w-]{32}$/), expiresAt })
    expect(body['url']).toBe(`http://grunnmur.example/public-link/${body['publicLinkKey'] as string}`)
    expect((await estate.owner.get(linksOf(estate))).body).toEqual([body])
    const changed = await estate.owner.put(linksOf(estate), { id: body['id'], sections: [] }, { 'if-match': '"v1"' })
    expect(changed).toMatchObject({ status: 200, body: { sections: [], expiresAt, version: 2 } })
    expect(changed.headers['etag']).toBe('"v2"')
    expect((await estate.owner.delete(linksOf(estate), { id: body['id'] })).status).toBe(204)
    expect((await estate.owner.get(linksOf(estate))).body).toEqual([])
  })

  test('a change counts at the next request', async () => {
    const estate = await world.estate()
    const { id, publicLinkKey } = await made(estate, { sections: ['insurance'] })
    const insurances = async () => (await world.anonymous().get(`/api/public/${publicLinkKey}/estate/${estate.id}/insurance`)).status
    expect(await insurances()).toBe(200)
    await update(estate, { id, version: 1, sections: [] })
    expect(await insurances()).toBe(403)
    await update(estate, { id, version: 2, expiresAt: later(-1).toISOString() })
    expect(await open(publicLinkKey, estate)).toEqual([410, 'linkExpired'])
    expect(await listed(estate)).toMatchObject([{ id, isExpired: true, publicLinkKey }])
    await update(estate, { id, version: 3, expiresAt: later(1).toISOString() })
    expect(await open(publicLinkKey, estate)).toEqual([200, undefined])
  })

  test('one that is taken back ends at once, files that are being fetched among it, and does not come again', async () => {
    const estate = await world.estate()
    const { id, publicLinkKey } = await made(estate, { sections: ['report-archive'] })
    const fileId = await estate.owner.upload()
    await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, { customName: 'Takst', fileId })
    const rest = (from: number) =>
      world.anonymous().get(`/api/public/${publicLinkKey}/file/${fileId}`, { range: `bytes=${from}-`, 'if-none-match': 'none' })
    expect((await rest(0)).status).toBe(206)
    expect((await estate.owner.gql(DELETE, { estateId: estate.id, id })).data).toEqual({ deletePublicLink: { id } })
    expect(await rest(10)).toMatchObject({ status: 410, body: { code: 'entityNotFound', details: { reason: 'linkExpired' } } })
    expect(await open(publicLinkKey, estate)).toEqual([410, 'linkExpired'])
    expect(await listed(estate)).toEqual([])
    for (const refused of [
      await update(estate, { id, version: 2, expiresAt: later(9).toISOString() }),
      await estate.owner.gql(DELETE, { estateId: estate.id, id }),
    ])
      expect(refused.error).toEqual({ code: 'entityNotFound' })
  })

  test('a stale change is refused, and REST may leave the version out', async () => {
    const estate = await world.estate()
    const { id } = await made(estate, { name: 'Før' })
    expect((await update(estate, { id, version: 1, name: 'Nå' })).error).toBeUndefined()
    expect((await update(estate, { id, version: 1, name: 'Sent' })).error).toMatchObject({ details: { reason: 'stale' } })
    expect((await update(estate, { id, name: 'Uten' })).error).toMatchObject({ details: { fields: { version: 'required' } } })
    expect(await estate.owner.put(linksOf(estate), { id, name: null })).toMatchObject({ status: 200, body: { name: null, version: 3 } })
  })

  test('sent twice it is one link, and another body under the same key is refused', async () => {
    const estate = await world.estate()
    const send = (body: object, key = 'once') => estate.owner.post(linksOf(estate), body, { 'idempotency-key': key })
    const both = await Promise.all([send({ name: 'A', sections: [] }), send({ name: 'A', sections: [] })])
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0].body).toEqual(both[1].body)
    expect(await send({ name: 'B', sections: [] })).toMatchObject({ status: 422, body: { details: { reason: 'reused' } } })
    const other = await world.estate()
    expect((await other.owner.post(linksOf(other), { name: 'A', sections: [] }, { 'idempotency-key': 'once' })).status).toBe(201)
    expect(await listed(estate)).toHaveLength(1)
  })

  test('three are free, a licence of any owner gives more, and there is an end to it', async () => {
    const estate = await world.estate()
    const links = await Promise.all([1, 2, 3, 4].map(() => create(estate)))
    expect(links.filter(({ error }) => !error)).toHaveLength(3)
    expect(links.find(({ error }) => error)?.error).toEqual({ code: 'unauthorizedUser', details: { reason: 'licence' } })
    const [, , last] = await listed(estate)
    await update(estate, { id: last!.id, version: 1, expiresAt: later(-1).toISOString() })
    const { id } = await made(estate)
    expect((await update(estate, { id: last!.id, version: 2, expiresAt: later(1).toISOString() })).error?.details).toEqual({
      reason: 'licence',
    })
    await license(world, (await estate.coOwner()).accountId)
    expect((await update(estate, { id: last!.id, version: 2, expiresAt: later(1).toISOString() })).error).toBeUndefined()
    await world.sql(
      `insert into public_link (estate_id, key_hash, key_sealed, sections, expires_at, created_by, created_at)
        select estate_id, uuid_send(new_id()), '', '{}', expires_at, created_by, now() - interval '2 days'
        from public_link, generate_series(1, 46) where id = $1`,
      [id],
    )
    expect(await estate.owner.post(linksOf(estate), { sections: [] })).toMatchObject({ status: 409, body: { details: { reason: 'full' } } })
  })

  test('who makes and takes back without end is told to wait', async () => {
    const estate = await world.estate()
    await license(world, estate.owner.accountId)
    const { id } = await made(estate)
    await world.sql(
      `insert into public_link (estate_id, key_hash, key_sealed, sections, expires_at, created_by, revoked_at)
        select estate_id, uuid_send(new_id()), '', '{}', expires_at, created_by, now() from public_link, generate_series(1, 99) where id = $1`,
      [id],
    )
    const { status, headers } = await estate.owner.post(linksOf(estate), { sections: [] })
    expect([status, headers['retry-after']]).toEqual([429, '3600'])
  })

  test.each([
    [{ sections: ['private-folder'] }, { 'sections[0]': 'notValid' }],
    [{ sections: ['history'] }, { 'sections[0]': 'notValid' }],
    [{ sections: [], expiresAt: later(-1).toISOString() }, { expiresAt: 'notValid' }],
    [{ sections: [], expiresAt: '2099-01-01T00:00:00Z' }, { expiresAt: 'notValid' }],
    [{ sections: [], name: 'x'.repeat(101) }, { name: 'tooLong' }],
    [{ sections: [], projectId: uuidv7() }, { projectId: 'notValid' }],
  ])('%j names its field', async (body, fields) => {
    const estate = await world.estate()
    expect(await estate.owner.post(linksOf(estate), body)).toMatchObject({ status: 422, body: { details: { fields } } })
    expect((await create(estate, body)).error).toMatchObject({ code: 'unprocessableEntity', details: { fields } })
    expect(await listed(estate)).toEqual([])
  })

  test('an address that is none, and sections that are left out', async () => {
    const estate = await world.estate()
    const post = async (body: object) => (await estate.owner.post(linksOf(estate), body)).body
    expect(await post({ sections: [], recipientEmail: 'nobody' })).toMatchObject({ details: { fields: { recipientEmail: 'notValid' } } })
    expect(await post({})).toMatchObject({ code: 'unprocessableEntity', details: { fields: { sections: 'required' } } })
    expect(await post({ sections: 'insurance' })).toMatchObject({ code: 'badRequest' })
  })

  test('is mailed to whom its owner names, once', async () => {
    const estate = await world.estate()
    const body = { sections: [], recipientEmail: 'bank@test.example' }
    for (const _ of [1, 2]) await estate.owner.post(linksOf(estate), body, { 'idempotency-key': 'mailed' })
    const mails = await world.sql<{ template: string }>("select template from outbox_mail where to_email = 'bank@test.example'")
    expect(mails).toEqual([{ template: 'publicLinkSent' }])
  })

  test('the link of another estate is not found, even for an owner', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const { id } = await made(other)
    expect((await update(estate, { id, version: 1, name: 'Min' })).error).toEqual({ code: 'entityNotFound' })
    expect(await estate.owner.delete(linksOf(estate), { id })).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
    expect((await estate.owner.gql(LIST, { estateId: other.id })).error).toEqual({ code: 'entityNotFound' })
    expect(await listed(other)).toMatchObject([{ id, name: null, version: 1 }])
  })

  test('guests neither read nor make them, however much they may edit', async () => {
    const estate = await world.estate()
    await made(estate)
    const guest = await estate.guest('edit')
    expect(await guest.get(linksOf(estate))).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect(await guest.post(linksOf(estate), { sections: [] })).toMatchObject({ status: 403 })
    expect(JSON.stringify((await guest.gql('query ($id: ID!) { estate(estateId: $id) { may } }', { id: estate.id })).data)).not.toContain(
      'access-management',
    )
  })
})
