import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createWorld } from '#tests/support/world/world.ts'
import { listed, linksOf, made, summaryOf, UPDATE } from './publicLinks.ts'

describe('the key of a public link', async () => {
  const lines: string[] = []
  const world = await createWorld({}, { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) })
  afterAll(() => world.close())

  test('is in no log, wherever it is used and whatever goes wrong', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await made(estate, { sections: ['insurance'], recipientEmail: 'bank@test.example' })
    const visitor = world.anonymous()
    const addresses = [
      summaryOf(key, estate),
      `/api/public/${key}/estate/${estate.id}/report-archive`,
      `/api/public/${key}/estate/not-an-id/details`,
      `/api/public/${key}/estate/${estate.id}/details?page=-1`,
      `/api/public/${key}/file/${estate.id}?w=7`,
      `/api/public/${key}/no-such-place`,
      `/api/public/${key}${key.repeat(20)}/estate/${estate.id}/details`,
      `/graphql/public/${key}?query={`,
      `/public-link/${key}/estate/${estate.id}`,
      `/public-link/${key}/%E0%A4%A`,
    ]
    for (const address of addresses) for (const method of ['GET', 'HEAD', 'POST'] as const) await visitor.send(method, address)
    await visitor.send('POST', `/graphql/public/${key}`, { body: { query: '{ estate' } })
    await world.sql('alter table estate rename to estate_away')
    await visitor.get(summaryOf(key, estate))
    await world.sql('alter table estate_away rename to estate')
    await estate.owner.delete(linksOf(estate), { id: (await listed(estate))[0]!.id })
    await visitor.get(summaryOf(key, estate))
    expect(lines.length).toBeGreaterThan(addresses.length)
    expect(lines.filter((line) => line.includes(key))).toEqual([])
  })

  test('lies nowhere in the database but sealed, not even in the answers that are kept to be repeated', async () => {
    const estate = await world.estate()
    const { body } = await estate.owner.post(
      linksOf(estate),
      { sections: [], recipientEmail: 'bank@test.example' },
      { 'idempotency-key': 'a' },
    )
    const key = body['publicLinkKey'] as string
    const { data } = await estate.owner.gql(
      UPDATE,
      { input: { estateId: estate.id, id: body['id'], version: 1, name: 'Banken' } },
      { 'idempotency-key': 'b' },
    )
    expect(data).toMatchObject({ updatePublicLink: { publicLinkKey: key } })
    const tables = await world.sql<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    const holding: string[] = []
    for (const { name } of tables) {
      const [found] = await world.sql<{ n: number }>(
        `select count(*)::int n from ${name} t where position($1 in t::text) > 0 or position(encode(convert_to($1, 'UTF8'), 'hex') in t::text) > 0`,
        [key],
      )
      if (found!.n) holding.push(name)
    }
    expect(holding).toEqual([])
  })

  test('goes to no other site: no page that is opened with it says where its visitor came from', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await made(estate)
    for (const address of [`/public-link/${key}/estate/${estate.id}`, summaryOf(key, estate)]) {
      const { headers } = await world.anonymous().get(address)
      expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer' })
    }
  })
})
