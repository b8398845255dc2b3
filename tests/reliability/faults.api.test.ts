import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { registerSlowBodies } from '#server/kernel/http/slowBodies.ts'
import { Connection } from '#tests/support/raw/connection.ts'
import { createWorld } from '#tests/support/world/world.ts'

test('a body that does not come to its end ends its connection', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  registerSlowBodies(app, { longestMs: 50 })
  app.post('/', () => 'done')
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const slow = (await Connection.open(address)).write(
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
  )
  await slow.closed
  expect(slow.statuses).not.toContain(200)
  const quick = (await Connection.open(address)).write(
    'POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  )
  await quick.closed
  expect(quick.statuses).toEqual([200])
})

describe('what nobody foresaw', async () => {
  const world = await createWorld({ PORT: '0' })
  afterAll(() => world.close())
  const { app, server } = world.running
  server.get('/api/test/throws', () => {
    throw new Error('select secret from /srv/hidden.ts')
  })
  server.get('/api/test/rejects', async () => {
    await Promise.reject(new TypeError('select secret from /srv/hidden.ts'))
  })
  server.get('/api/test/breaks', (_request, reply) =>
    reply.send(
      Readable.from(
        (async function* () {
          yield 'half of it'
          await Promise.resolve()
          throw new Error('select secret from /srv/hidden.ts')
        })(),
      ),
    ),
  )
  const address = await world.running.listen()
  const anonymous = world.anonymous()
  const owner = await world.account()
  const alive = async () => expect((await anonymous.get('/healthz')).status).toBe(200)

  test.each(['/api/test/throws', '/api/test/rejects'])('is told as nothing but that: %s', async (url) => {
    const answer = await anonymous.get(url)
    expect(answer).toMatchObject({ status: 500, body: { code: 'internalError', requestId: answer.headers['x-request-id'] } })
    expect(Object.keys(answer.body).sort()).toEqual(['code', 'message', 'requestId'])
    expect(answer.text).not.toMatch(/secret|hidden|\.ts/)
    await alive()
  })

  test('in a statement is told so over both transports', async () => {
    const { send } = app
    app.send = () => Promise.reject(new Error('select secret from /srv/hidden.ts'))
    const rest = await owner.get('/api/private/estates')
    const graphql = await owner.send('POST', '/graphql', { body: { query: '{ estates { totalCount } }' } })
    const executed = await owner.send('POST', '/graphql', {
      body: { query: '{ estates { totalCount } __typename __schema { queryType { name } } }' },
    })
    app.send = send
    expect(rest).toMatchObject({ status: 500, body: { code: 'internalError' } })
    for (const answer of [graphql, executed]) {
      expect(answer.body).toMatchObject({
        errors: [{ extensions: { code: 'internalError', status: 500, requestId: expect.any(String) as string } }],
      })
    }
    for (const { text } of [rest, graphql, executed]) expect(text).not.toMatch(/secret|hidden|\.ts|stack/)
    await alive()
  })

  test('half way through an answer ends the connection, not the process', async () => {
    const connection = (await Connection.open(address)).write('GET /api/test/breaks HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await connection.closed
    expect(connection.text).not.toMatch(/secret|hidden/)
    await alive()
  })

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400],
    ['a header that is too long', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['two lengths', 'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ])('%s is refused with a code like everything else', async (_what, text, status) => {
    const connection = (await Connection.open(address)).write(text)
    await connection.closed
    expect(connection.statuses).toEqual([status])
    expect(connection.text).toContain('"code":"badRequest"')
    expect(connection.text).toContain("content-security-policy: default-src 'none'")
    await alive()
  })
})
