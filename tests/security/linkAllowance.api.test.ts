import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Allowance } from '#server/kernel/allowance.ts'
import { createWorld, type TestEstate, type World } from '#tests/support/world/world.ts'

let world: World
let estate: TestEstate
beforeAll(async () => {
  world = await createWorld()
  estate = await world.estate()
})
afterAll(() => world.close())

const left = (headers: Record<string, unknown>) => Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1])

describe('what the visitors of one link may ask for', () => {
  test('is told with each answer', async () => {
    const { key } = await estate.link()
    const { headers } = await world.anonymous().get(`/api/public/${key}/estate/${estate.id}/details`)
    expect(headers).toMatchObject({ 'ratelimit-policy': '"link";q=20000;w=20', ratelimit: '"link";r=19999' })
  })

  test('costs more where there is room for much in the answer', async () => {
    const { key } = await estate.link()
    const ask = async (query: string) => left((await world.anonymous().post(`/graphql/public/${key}`, { query })).headers)
    const before = await ask('{ __typename }')
    const after = await ask(
      '{ sharedEstate { reportDocuments(first: 100) { edges { node { id customName createdAt file { name url } } } } } }',
    )
    expect(before - after).toBeGreaterThan(5)
  })

  test('costs no less when it is asked again', async () => {
    const { key } = await estate.link()
    const query = '{ sharedEstate { reportDocuments(first: 100) { edges { node { id customName createdAt file { name url } } } } } }'
    const ask = async () => left((await world.anonymous().post(`/graphql/public/${key}`, { query })).headers)
    const full = left((await world.anonymous().post(`/graphql/public/${key}`, { query: '{ __typename }' })).headers)
    for (const _ of ['once', 'again', 'and again']) expect(full - (await ask())).toBeGreaterThan(5)
  })

  test('is refused beyond that, before anything runs, for that link alone', async () => {
    const [{ key }, other] = [await estate.link(), await estate.link()]
    const much = '{ sharedEstate { reportDocuments(first: 100) { edges { node { id customName createdAt file { name url } } } } } }'
    world.app.linkAllowance = new Allowance({ size: 20, perSecond: 0.001 })
    const visitor = world.anonymous()
    const ask = (of: string) => visitor.post(`/graphql/public/${of}`, { query: much })
    for (const _ of ['once', 'twice']) expect(await ask(key)).toMatchObject({ status: 200 })
    const refused = await ask(key)
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) as string, 'access-control-allow-origin': '*' },
      body: { errors: [{ extensions: { code: 'cannotHandleTheRequest', status: 429, details: { reason: 'tooMany' } } }] },
    })
    expect(refused.body).not.toHaveProperty('data')
    expect(await ask(other.key)).toMatchObject({ status: 200 })
    expect(await visitor.post(`/graphql/public/${key}`, { query: '{ __typename }' })).toMatchObject({ status: 200 })
  })
})
