import type { Pool } from 'pg'
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js'
import { afterAll, describe, expect, test } from 'vitest'
import { Allowance } from '#server/kernel/allowance.ts'
import { createWorld } from '#tests/support/world/world.ts'

describe('a document that is seen once', async () => {
  const world = await createWorld({ TRUSTED_PROXIES: '127.0.0.1' })
  afterAll(() => world.close())
  const { id: estateId, owner } = await world.estate()
  const pool = (world.app.db.driver as PostgresDriver).master as Pool

  /** From another address each few hundred times: no one of them has so many read. */
  const ask = (i: number, query: string, variables: object = {}) =>
    owner
      .with({ 'x-forwarded-for': `203.0.${Math.floor(i / 25_600)}.${Math.floor(i / 100) % 256}` })
      .send('POST', '/graphql', { body: { query, variables } })
  async function all(count: number, each: (i: number) => Promise<{ status: number }>) {
    const statuses = new Set<number>()
    for (let i = 0; i < count; i += 20) {
      const answers = await Promise.all(Array.from({ length: Math.min(20, count - i) }, (_, k) => each(i + k)))
      for (const { status } of answers) statuses.add(status)
    }
    return [...statuses]
  }
  /** On all connections together, by what their names begin with. */
  async function prepared() {
    const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
    const found = await Promise.all(
      clients.map((client) =>
        client.query<{ kind: string; n: number }>(
          "select substring(name from '^[a-z]+') kind, count(*)::int n from pg_prepared_statements group by 1",
        ),
      ),
    )
    for (const client of clients) client.release()
    const most: Record<string, number> = {}
    for (const { kind, n } of found.flatMap(({ rows }) => rows)) most[kind] = Math.max(most[kind] ?? 0, n)
    return most
  }
  const metric = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, 'm').exec((await world.anonymous().get('/metrics')).text)?.[1])

  test('leaves nothing behind, however many come', async () => {
    const { others } = world.app.naming
    expect(await all(1900, (i) => ask(i, `query Q${i} { __typename currentUser { isAnonymous } }`))).toEqual([200])
    const estate = (i: number) => `query E${i} ($id: ID!) { e${i}: estate(estateId: $id) { id reportDocuments(first: 3) { totalCount } } }`
    expect(await all(200, (i) => ask(1900 + i, estate(i), { id: estateId }))).toEqual([200])
    expect(world.app.documents.full.others).toMatchObject({ size: 0, bytes: 0 })
    expect(others).toMatchObject({ statements: 0, bytes: 0 })
    expect((await prepared())['seen']).toBeUndefined()
  })

  test('is kept and prepared once it has come again and again, within a budget', async () => {
    const { others } = world.app.naming
    const estate = (i: number) =>
      `query K${i} ($id: ID!) { e${i}: estate(estateId: $id) { ${Array.from({ length: 20 }, (_, field) => `f${field}: addressLine1`).join(' ')} } }`
    for (let times = 0; times < 5; times++) await all(120, (i) => ask(3000 + i, estate(i), { id: estateId }))
    const kept = world.app.documents.full.others
    expect(kept.size).toBe(120)
    expect(kept.bytes).toBeLessThanOrEqual(48 * 1_048_576)
    expect(others.statements).toBeGreaterThan(20)
    expect(others.statements).toBeLessThanOrEqual(200)
    expect(others.bytes).toBeLessThanOrEqual(262_144)
    const { seen } = await prepared()
    expect(seen).toBeGreaterThan(0)
    expect(seen).toBeLessThanOrEqual(200)
    expect(await metric('graphql_documents_kept')).toBe(kept.size)
    expect(await metric('database_statements_named_bytes')).toBe(others.bytes + world.app.naming.own.bytes)

    // What has lost its name to another is answered as before.
    const { body } = await ask(4000, estate(0), { id: estateId })
    expect(body).toMatchObject({ data: { e0: { f0: expect.any(String) as string } } })
  })

  test('is read of nobody without end', async () => {
    world.app.documentAllowance = new Allowance({ size: 50, perSecond: 0.01 })
    const greedy = world.anonymous().with({ 'x-forwarded-for': '198.51.100.9' })
    const known = '{ currentUser { isAnonymous } }'
    for (let i = 0; i < 3; i++) await greedy.gql(known)
    const statuses: number[] = []
    for (let i = 0; i < 50; i++) statuses.push((await greedy.gql(`{ nothing${i} }`)).status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(47)
    const refused = await greedy.gql('{ nothing }')
    expect(refused).toMatchObject({ status: 429, error: { code: 'cannotHandleTheRequest', details: { reason: 'tooMany' } } })
    expect((await greedy.gql(known)).status).toBe(200)
    expect((await world.anonymous().with({ 'x-forwarded-for': '198.51.100.10' }).gql('{ nothing }')).status).toBe(400)
  })
})
