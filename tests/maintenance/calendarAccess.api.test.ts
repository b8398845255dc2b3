import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { feed, feedsOf, pathOf } from './calendar.ts'
import { letIn, planned } from './plan.ts'

describe('a calendar feed', async () => {
  const world = await sharedWorld()
  const visitor = world.anonymous()
  const feedsListed = async (estate: TestEstate, by = estate.owner) =>
    (await by.get(feedsOf(estate))).body as unknown as Record<string, unknown>[]

  test('is shown to who made it with its address, to the owners without, and ends when either takes it back', async () => {
    const estate = await planned(world)
    const guest = await estate.guest('read')
    const [own, theirs] = [await feed(estate), await feed(estate, { language: 'en' }, { by: guest })]
    expect(await feedsListed(estate)).toMatchObject([
      { id: theirs.id, url: null, isMine: false, isOpen: true, language: 'en', lastFetchedAt: null },
      { id: own.id, url: own.url, isMine: true, responsibleKind: null },
    ])
    expect(await feedsListed(estate, guest)).toMatchObject([{ id: theirs.id, url: theirs.url, isMine: true }])
    expect((await guest.delete(`${feedsOf(estate)}/${own.id}`)).status).toBe(404)
    expect((await estate.owner.put(`${feedsOf(estate)}/${theirs.id}`)).status).toBe(403)
    expect((await estate.owner.delete(`${feedsOf(estate)}/${theirs.id}`)).status).toBe(204)
    const { status, headers, text } = await visitor.get(pathOf(theirs))
    expect({ status, type: headers['content-type'], text }).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      text: 'Not found.\n',
    })
    expect(await visitor.get(`/api/public/calendar/${'x'.repeat(32)}.ics`)).toMatchObject({ status: 404, text: 'Not found.\n' })
    expect(await visitor.get('/api/public/calendar/kort')).toMatchObject({ status: 404, text: 'Not found.\n' })
    expect((await visitor.get(pathOf(own))).status).toBe(200)
    expect((await estate.owner.delete(`${feedsOf(estate)}/${own.id}`)).status).toBe(204)
    expect((await estate.owner.delete(`${feedsOf(estate)}/${own.id}`)).status).toBe(404)
  })

  test('gets a new address, and ends at the one before', async () => {
    const estate = await planned(world)
    const first = await feed(estate)
    const { status, body } = await estate.owner.put(`${feedsOf(estate)}/${first.id}`)
    expect(status).toBe(200)
    expect(body['url']).not.toBe(first.url)
    expect((await visitor.get(pathOf(first))).status).toBe(404)
    expect((await visitor.get(pathOf(body as unknown as typeof first))).status).toBe(200)
  })

  test('ends with the right of whoever made it', async () => {
    const estate = await planned(world)
    const [guest, expiring, second, pro] = [
      await estate.guest('read'),
      await estate.guest('read'),
      await estate.coOwner(),
      await letIn(world, estate),
    ]
    const made = await Promise.all([guest, expiring, second, pro].map((by) => feed(estate, {}, { by })))
    const statuses = () => Promise.all(made.map(async (one) => (await visitor.get(pathOf(one))).status))
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await world.permit(guest.accountId, { subject: `estate/${estate.id}/maintenance-year-wheel`, effect: 'deny', action: 'read' })
    await world.sql(`update permission set expiration_date = now() - interval '1 day' where account_id = $1`, [expiring.accountId])
    await world.sql('update account set is_disabled = true where id = $1', [second.accountId])
    await world.sql('delete from access_link where estate_id = $1', [estate.id])
    expect(await statuses()).toEqual([404, 404, 404, 404])
    expect((await feedsListed(estate)).map(({ isOpen }) => isOpen)).toEqual([false, false, false, false])
  })

  test('says when it was last fetched, and not for what only looks', async () => {
    const estate = await planned(world)
    const address = await feed(estate)
    await visitor.send('HEAD', pathOf(address))
    await visitor.get(pathOf(address))
    await expect
      .poll(async () => (await feedsListed(estate))[0]!['lastFetchedAt'], { timeout: 120_000, interval: 500 })
      .toEqual(expect.any(String))
  })

  test('sent twice is one, and something else under the same key is refused', async () => {
    const estate = await planned(world)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [one, two] = await Promise.all([0, 1].map(() => estate.owner.post(feedsOf(estate), { language: 'nb' }, key)))
    expect(one!.body).toEqual(two!.body)
    expect(await feedsListed(estate)).toHaveLength(1)
    expect(await estate.owner.post(feedsOf(estate), { language: 'en' }, key)).toMatchObject({
      status: 422,
      body: { details: { reason: 'reused' } },
    })
  })

  test('is refused to who may not read the wheel, and bad input names its field', async () => {
    const estate = await planned(world)
    const closed = await estate.guest('read', { denied: ['maintenance-year-wheel'] })
    expect(await closed.post(feedsOf(estate), { language: 'nb' })).toMatchObject({ status: 403, body: { code: 'authorizationFailure' } })
    expect((await (await world.account()).post(feedsOf(estate), { language: 'nb' })).status).toBe(404)
    for (const [body, field] of [
      [{}, 'language'],
      [{ language: 'de' }, 'language'],
      [{ language: 'nb', responsibleKind: 'supplier' }, 'responsibleId'],
      [{ language: 'nb', responsibleId: estate.owner.accountId }, 'responsibleId'],
    ] as const)
      expect(await estate.owner.post(feedsOf(estate), body)).toMatchObject({
        status: 422,
        body: { details: { fields: { [field]: expect.any(String) } } },
      })
  })

  test('so many on one estate are enough', async () => {
    const estate = await planned(world)
    for (let n = 0; n < 20; n++) await feed(estate)
    expect(await estate.owner.post(feedsOf(estate), { language: 'nb' })).toMatchObject({
      status: 409,
      body: { details: { reason: 'full' } },
    })
  })
})
