import pino from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { createWorld } from '#tests/support/world/world.ts'

describe('the log of requests', async () => {
  const database = await createTestDatabase()
  const secret = 'x'.repeat(32)
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const config = readConfig({
    DATABASE_URL: database.url,
    SESSION_SECRET: secret,
    IDENTITY_KEY: secret,
    FILES_URL: 'file:/tmp/grunnmur-watching',
  })
  const app = await createApp({ config, databaseUrl: database.url, log })
  afterAll(async () => {
    await app.close()
    await database.drop()
  })
  beforeEach(() => void lines.splice(0))

  test('has one line for each, which names the template and never the address', async () => {
    const answer = await app.server.inject('/api/public/a-secret-key/estate/some-id/details?search=secret')
    expect(lines.filter(({ msg }) => msg === 'request')).toEqual([
      expect.objectContaining({
        requestId: answer.headers['x-request-id'],
        method: 'GET',
        route: '/api/public/:publicLinkKey/estate/:estateId/details',
        status: 404,
        ms: expect.any(Number) as number,
      }),
    ])
    expect(JSON.stringify(lines)).not.toMatch(/secret|some-id/)
  })

  test('is named by every refusal over GraphQL, whoever finds the fault', async () => {
    const refused = async (query: string) => {
      const answer = await app.server.inject({ method: 'POST', url: '/graphql', payload: { query } })
      const { errors } = answer.json<{ errors: { extensions: { code: string; requestId: string } }[] }>()
      return { ...errors[0]!.extensions, sent: answer.headers['x-request-id'] }
    }
    for (const [query, code] of [
      ['{ nothing', 'badRequest'],
      ['{ nothing }', 'badRequest'],
      ['{ estates { totalCount } }', 'unauthenticatedUser'],
    ] as const) {
      const { requestId, sent, ...rest } = await refused(query)
      expect(rest).toMatchObject({ code })
      expect(requestId).toBe(sent)
    }
  })

  test('holds nothing of what was sent', async () => {
    await app.server.inject({
      method: 'POST',
      url: '/api/public/profile/user/login',
      payload: { email: 'kari@hidden.example', password: 'Hemmelig-1' },
    })
    await app.server.inject({ method: 'POST', url: '/graphql', payload: { query: '{ hidden }', variables: { hidden: 'Hemmelig-1' } } })
    expect(JSON.stringify(lines)).not.toMatch(/hidden|Hemmelig/)
  })
})

describe('metrics', async () => {
  const world = await createWorld()
  const guarded = await createWorld({ METRICS_TOKEN: 'a-token-for-watchers' })
  afterAll(() => Promise.all([world.close(), guarded.close()]))
  const from = (remoteAddress: string, headers: Record<string, string> = {}, { running } = world) =>
    running.server.inject({ url: '/metrics', remoteAddress, headers })

  test.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine, in the longer spelling', '::ffff:127.0.0.1', {}, 200],
    ['this machine, by its number', '127.0.0.1', { host: '127.0.0.1:4000' }, 200],
    ['this machine, by a name that somebody has lead here', '127.0.0.1', { host: 'rebound.example:4000' }, 404],
    ['elsewhere', '10.1.2.3', {}, 404],
    ['elsewhere, through a proxy on this machine', '127.0.0.1', { 'x-forwarded-for': '10.1.2.3' }, 404],
  ])('are told to %s: %s', async (_who, address, headers, status) => {
    expect((await from(address, headers)).statusCode).toBe(status)
  })

  test.each([
    ['the token', '10.1.2.3', { authorization: 'Bearer a-token-for-watchers', host: 'product:4000' }, 200],
    ['another', '10.1.2.3', { authorization: 'Bearer a-token-for-watchersx' }, 404],
    ['nearness alone', '127.0.0.1', {}, 404],
  ])('are opened, where there is a token, by %s: %s', async (_what, address, headers, status) => {
    expect((await from(address, headers, guarded)).statusCode).toBe(status)
  })

  test('count requests by template, and refusals by code', async () => {
    const before = /^refusals_total\{code="loginFailure"\} (\d+)/m.exec((await from('127.0.0.1')).payload)?.[1] ?? 0
    await world.anonymous().post('/api/public/profile/user/login', { email: 'nobody@test.example', password: 'Blå-dør-7' })
    await world.anonymous().get('/api/public/a-secret-key/estate/x/details')
    const { payload } = await from('127.0.0.1')
    expect(payload).toContain(`refusals_total{code="loginFailure"} ${Number(before) + 1}`)
    expect(payload).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/public/:publicLinkKey/estate/:estateId/details",status="404"} 1',
    )
    for (const name of [
      'http_requests_in_flight',
      'http_requests_shed_total',
      'event_loop_mean_delay_seconds',
      'database_connections',
      'process_resident_memory_bytes',
    ]) {
      expect(payload).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'))
    }
    expect(payload).not.toContain('secret')
  })
})

describe('whether calls may be sent here', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const anonymous = world.anonymous()

  test('is denied while the file store does not answer, and the process still says that it lives', async () => {
    await expect.poll(async () => (await anonymous.get('/readyz')).body, { timeout: 120_000 }).toEqual({ status: 'ready' })
    const { files } = world.app
    const ready = files.ready.bind(files)
    files.ready = () => Promise.reject(new Error('the disk is gone'))
    const before = new Date().toISOString()
    const answer = await anonymous.get('/readyz')
    const again = await anonymous.get('/readyz')
    files.ready = ready
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2' },
      body: { code: 'cannotHandleTheRequest', details: { reason: 'filesAway', failing: [{ part: 'files' }] } },
    })
    const since = answer.body.details?.failing?.[0]?.since ?? ''
    expect(since >= before).toBe(true)
    expect(again.body, 'since the first time').toMatchObject({ details: { failing: [{ part: 'files', since }] } })
    expect((await anonymous.get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await anonymous.get('/readyz')).status, { timeout: 120_000 }).toBe(200)
  })
})
