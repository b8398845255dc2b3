import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { busy } from '#server/kernel/errors.ts'
import { receiving } from '#server/kernel/http/reception.ts'
import { Connection } from '#tests/support/raw/connection.ts'
import { createWorld } from '#tests/support/world/world.ts'

describe('while those who are in wait already', async () => {
  const world = await createWorld({ PORT: '0' })
  const { app, server } = world.running
  const crowd = { isStanding: true, waiting: 1, refused: 0, standsBefore: () => crowd.isStanding }
  const door = createServer({ allowHalfOpen: true }, receiving(app, server.server, crowd)).listen(0, '127.0.0.1')
  await Promise.all([once(door, 'listening'), server.ready()])
  afterAll(() => {
    door.close()
    return world.close()
  })
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`

  async function answerTo(...lines: string[]) {
    const connection = await Connection.open(address)
    connection.write([...lines, ''].join('\r\n'))
    await connection.closed
    return connection
  }
  const asked = ['Host: localhost', 'Connection: close']

  test('a new connection is sent away by its first line, in its language', async () => {
    crowd.refused = 0
    const { statuses, text } = await answerTo('GET /api/private/estates HTTP/1.1', ...asked, 'Accept-Language: en', '')
    expect(statuses).toEqual([503])
    expect(text).toMatch(/^retry-after: 2\r$/m)
    expect(text).toMatch(/^cache-control: no-store\r$/m)
    expect(JSON.parse(text.split('\r\n\r\n')[1]!)).toMatchObject({
      code: 'cannotHandleTheRequest',
      details: { reason: 'busy' },
      message: app.texts.of('en', busy()),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(crowd.refused).toBe(1)
  })

  test('who signs in, who watches over us, and what its body alone tells of, come through', async () => {
    crowd.refused = 0
    expect((await answerTo('GET /healthz HTTP/1.1', ...asked, '')).statuses).toEqual([200])
    const json = (body: object) => [
      'Content-Type: application/json',
      `Content-Length: ${JSON.stringify(body).length}`,
      '',
      JSON.stringify(body),
    ]
    const signIn = json({ email: 'nobody@test.example', password: 'Demo-1234' })
    expect((await answerTo('POST /api/public/profile/user/login HTTP/1.1', ...asked, ...signIn)).statuses).toEqual([401])
    expect((await answerTo('POST /graphql HTTP/1.1', ...asked, ...json({ query: '{ __typename }' }))).statuses).toEqual([200])
    expect(crowd.refused).toBe(0)
  })

  test('and everybody, once nobody waits any more', async () => {
    crowd.isStanding = false
    expect((await answerTo('GET /api/private/estates HTTP/1.1', ...asked, '')).statuses).toEqual([401])
    crowd.isStanding = true
  })
})

test('a port that another program has is not shared with it', async () => {
  const other = createServer().listen({ host: '127.0.0.1', port: 0, reusePort: process.platform === 'linux' })
  await once(other, 'listening')
  const world = await createWorld({ PORT: String((other.address() as AddressInfo).port) })
  await expect(world.running.listen()).rejects.toThrow(/EADDRINUSE/)
  await world.close()
  other.close()
})
