import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { all } from '#tests/support/files/all.ts'
import { formType, largeForm, overTheWire } from '#tests/support/files/forms.ts'
import { startInstance } from '#tests/support/files/instance.ts'
import { asGet, silent } from '#tests/support/raw/silent.ts'
import { awsEnvironment, type ObjectStore, startObjectStore } from '#tests/support/s3/objectStore.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let objects: ObjectStore
let world: World
let instance: Awaited<ReturnType<typeof startInstance>>
let cookie: string
beforeAll(async () => {
  objects = await startObjectStore()
  for (const [name, value] of Object.entries(awsEnvironment)) vi.stubEnv(name, value)
  world = await createWorld({ FILES_URL: await objects.newBucket(), ...awsEnvironment })
  instance = await startInstance(world)
  cookie = `session=${(await world.account()).token}`
})
afterAll(async () => {
  await instance.end()
  await world.close()
  await objects.stop()
})

const upload = (size: number) =>
  overTheWire(instance.address, { path: '/api/private/temporary-document', headers: { cookie, 'content-type': formType } }, (request) =>
    Readable.from(largeForm(size)).pipe(request),
  )
const ask = (path: string) => fetch(`${instance.address}${path}`, { headers: { cookie } })
const contents = async () => (await all(world.app.files.list())).length

/** The second half comes once the store is away. */
const away = Promise.withResolvers<void>()
async function* halfOf(chunks: Iterable<Buffer | string>, told: () => void) {
  let sent = 0
  for (const chunk of chunks) {
    yield chunk
    sent += chunk.length
    if (sent < 20_000_000) continue
    told()
    await away.promise
  }
}

test('a store that is away is told as away, to readers, senders and whoever watches; all goes on as soon as it is back', async () => {
  const { status, body } = await upload(1000)
  expect(status).toBe(200)
  const file = `/api/private/file/${body.id}`
  expect((await ask('/readyz')).status).toBe(200)

  await objects.end()
  const refusal = { code: 'cannotHandleTheRequest', details: { reason: 'filesAway' } }
  const read = await ask(file)
  expect([read.status, read.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await read.json()).toMatchObject(refusal)
  for (const size of [1000, 12_000_000]) expect(await upload(size)).toMatchObject({ status: 503, body: refusal })
  expect((await ask('/readyz')).status).toBe(503)
  expect((await ask('/healthz')).status).toBe(200)

  await objects.startAgain()
  expect((await ask('/readyz')).status).toBe(200)
  expect(await (await ask(file)).text()).toHaveLength(1000)
  expect((await upload(12_000_000)).status).toBe(200)
  expect(await world.sql('select from file')).toHaveLength(2)
  expect(await contents()).toBe(2)
})

test('a store that takes calls and does not answer is not ready, and nobody waits for ever', async () => {
  objects.pause()
  expect((await ask('/readyz')).status).toBe(503)
  objects.goOn()
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200))
})

test('a store that goes away in the middle of a content ends whoever reads it, and refuses whoever sends', async () => {
  const { body } = await upload(60_000_000)
  const kept = await contents()
  const request = get(`${instance.address}/api/private/file/${body.id}`, { headers: { cookie }, agent: false })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer, 'data')
  answer.pause()
  const { promise: halfWay, resolve } = Promise.withResolvers<void>()
  const sending = overTheWire(
    instance.address,
    { path: '/api/private/temporary-document', headers: { cookie, 'content-type': formType } },
    (sent) => Readable.from(halfOf(largeForm(40_000_000), resolve)).pipe(sent),
  )
  await halfWay
  await objects.end()
  away.resolve()
  await expect(text(answer)).rejects.toThrow('aborted')
  expect(answer.complete).toBe(false)
  expect(await sending).toMatchObject({ status: 503, body: { code: 'cannotHandleTheRequest', details: { reason: 'filesAway' } } })
  await objects.startAgain()
  expect((await upload(1000)).status).toBe(200)
  expect(await contents()).toBe(kept + 1)
})

test('a reader who leaves in the middle leaves no connection to the store behind', async () => {
  const { body } = await upload(60_000_000)
  const request = get(`${instance.address}/api/private/file/${body.id}`, { headers: { cookie }, agent: false })
  const [answer] = (await once(request, 'response')) as [Readable]
  await once(answer, 'data')
  answer.pause()
  await vi.waitFor(async () => expect(await objects.readers()).toBe(1))
  request.destroy()
  await vi.waitFor(async () => expect(await objects.readers()).toBe(0))
})

test('nor does one who stays and reads nothing', async () => {
  const readers = { longestStill: 500, look: 50 }
  const places = { PORT: '0', FILES_URL: await objects.newBucket(), ...awsEnvironment }
  const other = await createWorld(places, { bounds: { readers } })
  const address = await other.running.listen()
  const headers = { cookie: `session=${(await other.account()).token}` }
  const { body } = await overTheWire(
    address,
    { path: '/api/private/temporary-document', headers: { ...headers, 'content-type': formType } },
    (request) => Readable.from(largeForm(40_000_000)).pipe(request),
  )
  const reading = await silent(address, asGet(`/api/private/file/${body.id}`, headers))
  await vi.waitFor(async () => expect(await objects.readers()).toBe(1))
  await vi.waitFor(async () => expect(await objects.readers()).toBe(0), { timeout: 120_000 })
  reading.destroy()
  await other.close()
})

test('an instance that ends in the middle of an upload leaves nothing to be seen, and the parts are discarded', async () => {
  const other = await startInstance(world)
  const before = await contents()
  const { promise: halfWay, resolve } = Promise.withResolvers<void>()
  const broken = overTheWire(
    other.address,
    { path: '/api/private/temporary-document', headers: { cookie, 'content-type': formType } },
    (request) => {
      let sent = 0
      for (const chunk of largeForm(40_000_000)) {
        request.write(chunk)
        if ((sent += chunk.length) > 30_000_000) break
      }
      resolve()
    },
  ).catch(() => 'broken')
  await halfWay
  await vi.waitFor(async () => expect(await objects.uploads()).toHaveLength(1), { timeout: 120_000 })
  await other.end('SIGKILL')
  expect(await broken).toBe('broken')
  expect(await contents()).toBe(before)
  await world.app.files.discardUnfinished(new Date(Date.now() + 1000))
  expect(await objects.uploads()).toEqual([])
})
