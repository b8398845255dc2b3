import { afterAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { createWorld, later } from '#tests/support/world/world.ts'

describe('headers', async () => {
  const world = await sharedWorld()
  const anonymous = world.anonymous()

  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
  const closed = { ...everywhere, 'cross-origin-resource-policy': 'same-origin' }
  const nothing = "default-src 'none'; frame-ancestors 'none'"

  test.each([
    ['an answer for everybody', 'GET', '/api/public/profile/user/current-user', 200],
    ['a refusal for want of a session', 'GET', '/api/private/estates', 401],
    ['an unknown address', 'GET', '/api/nothing/here', 404],
    ['an unknown address of GraphQL', 'POST', '/graphql/nothing', 404],
    ['an unknown file', 'GET', '/files/nothing/here', 401],
    ['a method that is not served', 'PATCH', '/api/private/estates', 405],
    ['an unknown link', 'GET', '/api/public/unknown/estate/x/details', 404],
    ['a file of another product', 'GET', '/.git/config', 404],
    ['health', 'GET', '/healthz', 200],
  ] as const)('%s carries the whole policy and is not kept', async (_what, method, url, status) => {
    const answer = await anonymous.send(method, url)
    expect(answer).toMatchObject({ status, headers: { ...closed, 'content-security-policy': nothing, 'cache-control': 'no-store' } })
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })

  test('a refusal says as much as it must, and no more', async () => {
    const { body, headers } = await anonymous.get('/api/nothing/here')
    const text = expect.any(String) as string
    expect(body).toEqual({ code: 'entityNotFound', message: text, requestId: headers['x-request-id'] })
    expect(await anonymous.get('/api/nothing/here', { 'accept-language': 'en' })).toMatchObject({ headers: { 'content-language': 'en' } })
  })

  test('a method that is not served names those that are', async () => {
    expect(await anonymous.send('PATCH', '/api/private/estates')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
      body: { code: 'badRequest' },
    })
    expect(await anonymous.get('/api/public/profile/user/login')).toMatchObject({ status: 405, headers: { allow: 'POST' } })
    expect(await anonymous.send('OPTIONS', '/api/private/estates', { headers: { origin: 'https://elsewhere.example' } })).toMatchObject({
      status: 405,
    })
    expect(await anonymous.post('/login')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  test('a wrong method is told before a body of any kind is read', async () => {
    const answer = await anonymous.send('PUT', '/api/private/estates', { body: '{"broken', headers: { 'content-type': 'text/weird' } })
    expect(answer).toMatchObject({ status: 405, body: { code: 'badRequest' } })
  })

  test('an address that cannot be decoded is refused like everything else', async () => {
    const answer = await anonymous.get('/api/%E0%A4%A')
    expect(answer).toMatchObject({ status: 400, headers: { ...closed, 'content-security-policy': nothing }, body: { code: 'badRequest' } })
    expect(await anonymous.get(`/api/private/estate/${'x'.repeat(600)}/details`)).toMatchObject({
      status: 404,
      body: { code: 'entityNotFound' },
    })
  })

  test('what a public link shows over GraphQL is open to other origins, without credentials', async () => {
    const { link } = await world.estate()
    const { key } = await link()
    const url = `/graphql/public/${key}?query=${encodeURIComponent('{ __typename }')}`
    const answer = await anonymous.get(url, { origin: 'https://elsewhere.example', 'apollo-require-preflight': 'yes' })
    const open = { ...everywhere, 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
    expect(answer).toMatchObject({
      status: 200,
      headers: { ...open, 'cache-control': 'private, no-cache', etag: expect.stringMatching(/^"/) as string },
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers).not.toHaveProperty('set-cookie')
    const again = await anonymous.get(url, { 'apollo-require-preflight': 'yes', 'if-none-match': String(answer.headers['etag']) })
    expect(again).toMatchObject({ status: 304, text: '', headers: open })
    expect(await anonymous.post(`/graphql/public/${key}`, { query: '{ __typename }' })).toMatchObject({ status: 200, headers: open })
  })

  test('a browser that asks first is told what may be sent there, and nowhere else', async () => {
    const asked = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    }
    for (const url of ['/graphql/public/some-key', '/schema.public.graphql', '/api/public/some-key/file/some-file']) {
      expect(await anonymous.send('OPTIONS', url, { headers: asked })).toMatchObject({
        status: 204,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': expect.stringContaining('content-type') as string },
      })
    }
    for (const url of [
      '/graphql',
      '/api/public/profile/user/login',
      '/api/public/some-key/estate/x/details',
      '/files/x/y',
      '/schema.graphql',
    ]) {
      expect((await anonymous.send('OPTIONS', url, { headers: asked })).headers).not.toHaveProperty('access-control-allow-origin')
    }
  })

  test('what a link shows over REST may be kept, but not without asking each time', async () => {
    const { id, link } = await world.estate()
    const { key } = await link()
    const answer = await anonymous.get(`/api/public/${key}/estate/${id}/details`)
    expect(answer).toMatchObject({
      status: 200,
      headers: { ...closed, 'cache-control': 'private, no-cache', etag: expect.any(String) as string },
    })
    const ended = await link({ expires: later(-1) })
    expect(await anonymous.get(`/api/public/${ended.key}/estate/${id}/details`)).toMatchObject({
      status: 410,
      headers: { 'cache-control': 'no-store' },
    })
  })

  test('both schemas are texts that need not be sent twice', async () => {
    for (const url of ['/schema.graphql', '/schema.public.graphql']) {
      const answer = await anonymous.get(url)
      expect(answer).toMatchObject({
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        text: expect.stringContaining('type Query') as string,
      })
      expect(await anonymous.get(url, { 'if-none-match': String(answer.headers['etag']) })).toMatchObject({ status: 304, text: '' })
    }
    expect((await anonymous.get('/schema.public.graphql')).text).not.toContain('type Mutation')
  })
})

describe('where the product is reached over https', async () => {
  const world = await createWorld({ PUBLIC_URL: 'https://grunnmur.example' })
  afterAll(() => world.close())

  test('browsers are told to stay with it for a year at least', async () => {
    const { headers } = await world.anonymous().get('/healthz')
    expect(Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1])).toBeGreaterThanOrEqual(31_536_000)
  })
})
