import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { caretakerOf } from '#server/access/caretaker.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { Visits } from '#server/sharing/publicLinks/visits.ts'
import { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { listed, made, summaryOf } from './publicLinks.ts'

const minute = 60_000
const SUMMARY = 'query ($id: ID!) { estate(estateId: $id) { id addressLine1 } }'

describe('the visits of a public link', async () => {
  const world = await sharedWorld()
  const kept = async (id: string) => (await world.sql<{ visits: number }>('select visits from public_link where id = $1', [id]))[0]!.visits
  /** Another process on the same database. */
  const process = () =>
    createApp({ config: readConfig(world.environment), databaseUrl: world.environment['DATABASE_URL']!, log: pino({ level: 'silent' }) })

  test('what one visitor reads at a time is one visit, written when the process ends', async () => {
    const estate = await world.estate()
    const { id, publicLinkKey } = await made(estate)
    const app = await process()
    const visitor = (browser: string) =>
      new Client(app, { headers: { 'user-agent': browser }, graphql: `/graphql/public/${publicLinkKey}` })
    const first = visitor('Telefon')
    await Promise.all([1, 2, 3].map(() => first.gql(SUMMARY, { id: estate.id })))
    await first.get(summaryOf(publicLinkKey, estate))
    await visitor('Nettbrett').get(summaryOf(publicLinkKey, estate))
    expect(await kept(id)).toBe(0)
    await app.close()
    expect(await listed(estate)).toMatchObject([{ visits: 2, lastVisitAt: expect.any(String), version: 1 }])
  })

  test('what two processes count adds up', async () => {
    const estate = await world.estate()
    const { id, publicLinkKey } = await made(estate)
    const apps = await Promise.all([process(), process()])
    for (const [i, app] of apps.entries())
      await new Client(app, { headers: { 'user-agent': `${i}` } }).get(summaryOf(publicLinkKey, estate))
    await Promise.all(apps.map((app) => app.close()))
    expect(await kept(id)).toBe(2)
  })

  test('a refusal, a HEAD and another link’s visitor are none of it', async () => {
    const estate = await world.estate()
    const { id, publicLinkKey } = await made(estate)
    await made(estate)
    const app = await process()
    const visitor = new Client(app)
    await visitor.send('HEAD', summaryOf(publicLinkKey, estate))
    await visitor.get(`/api/public/${publicLinkKey}/estate/${estate.id}/insurance`)
    await visitor.get(summaryOf('no-such-link', estate))
    await app.close()
    expect(await kept(id)).toBe(0)
  })

  test('who comes back after half an hour comes anew', async () => {
    const estate = await world.estate()
    const { id } = await made(estate)
    const visits = new Visits(caretakerOf(world.app))
    for (const at of [0, 29, 58, 88]) visits.note(id, 'telefon', at * minute)
    await visits.write()
    await visits.write()
    expect(await kept(id)).toBe(2)
  })

  test('what could not be written is written the next time, and a link that is gone holds nobody up', async () => {
    const estate = await world.estate()
    const { id } = await made(estate)
    const caretaker = caretakerOf(world.app)
    let isDown = true
    const visits = new Visits({
      query: (...asked) =>
        isDown ? Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' })) : caretaker.query(...asked),
    })
    visits.note(id, 'a', minute)
    visits.note('0190b4a2-6f00-7000-8000-000000000001', 'a', minute)
    await expect(visits.write()).rejects.toThrow('down')
    visits.note(id, 'b', 2 * minute)
    isDown = false
    await visits.write()
    expect(await listed(estate)).toMatchObject([{ visits: 2, lastVisitAt: new Date(2 * minute).toISOString() }])
  })
})
