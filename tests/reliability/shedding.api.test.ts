import { afterAll, describe, expect, test } from 'vitest'
import { Crowd } from '#server/kernel/http/shed.ts'
import { createWorld } from '#tests/support/world/world.ts'

const patiently = { timeout: 20_000 }

describe('when there is no room for one more', async () => {
  const world = await createWorld()
  afterAll(() => world.close())
  const { app, server } = world.running
  const owner = await world.account()
  const send = app.send
  const url = '/api/private/estates'

  /** Keeps every read waiting until it is let go; it then answers what was read before. */
  async function holdReads() {
    let rows: unknown[][] = []
    app.send = async (statement) => (rows = await send(statement))
    await owner.get(url)
    let letGo: () => void = () => undefined
    const released = new Promise<void>((resolve) => (letGo = resolve))
    app.send = async () => {
      await released
      return rows
    }
    return () => {
      app.send = send
      letGo()
    }
  }
  const inFlight = async () => Number(/^http_requests_in_flight (\d+)/m.exec((await world.anonymous().get('/metrics')).text)?.[1])

  test('calls are refused at once, and those that are in are served', async () => {
    expect((await owner.get(url)).status).toBe(200)
    const release = await holdReads()
    const held = Array.from({ length: 300 }, () => owner.get(url))
    await expect.poll(inFlight, patiently).toBe(300)

    expect(await owner.get(url)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
      body: { code: 'cannotHandleTheRequest', details: { reason: 'busy' } },
    })
    expect(await owner.gql('{ estates { totalCount } }')).toMatchObject({ status: 503 })
    expect((await owner.get('/files/018f0000-0000-7000-8000-000000000000/x.pdf')).status).toBe(503)

    expect((await world.anonymous().get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await world.anonymous().get('/readyz')).status, { timeout: 20_000 }).toBe(200)
    expect((await world.anonymous().get('/')).status).not.toBe(503)
    const login = await world.anonymous().post('/api/public/profile/user/login', { email: 'nobody@test.example', password: 'Blå-dør-7' })
    expect(login).toMatchObject({ status: 401, body: { code: 'loginFailure' } })
    const signIn = (more = '') =>
      world.anonymous().gql(`mutation { login(email: "nobody@test.example", password: "x") { rememberedAccountId } ${more} }`)
    expect(await signIn()).toMatchObject({ error: { code: 'loginFailure' } })
    expect(await signIn('logout')).toMatchObject({ status: 503 })
    expect((await world.anonymous().get('/metrics')).text).toMatch(/^http_requests_shed_total 4$/m)

    release()
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await inFlight()).toBe(0)
    expect((await owner.get(url)).status).toBe(200)
  })

  test('a caller who hangs up gives the place back', async () => {
    const release = await holdReads()
    const leaving = new AbortController()
    const answer = server
      .inject({ url, headers: { cookie: `session=${owner.token}` }, signal: leaving.signal })
      .catch((error: unknown) => error)
    await expect.poll(inFlight, patiently).toBe(1)
    leaving.abort()
    await answer
    await expect.poll(inFlight, patiently).toBe(0)
    release()
  })
})

describe('a crowd', () => {
  const crowd = (inFlight: number, delay: number) => Object.assign(new Crowd({ most: 10, meanDelay: () => delay }), { inFlight })

  test('is full at its limit, however fast the event loop turns', () => {
    expect(crowd(9, 0).refuses()).toBe(false)
    expect(crowd(10, 0).refuses()).toBe(true)
  })
  test('is too large at half of it, where the event loop is late', () => {
    expect(crowd(6, 201).refuses()).toBe(true)
    expect(crowd(6, 200).refuses()).toBe(false)
  })
  test('of a few is served, however late the event loop is', () => {
    expect(crowd(5, 5000).refuses()).toBe(false)
  })
})
