import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { formType, largeForm, overTheWire } from '#tests/support/files/forms.ts'
import { Connection } from '#tests/support/raw/connection.ts'
import { asGet, asPost, silent, times } from '#tests/support/raw/silent.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const megabyte = 1_048_576
const patiently = { timeout: 120_000 }

let world: World
let address: string
let owner: Awaited<ReturnType<World['account']>>
let fileId: string
let linkKey: string
const lines: { msg: string; why?: string; address?: string; connections?: number; bytes?: number }[] = []
const logged = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) })
const sockets: Socket[] = []

beforeAll(async () => {
  const readers = { longestStill: 2000, look: 50 }
  world = await createWorld({ PORT: '0' }, { log: logged, bounds: { atOnce: 6, contentsAtOnce: 6, readers } })
  address = await world.running.listen()
  const estate = await world.estate()
  linkKey = (await estate.link()).key
  owner = await world.account()
  const headers = { cookie: `session=${owner.token}`, 'content-type': formType }
  const uploaded = await overTheWire(address, { path: '/api/private/temporary-document', headers }, (request) =>
    Readable.from(largeForm(40 * megabyte)).pipe(request),
  )
  fileId = uploaded.body.id!
})
afterAll(() => world.close())
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await expect
    .poll(async () => [await metric('http_requests_in_flight'), await metric('http_contents_in_flight')], patiently)
    .toEqual([0, 0])
  await expect.poll(() => metric('http_bytes_waiting'), patiently).toBe(0)
  lines.length = 0
})

async function metric(name: string) {
  const { text } = await world.anonymous().get('/metrics')
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1],
  )
}
const cutOff = (why: string) => lines.filter((line) => line.msg === 'cut off who does not read' && line.why === why)
const cut = (why: string) => metric(`http_readers_cut_total{why="${why}"}`)
const connections = (why: string) => cutOff(why).reduce((sum, { connections = 0 }) => sum + connections, 0)

async function stand(count: number, asked: string, from = '127.0.0.2') {
  for (let i = 0; i < count; i++) sockets.push(await silent(address, asked, from))
}
const cookie = () => ({ cookie: `session=${owner.token}` })
const content = () => `/api/private/file/${fileId}`

const described = '{ __schema { types { name description fields { name description } } } }'

/** A kind of route, and as much of it as no system takes unread. */
const kinds: Record<string, (count: number) => string> = {
  GraphQL: (count) => times(count, asPost('/graphql', { query: described })),
  'the GraphQL of a link': (count) => times(count, asPost(`/graphql/public/${linkKey}`, { query: described })),
  'a list': (count) => times(count, asGet('/api/private/estates', cookie())),
  'a content': () => asGet(content(), cookie()),
  'the description of the API': (count) => times(count, asGet('/api/openapi.json')),
  'the schema': (count) => times(count, asGet('/schema.graphql')),
  'a page': (count) => times(count, asGet('/')),
}

describe('whoever reads nothing', () => {
  test.each(Object.entries(kinds))('of %s, seventy times over, keeps nobody else from being served', async (_kind, asked) => {
    await stand(8, asked(6))
    await stand(62, asked(1))
    const served = async (url: string) => (await fetch(`${address}${url}`, { headers: cookie() })).status
    for (let i = 0; i < 10; i++) expect(await served('/api/private/estates')).toBe(200)
    const first = await fetch(`${address}${content()}`, { headers: { ...cookie(), range: 'bytes=0-99' } })
    expect([first.status, (await first.bytes()).length]).toEqual([206, 100])
  })

  test.each(['a content', 'the description of the API'] as const)('of %s is cut off, and told in the log', async (kind) => {
    const before = await cut('still')
    await stand(3, kinds[kind]!(6))
    await expect.poll(() => connections('still'), patiently).toBe(3)
    expect(cutOff('still')[0]).toMatchObject({ address: '127.0.0.2', bytes: expect.any(Number) as number })
    expect(await cut('still')).toBe(before + 3)
    await expect.poll(() => metric('http_contents_in_flight'), patiently).toBe(0)
  })

  test('leaves a place where others wait, as long as they hold a content', async () => {
    await stand(10, asGet(content(), cookie()))
    await expect.poll(() => metric('http_contents_in_flight'), patiently).toBe(4)
  })
})

test('whoever reads slowly has it all', async () => {
  const [answer] = (await once(get(`${address}${content()}`, { headers: cookie(), agent: false }), 'response')) as [IncomingMessage]
  let read = 0
  for await (const part of answer) {
    read += (part as Buffer).length
    await pause(1)
  }
  expect(read).toBe(40 * megabyte)
  expect(cutOff('still')).toEqual([])
})

describe('a connection that asks ahead', () => {
  test('has one request worked on, and the next when that is answered', async () => {
    const { send } = world.app
    let begun = 0
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    world.app.send = async (statement) => {
      begun++
      await released
      return send(statement)
    }
    const connection = await Connection.open(address)
    connection.write(times(10, asGet('/api/private/estates', cookie())))
    await expect.poll(() => begun, patiently).toBe(1)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    expect([begun, await metric('http_requests_in_flight')]).toEqual([1, 1])
    world.app.send = send
    release()
    await expect.poll(() => connection.statuses, patiently).toEqual(Array.from({ length: 10 }, () => 200))
    connection.end()
  })

  test('for more than anybody does is ended', async () => {
    const connection = await Connection.open(address)
    connection.write(times(40, asGet('/api/private/estates', cookie())))
    await connection.closed
    expect(connection.statuses.length).toBeLessThan(2)
  })
})

describe('what waits to be read', async () => {
  const readers = { longestStill: 3_600_000, look: 50, mostOfPeer: 5 * megabyte, mostInAll: 8 * megabyte }
  const other = await createWorld({ PORT: '0' }, { log: logged, bounds: { readers } })
  const place = await other.running.listen()
  afterAll(() => other.close())
  const asked = times(8, asGet('/api/openapi.json'))
  const stands = async (count: number, from: string) => {
    for (let i = 0; i < count; i++) sockets.push(await silent(place, asked, from))
  }
  const waiting = async () => Number(/^http_bytes_waiting (\d+)/m.exec((await other.anonymous().get('/metrics')).text)?.[1])

  test('is bounded for each address, and in all: the address for which most waits gives way', async () => {
    await stands(10, '127.0.0.2')
    await expect.poll(() => connections('ofPeer'), patiently).toBeGreaterThan(5)
    await expect.poll(waiting, patiently).toBeGreaterThan(2 * megabyte)
    await expect.poll(waiting, patiently).toBeLessThanOrEqual(readers.mostOfPeer)

    for (const from of ['127.0.0.3', '127.0.0.4', '127.0.0.5']) await stands(1, from)
    await stands(2, '127.0.0.6')
    await expect.poll(() => cutOff('inAll').map(({ address }) => address), patiently).toContain('127.0.0.2')
    await expect.poll(waiting, patiently).toBeLessThanOrEqual(readers.mostInAll)
    expect(cutOff('inAll').map(({ address }) => address)).not.toContain('127.0.0.3')
    expect((await fetch(`${place}/schema.graphql`)).status).toBe(200)
  })
})
