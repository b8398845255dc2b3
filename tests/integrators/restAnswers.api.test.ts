import { afterAll, describe, expect, test } from 'vitest'
import { addFloor, roomOf } from '#tests/estates/interior/interior.ts'
import { ordering } from '#tests/projects/order.ts'
import { createWorld } from '#tests/support/world/world.ts'

describe('the REST layer tells programs', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  test('where the other pages of a list are', async () => {
    const owner = await world.account()
    for (let n = 0; n < 5; n++) {
      const estate = await world.estate()
      await world.own(estate.id, owner.accountId)
    }
    const linksOf = async (query: string) => (await owner.get(`/api/private/estates?${query}`)).headers['link']
    const page = (n: number, rel: string) => `</api/private/estates?pageSize=2&page=${n}>; rel="${rel}"`
    expect(await linksOf('pageSize=2')).toBe([page(1, 'first'), page(2, 'next'), page(3, 'last')].join(', '))
    expect(await linksOf('pageSize=2&page=2')).toBe([page(1, 'first'), page(1, 'prev'), page(3, 'next'), page(3, 'last')].join(', '))
    expect(await linksOf('pageSize=2&page=3')).toBe([page(1, 'first'), page(2, 'prev'), page(3, 'last')].join(', '))
    expect(await linksOf('pageSize=2&page=9')).toBe([page(1, 'first'), page(3, 'last')].join(', '))
    expect(await linksOf('searchQuery=nowhere')).toContain('page=1>; rel="last"')
    expect((await owner.get('/api/private/profile/user/details')).headers['link']).toBeUndefined()
  })

  test('what of a body it had no use for', async () => {
    const { id, owner } = await world.estate()
    const url = `/api/private/estate/${id}/renovations`
    const facts = { kind: 'professional', title: 'Bad', year: 2021, trades: ['plumber'] }
    const fileId = await owner.upload()
    const documents = [{ documentType: 'receipt', customName: 'Kvittering', fileId, isNew: true }]
    const sent = await owner.put(url, { ...facts, estateId: id, titel: 'Bad', documents, 'a\r\nb': 1 })
    expect(sent.status).toBe(200)
    expect(sent.headers['ignored-fields']).toBe('titel, documents[0].isNew')
    expect((await owner.put(url, facts)).headers['ignored-fields']).toBeUndefined()
  })

  test('and not what stands in a part of its own, or where it had stood without', async () => {
    const estate = await world.estate()
    const { id: floorId } = await addFloor(estate)
    const ignored = async (body: object) => (await estate.owner.post(roomOf(estate), body)).headers['ignored-fields']
    expect(await ignored({ floorId, room: { type: 'kitchen' } })).toBeUndefined()
    expect(await ignored({ floorId, type: 'kitchen' })).toBeUndefined()
    expect(await ignored({ floorId, room: { type: 'kitchen', colour: 'blue' } })).toBe('room.colour')
  })

  test('which figures came as a text, and keeps none of them', async () => {
    const estate = await world.estate()
    const url = `/api/private/estate/${estate.id}/renovations`
    const facts = { kind: 'professional', title: 'Bad', year: 2021, cost: 1000.5, trades: ['plumber'] }
    expect(await estate.owner.put(url, { ...facts, year: '2021', cost: '1 000,5' })).toMatchObject({
      status: 400,
      body: { code: 'badRequest', details: { fields: { year: 'notValid', cost: 'notValid' } } },
    })
    expect((await estate.owner.put(url, facts)).status).toBe(200)
    const { floorId } = { floorId: (await addFloor(estate)).id }
    expect(await estate.owner.post(roomOf(estate), { floorId, room: { type: 'kitchen', areaM2: '12' } })).toMatchObject({ status: 400 })
  })

  test('how long a text may be that is too long or too short', async () => {
    const { id, owner } = await world.estate()
    const report = { customName: 'x'.repeat(256), reportType: 'valueRate', fileId: await owner.upload() }
    expect(await owner.put(`/api/private/estate/${id}/report-archive`, report)).toMatchObject({
      status: 422,
      body: { details: { fields: { customName: 'tooLong' }, limits: { customName: { max: 255 } } } },
    })
    const sysadmin = await world.account({ isSystemAdmin: true })
    const OPEN = 'mutation ($id: ID!) { openSupportAccess(input: { estateId: $id, reason: "hjelp" }) { id } }'
    expect((await sysadmin.gql(OPEN, { id })).error).toMatchObject({
      details: { fields: { reason: 'tooShort' }, limits: { reason: { min: 10 } } },
    })
  })

  test('what a field may be that is none of a few, over both transports', async () => {
    const { id, owner } = await world.estate()
    const report = { customName: 'Tak', reportType: 'novel', fileId: await owner.upload() }
    const { body } = await owner.put(`/api/private/estate/${id}/report-archive`, report)
    expect(body.details).toMatchObject({ fields: { reportType: 'notValid' } })
    expect(body.details?.allowed?.['reportType']).toContain('valueRate')
    const CREATE = 'mutation ($scope: AccessScope!) { createAccessToken(input: { name: "Skript", scope: $scope, days: 1 }) { token } }'
    expect((await owner.gql(CREATE, { scope: 'everything' })).error).toMatchObject({
      details: { fields: { scope: 'notValid' }, allowed: { scope: ['read', 'write'] } },
    })
  })

  test('where an order stands that can’t be moved on like that, and what may be done with it', async () => {
    const { leader, make, move } = await ordering(world)
    const { orderId } = await make()
    const refused = await move(leader, orderId, 'open')
    expect(refused).toMatchObject({
      status: 409,
      body: { details: { reason: 'transition', orderStatus: 'open', state: 'open' } },
    })
    expect(refused.body.details?.moves).toEqual(expect.arrayContaining(['edit', 'release']))
  })

  test('how to show who one acts for, wherever that is missing', async () => {
    const anonymous = world.anonymous()
    const challenge = 'Bearer realm="Grunnmur"'
    for (const answer of [
      await anonymous.get('/api/private/estates'),
      await anonymous.get('/api/private/estates', { authorization: 'Bearer nothing' }),
      await anonymous.post('/api/public/profile/user/login', { email: 'a@b.example', password: 'x' }),
      await anonymous.send('POST', '/graphql', { body: { query: '{ __typename }' }, headers: { authorization: 'Bearer nothing' } }),
    ]) {
      expect(answer.status).toBe(401)
      expect(answer.headers['www-authenticate']).toBe(challenge)
    }
  })

  test('that no account has been chosen yet', async () => {
    const { userId } = await world.account()
    const undecided = await world.signIn(userId, null)
    expect(await undecided.get('/api/private/estates', { 'accept-language': 'en' })).toMatchObject({
      status: 403,
      body: { code: 'unauthorizedUser', details: { reason: 'noAccount' }, message: 'Choose the account that you act as first.' },
    })
    expect((await undecided.gql('{ estates { totalCount } }')).error).toMatchObject({ details: { reason: 'noAccount' } })
  })

  test('that plain text and forms are no JSON, with 415', async () => {
    const { id, owner } = await world.estate()
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
      expect(
        await owner.send('PUT', `/api/private/estate/${id}/insurance`, { body: 'kind=insurance', headers: { 'content-type': type } }),
      ).toMatchObject({ status: 415, body: { code: 'unsupportedFileFormat' } })
  })

  test('nothing of a type that is told of no content', async () => {
    const { id, owner } = await world.estate()
    const order = '/api/private/purchase-order'
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      expect(await owner.send('POST', order, { headers: { 'content-type': type } })).toMatchObject({ status: 201 })
    const required = { status: 422, body: { details: { fields: { kind: 'required' } } } }
    const url = `/api/private/estate/${id}/insurance`
    expect(await owner.send('PUT', url, { headers: { 'content-type': 'application/json' } })).toMatchObject(required)
  })

  test('the id of a document that is uploaded to the estate without its kind', async () => {
    const { id, owner } = await world.estate()
    const { status, body } = await owner.sendFile(`/api/private/estate/${id}/document`, 'brev.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'))
    expect({ status, body }).toMatchObject({ status: 200, body: { name: 'brev.pdf' } })
    const renovation = { kind: 'professional', title: 'Bad', year: 2021, trades: ['plumber'] }
    const documents = [{ documentType: 'otherDocument', customName: 'Brev', fileId: body['id'] }]
    expect((await owner.put(`/api/private/estate/${id}/renovations`, { ...renovation, documents })).status).toBe(200)
  })

  test('that a malformed id is nobody’s', async () => {
    const { owner } = await world.estate()
    expect(await owner.get('/api/private/estate/1/details')).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
  })
})
