import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Allowance, tokenAllowance } from '#server/kernel/allowance.ts'
import type { Client } from '#tests/support/world/client.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let owner: Client
let estateId: string
let program: Client
beforeAll(async () => {
  world = await createWorld()
  ;({ owner, id: estateId } = await world.estate())
  program = await tokenOf(owner)
})
beforeEach(() => void (world.app.tokenAllowance = tokenAllowance()))
afterAll(() => world.close())

async function tokenOf(of: Client) {
  const made = await of.post('/api/private/profile/user/access-tokens', { name: 'Sync', scope: 'write', days: 30 })
  const { token } = made.body as unknown as { token: string }
  return world.anonymous().with({ authorization: `Bearer ${token}` })
}
const left = ({ headers }: { headers: Record<string, unknown> }) => Number(/^"token";r=(\d+)$/.exec(String(headers['ratelimit']))?.[1])
const details = () => `/api/private/estate/${estateId}/details`
const ask = (client: Client, query: string) => client.post('/graphql', { query })
const names = '{ currentUser { isAnonymous } }'
const page =
  '{ estates(first: 100) { edges { node { id addressLine1 reportDocuments(first: 50) { edges { node { id customName } } } } } } }'

describe('what a program may ask for with a token', () => {
  test('is told with each answer, refusals among them', async () => {
    const policy = { 'ratelimit-policy': '"token";q=60000;w=30' }
    const answers = [
      await program.get(details()),
      await program.get('/api/private/estates?pageSize=10'),
      await program.put(`/api/private/estate/${estateId}/report-archive`, {}),
      await program.get('/api/private/estate/01a1fc46-0fae-77e7-908c-8cd8fb5cc397/details'),
      await program.post('/api/private/profile/user/access-tokens', { name: 'More', scope: 'read', days: 1 }),
      await program.get('/api/private/file/01a1fc46-0fae-77e7-908c-8cd8fb5cc397'),
      await ask(program, names),
      await ask(program, '{ nothing }'),
      await ask(program, '{ '),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 422, 404, 403, 404, 200, 400, 400])
    for (const { headers } of answers) expect(headers).toMatchObject(policy)
    const told = answers.map(left)
    expect(told.every((points) => points > 59_000 && points < 60_000)).toBe(true)
  })

  test('is told to nobody who has a session', async () => {
    expect((await owner.get(details())).headers).not.toHaveProperty('ratelimit')
    expect((await ask(owner, names)).headers).not.toHaveProperty('ratelimit')
  })

  test('costs what its answer has room for, over both transports', async () => {
    world.app.tokenAllowance = new Allowance({ size: 60_000, perSecond: 0.001 })
    const costs: number[] = []
    let before = 60_000
    for (const call of [
      () => program.get(details()),
      () => program.get('/api/private/estates?pageSize=1'),
      () => program.get('/api/private/estates?pageSize=100'),
      () => ask(program, names),
      () => ask(program, page),
      () => ask(program, '{ ofAToken: __schema { types { name fields { name } } } }'),
    ]) {
      const after = left(await call())
      costs.push(before - after)
      before = after
    }
    const [one, few, many, small, large, described] = costs as [number, number, number, number, number, number]
    expect([one, small]).toEqual([1, 1])
    expect(few).toBeLessThan(5)
    expect(many).toBeGreaterThan(few + 5)
    expect(large).toBeGreaterThan(100)
    expect(described).toBeGreaterThan(20)
  })

  test('beyond it is refused, with the time to wait, over both transports', async () => {
    world.app.tokenAllowance = new Allowance({ size: 3, perSecond: 0.5 })
    for (let i = 0; i < 3; i++) expect((await program.get(details())).status).toBe(200)
    const refused = {
      status: 429,
      headers: { 'retry-after': '2', ratelimit: '"token";r=0', 'ratelimit-policy': '"token";q=3;w=6' },
    }
    const told = { code: 'cannotHandleTheRequest', details: { reason: 'tooMany', limits: { points: { max: 0, asked: 1 } } } }
    expect(await program.get(details())).toMatchObject({ ...refused, body: told })
    expect(await ask(program, names)).toMatchObject({ ...refused, body: { errors: [{ extensions: told }] } })
    expect((await program.put(`/api/private/estate/${estateId}/report-archive`, {})).status).toBe(429)
  })

  test('is counted for an account, whichever of its tokens is shown, and for nobody else', async () => {
    const second = await tokenOf(owner)
    const other = await world.estate()
    const theirs = await tokenOf(other.owner)
    world.app.tokenAllowance = new Allowance({ size: 2, perSecond: 0.001 })
    expect((await ask(program, names)).status).toBe(200)
    expect((await ask(second, names)).status).toBe(200)
    expect((await ask(program, names)).status).toBe(429)
    expect((await ask(theirs, names)).status).toBe(200)
    expect((await ask(owner, names)).status).toBe(200)
  })

  test('is enough for whoever fetches all of a thousand estates at once', async () => {
    world.app.tokenAllowance = new Allowance({ size: 60_000, perSecond: 0.001 })
    const parts = ['details', 'report-archive', 'technical-information', 'insurance', 'summary']
    const start = left(await ask(program, names))
    for (const part of parts) await program.get(`/api/private/estate/${estateId}/${part}`)
    await program.get('/api/private/estates?pageSize=100')
    expect((start - left(await ask(program, names))) * 1000).toBeLessThan(60_000)
  })

  test('is described', async () => {
    const { body } = await world.anonymous().get('/api/openapi.json')
    type Said = { responses: Record<string, { headers?: object; $ref?: string }> }
    const { paths, components } = body as unknown as { paths: Record<string, Record<string, Said>>; components: Said }
    const { responses } = paths['/api/private/estate/{estateId}/details']!['get']!
    expect(responses['200']!.headers).toMatchObject({ RateLimit: {}, 'RateLimit-Policy': {} })
    const name = responses['429']!.$ref!.split('/').at(-1)!
    expect(components.responses[name]!.headers).toMatchObject({ RateLimit: {}, 'RateLimit-Policy': {}, 'Retry-After': {} })
  })
})
