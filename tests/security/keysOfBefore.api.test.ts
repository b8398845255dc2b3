import { afterAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld, type TestEstate } from '#tests/support/world/world.ts'

describe('what was answered before', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const place = ({ id }: TestEstate) => `/api/private/estate/${id}`
  const missing = { status: 404, body: { code: 'entityNotFound' } }
  const denied = { status: 403, body: { code: 'authorizationFailure' } }

  async function takeBack(estate: TestEstate) {
    const { body } = await estate.owner.get(`${place(estate)}/guest/invitation`)
    expect((await estate.owner.delete(`${place(estate)}/guest`, { guestId: body[0]!['id'] })).status).toBe(204)
  }
  const save = (client: Client, estate: TestEstate, key: string) =>
    client.put(`${place(estate)}/insurance`, { kind: 'insurance', company: 'Trygg' }, { 'idempotency-key': key })

  test('is told again to the guest who did it, and not once the guest is removed', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    const key = uuidv7()
    const { body } = await save(guest, estate, key)
    expect((await save(guest, estate, key)).body).toEqual(body)
    await takeBack(estate)
    expect(await save(guest, estate, key)).toMatchObject(missing)
  })

  test('is told again over GraphQL, and not once the guest is removed', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    const MUTATION = 'mutation ($input: SaveInsuranceInput!) { saveInsurance(input: $input) { id company } }'
    const again = () =>
      guest.gql(MUTATION, { input: { estateId: estate.id, kind: 'insurance', company: 'Trygg' } }, { 'idempotency-key': 'once' })
    const { data } = await again()
    expect((await again()).data).toEqual(data)
    await takeBack(estate)
    expect((await again()).error).toMatchObject({ code: 'entityNotFound' })
  })

  test('of a deletion is refused to them too', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    const { body } = await save(guest, estate, uuidv7())
    const key = { 'idempotency-key': uuidv7() }
    const remove = () => guest.delete(`${place(estate)}/insurance`, { id: body['id'] }, key)
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(204)
    await takeBack(estate)
    expect(await remove()).toMatchObject(missing)
  })

  test('is not told where the section has been closed since, or they may only read now', async () => {
    const estate = await world.estate()
    const [closed, reading] = [await estate.guest('edit'), await estate.guest('edit')]
    const keys = [uuidv7(), uuidv7()] as const
    await save(closed, estate, keys[0])
    await save(reading, estate, keys[1])
    await world.permit(closed.accountId, { subject: `estate/${estate.id}/insurance`, effect: 'deny', action: 'read' })
    await world.sql("update permission set action = 'read' where account_id = $1", [reading.accountId])
    expect(await save(closed, estate, keys[0])).toMatchObject(denied)
    expect(await save(reading, estate, keys[1])).toMatchObject(denied)
  })

  test('is told to who left by it, since it was done', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('read')
    const leave = () =>
      guest.gql('mutation ($id: ID!) { leaveEstate(input: { estateId: $id }) { id } }', { id: estate.id }, { 'idempotency-key': 'left' })
    const { data } = await leave()
    expect(data).toEqual({ leaveEstate: { id: expect.any(String) } })
    expect((await leave()).data).toEqual(data)
  })

  test('also ends for what they made by their own hand: calendar, files and pictures', async () => {
    const estate = await world.estate()
    const guest = await estate.guest('edit')
    const fileId = await guest.upload('takst.pdf')
    const { body } = await guest.put(`${place(estate)}/report-archive`, { customName: 'Takst', reportType: 'valueRate', fileId })
    const { url } = body['file'] as { url: string }
    expect((await guest.get(url)).status).toBe(200)
    const feeds = `/api/private/maintenance-plans/year-wheel/estates/${estate.id}/calendar-feeds`
    const { body: feed } = await guest.post(feeds, { language: 'nb' })
    const calendar = new URL(String(feed['url'])).pathname
    expect((await world.anonymous().get(calendar)).status).toBe(200)
    const { data } = await guest.gql('mutation ($id: ID!) { createMoistureToken(input: { estateId: $id, name: "Kjeller" }) { token } }', {
      id: estate.id,
    })
    const { token } = data['createMoistureToken'] as { token: string }
    const message = { deviceId: 'k1', value: 71, quantity: 'RH_PERCENT' }
    const handIn = () => world.anonymous().post('/api/ingest/moisture', message, { authorization: `Bearer ${token}` })
    expect((await handIn()).status).not.toBe(401)
    await takeBack(estate)
    expect((await guest.get(url)).status).toBe(404)
    expect((await guest.get(`/api/private/file/${fileId}`)).status).toBe(404)
    expect((await world.anonymous().get(calendar)).status).toBe(404)
    expect(await handIn()).toMatchObject({ status: 401, body: { code: 'unauthenticatedUser' } })
  })
})
