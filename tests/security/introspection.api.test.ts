import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Allowance } from '#server/kernel/allowance.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const times = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ')
const all = 'types { name description fields { name description args { name description } } }'
const refused = async (client: Client, query: string, url = '/graphql') => {
  const { status, body } = await client.post(url, { query })
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'badRequest', status: 400 } }] } })
  expect(body).not.toHaveProperty('data')
  return (body as unknown as { errors: { message: string }[] }).errors[0]!.message
}
/** The same, written so that nobody has asked for it before. */
const another = (i: number, of = all) => `{ __schema { a${i}: __typename ${of} } }`

/** Each way in, and where it leads. */
async function doors(): Promise<[Client, string][]> {
  const { owner, link } = await world.estate()
  const { key } = await link()
  return [
    [world.anonymous(), '/graphql'],
    [owner, '/graphql'],
    [await token(owner), '/graphql'],
    [world.anonymous(), `/graphql/public/${key}`],
  ]
}
async function token(of: Client) {
  const { body } = await of.post('/api/private/profile/user/access-tokens', { name: 'Sync', scope: 'read', days: 30 })
  return world.anonymous().with({ authorization: `Bearer ${String((body as { token?: string }).token)}` })
}

describe('a description of the schema', () => {
  test('is asked for once in a document, whoever asks', async () => {
    for (const [client, url] of await doors()) {
      expect(await refused(client, `{ ${times(16, (i) => `a${i}: __schema { ${all} }`)} }`, url)).toContain('more than one description')
      expect(
        await refused(
          client,
          '{ a: __schema { ...s } ...q } fragment q on Query { b: __schema { ...s } } fragment s on __Schema { types { name } }',
          url,
        ),
      ).toContain('more than one description')
    }
  })

  test('is counted by what there is to tell, type by type', async () => {
    const fields = 'fields { name type { name fields { name args { name type { name } } type { name } } } }'
    await refused(world.anonymous(), `{ ${times(49, (i) => `a${i}: __type(name: "Query") { ${fields} }`)} }`)
    await refused(world.anonymous(), `query ($n: String!) { ${times(49, (i) => `a${i}: __type(name: $n) { ${fields} }`)} }`)
    expect(
      await world.anonymous().post('/graphql', { query: `{ ${times(49, (i) => `a${i}: __type(name: "Query") { name }`)} }` }),
    ).toMatchObject({
      status: 200,
    })
  })

  test('has a price, the same for everybody', async () => {
    const [anonymous, account, byToken] = (await doors()).map(([client]) => client)
    const asked = async (client: Client, from: number) => {
      world.app.descriptionAllowance = new Allowance({ size: 1000, perSecond: 0.001 })
      // A token pays for each request as well.
      world.app.tokenAllowance = new Allowance({ size: 1010, perSecond: 0.001 })
      const statuses: number[] = []
      for (let i = 0; i < 12; i++) statuses.push((await client.post('/graphql', { query: another(from + i) })).status)
      expect(await client.post('/graphql', { query: '{ currentUser { isAnonymous } }' })).toMatchObject({ status: 200 })
      return statuses
    }
    const statuses = await asked(anonymous!, 0)
    expect(statuses.join()).toMatch(/^(200,){3,9}429(,429)+$/)
    expect(await asked(account!, 100)).toEqual(statuses)
    expect(await asked(byToken!, 200)).toEqual(statuses)
  })

  test('is refused by its price before anything is told, with the time to wait', async () => {
    world.app.descriptionAllowance = new Allowance({ size: 10, perSecond: 1 })
    const { status, headers, body } = await world.anonymous().post('/graphql', { query: another(1000) })
    expect({ status, headers, body }).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string },
      body: { errors: [{ extensions: { code: 'cannotHandleTheRequest', status: 429, details: { reason: 'tooMany' } } }] },
    })
    expect(body).not.toHaveProperty('data')
  })

  test('that comes beside data is paid for as well', async () => {
    world.app.descriptionAllowance = new Allowance({ size: 10, perSecond: 1 })
    expect(await world.anonymous().post('/graphql', { query: `{ currentUser { isAnonymous } __schema { ${all} } }` })).toMatchObject({
      status: 429,
    })
  })
})

describe('the query that tools send', () => {
  const usual = [
    getIntrospectionQuery(),
    getIntrospectionQuery({ descriptions: false }),
    getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    }),
  ]

  test('is answered at every door', async () => {
    world.app.descriptionAllowance = new Allowance({ size: 3000, perSecond: 50 })
    for (const [client, url] of await doors()) {
      for (const query of usual) {
        const { status, body } = await client.post(url, { query, operationName: 'IntrospectionQuery' })
        expect([status, (body as { errors?: unknown }).errors]).toEqual([200, undefined])
        expect((body as unknown as { data: { __schema: { types: object[] } } }).data.__schema.types.length).toBeGreaterThan(50)
      }
    }
  })

  test('is made once, and costs little from then on', async () => {
    const query = `${getIntrospectionQuery()} # by way of another tool`
    const first = await world.anonymous().post('/graphql', { query })
    world.app.descriptionAllowance = new Allowance({ size: 1500, perSecond: 0.001 })
    const print = vi.spyOn(JSON, 'stringify')
    const answers = await Promise.all(Array.from({ length: 62 }, () => world.anonymous().post('/graphql', { query })))
    const written = print.mock.results.filter(({ value }) => String(value).length > 500_000)
    print.mockRestore()
    expect(written).toEqual([])
    expect(new Set(answers.map(({ status, text }) => `${status} ${text === first.text}`))).toEqual(new Set(['200 true']))
  })
})
