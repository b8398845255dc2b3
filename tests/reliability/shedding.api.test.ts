import { afterAll, describe, expect, test } from 'vitest'
import { Crowd } from '#server/kernel/http/crowd.ts'
import { createWorld } from '#tests/support/world/world.ts'

const patiently = { timeout: 120_000 }

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
  const from = (remoteAddress: string) => server.inject({ url, headers: { cookie: `session=${owner.token}` }, remoteAddress })
  const inFlight = async () => Number(/^http_requests_in_flight (\d+)/m.exec((await world.anonymous().get('/metrics')).text)?.[1])

  test('calls wait for a moment and are refused then, and those that are in are served', async () => {
    expect((await owner.get(url)).status).toBe(200)
    const release = await holdReads()
    const held = Array.from({ length: 60 }, (_, i) => from(`10.0.0.${i % 3}`))
    await expect.poll(inFlight, patiently).toBe(60)

    expect(await owner.get(url)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '2', 'cache-control': 'no-store' },
      body: { code: 'cannotHandleTheRequest', details: { reason: 'busy' } },
    })
    expect(await owner.gql('{ estates { totalCount } }')).toMatchObject({ status: 503 })

    expect((await world.anonymous().get('/healthz')).status).toBe(200)
    await expect.poll(async () => (await world.anonymous().get('/readyz')).status, { timeout: 120_000 }).toBe(200)
    expect((await world.anonymous().get('/')).status).not.toBe(503)
    const login = await world.anonymous().post('/api/public/profile/user/login', { email: 'nobody@test.example', password: 'Blå-dør-7' })
    expect(login).toMatchObject({ status: 401, body: { code: 'loginFailure' } })
    const signIn = (more = '') =>
      world.anonymous().gql(`mutation { login(email: "nobody@test.example", password: "x") { rememberedAccountId } ${more} }`)
    expect(await signIn()).toMatchObject({ error: { code: 'loginFailure' } })
    expect(await signIn('logout')).toMatchObject({ status: 503 })
    expect((await world.anonymous().get('/metrics')).text).toMatch(/^http_requests_shed_total 3$/m)

    release()
    expect(new Set((await Promise.all(held)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
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
  const start = (delay = 0) => {
    let now = 0
    const told: string[] = []
    const crowd = new Crowd({ atOnce: 2, longestWait: 400, meanDelay: () => delay, now: () => now })
    const come = (name: string) => crowd.come(name, (isIn) => told.push(`${name} ${isIn ? 'in' : 'away'}`))
    return { crowd, come, told, at: (ms: number) => (now = ms) }
  }

  test('lets in who comes while there is room, and then one for each who leaves, in their order', () => {
    const { crowd, come, told } = start()
    const leave = come('a')
    for (const name of ['b', 'c', 'd']) come(name)
    expect(told).toEqual(['a in', 'b in'])
    leave()
    leave()
    expect(told).toEqual(['a in', 'b in', 'c in'])
    expect(crowd).toMatchObject({ working: 2, waiting: 1, refused: 0 })
  })

  test('may be large while it moves', () => {
    const { crowd, come, told, at } = start()
    const leaving = [come('first'), come('second')]
    for (let i = 0; i < 1000; i++) leaving.push(come(`${i}`))
    at(399)
    for (const leave of leaving) leave()
    expect(told.every((each) => each.endsWith(' in'))).toBe(true)
    expect(crowd).toMatchObject({ working: 0, waiting: 0, refused: 0 })
  })

  test('sends away who has waited for too long, whether anybody leaves or not', () => {
    const { crowd, come, told, at } = start()
    const leave = come('a')
    for (const name of ['b', 'c']) come(name)
    at(150)
    come('d')
    at(400)
    crowd.sendLateAway()
    expect(told).toEqual(['a in', 'b in', 'c away'])
    at(549)
    leave()
    expect(told).toEqual(['a in', 'b in', 'c away', 'd in'])
    expect(crowd).toMatchObject({ working: 2, waiting: 0, refused: 1 })
  })

  test('lets nobody wait behind a queue that stands, and others again once it moves', () => {
    const { crowd, come, told, at } = start()
    const leave = come('a')
    for (const name of ['b', 'c']) come(name)
    at(201)
    come('d')
    expect(told).toEqual(['a in', 'b in', 'd away'])
    leave()
    come('e')
    expect(told).toEqual(['a in', 'b in', 'd away', 'c in'])
    expect(crowd).toMatchObject({ working: 2, waiting: 1, refused: 1 })
  })

  test('under twice what it clears is as busy as it can be, and nobody who is let in has waited for long', () => {
    let now = 0
    const crowd = new Crowd({ atOnce: 2, longestWait: 400, meanDelay: () => 0, now: () => now })
    const waits: number[] = []
    const working: { until: number; leave: () => void }[] = []
    const come = (came: number) => {
      const leave: () => void = crowd.come(`${came}`, (isIn) => {
        if (!isIn) return
        waits.push(now - came)
        working.push({ until: now + 20, leave: () => leave() })
      })
    }
    for (; now < 20_000; now++) {
      while (working[0] && working[0].until <= now) working.shift()!.leave()
      if (now % 5 === 0) come(now)
    }
    expect(waits.length).toBeGreaterThan(1990)
    expect(Math.max(...waits)).toBeLessThanOrEqual(400)
  })

  test('forgets who has gone before their turn', () => {
    const { crowd, come, told } = start()
    const leave = come('a')
    come('b')
    come('c')()
    come('d')
    leave()
    expect(told).toEqual(['a in', 'b in', 'd in'])
    expect(crowd).toMatchObject({ working: 2, waiting: 0 })
  })

  test('has a third for each address, and more for one only while another third stays free', () => {
    const crowd = new Crowd({ atOnce: 9, longestWait: 400, meanDelay: () => 0 })
    const told: string[] = []
    const come = (from: string) => crowd.come(from, (isIn) => isIn && told.push(from))
    const many = Array.from({ length: 20 }, () => come('a'))
    expect(told).toHaveLength(6)
    for (let i = 0; i < 5; i++) come('b')
    expect(told.slice(6)).toEqual(['b', 'b', 'b'])
    come('c')
    expect(told).toHaveLength(9)
    for (const leave of many.slice(0, 2)) leave()
    expect(told.slice(9), 'whoever has less goes before those who came sooner').toEqual(['c'])
    for (const leave of many.slice(2, 4)) leave()
    expect(told.slice(10), 'and whoever has their third waits for room').toEqual(['a'])
  })

  test('keeps nobody out for what another address waits for', () => {
    let now = 0
    const crowd = new Crowd({ atOnce: 9, longestWait: 400, meanDelay: () => 0, now: () => now })
    for (let i = 0; i < 20; i++) crowd.come('a', () => undefined)
    now = 201
    expect(crowd.isStanding).toBe(true)
    expect(['a', 'b'].map((from) => crowd.standsBefore(from))).toEqual([true, false])
    expect(['a', 'b'].map((from) => crowd.standsBefore(from, true))).toEqual([true, false])
  })

  test('lets one address neither fill the queue, nor keep others from joining it where the event loop is late', () => {
    let delay = 0
    const crowd = new Crowd({ atOnce: 9, longestWait: 400, meanDelay: () => delay })
    for (let i = 0; i < 5000; i++) crowd.come('a', () => undefined)
    expect(crowd.waiting).toBeLessThan(1400)
    expect(crowd.refuses('b')).toBe(false)
    delay = 201
    expect(['a', 'b'].map((from) => crowd.refuses(from))).toEqual([true, false])
  })

  test('keeps little of whoever has left, however often they say so', () => {
    const crowd = new Crowd({ atOnce: 2, longestWait: 400, meanDelay: () => 0 })
    for (let i = 0; i < 100_000; i++) {
      const leaving = [0, 1, 2].map((one) => crowd.come(`${i}/${one}`, () => undefined))
      for (const leave of [...leaving, ...leaving].toReversed()) leave()
    }
    expect(crowd).toMatchObject({ working: 0, waiting: 0, refused: 0 })
    expect(crowd.peers).toBeLessThanOrEqual(1003)
  })

  test('lets nobody wait where the event loop is late', () => {
    const late = start(201)
    for (const name of ['a', 'b', 'c']) late.come(name)
    expect(late.told).toEqual(['a in', 'b in', 'c away'])
    const inTime = start(200)
    for (const name of ['a', 'b', 'c']) inTime.come(name)
    expect(inTime.told).toEqual(['a in', 'b in'])
  })
})
