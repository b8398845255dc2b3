import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { formType, largeForm, overTheWire } from '#tests/support/files/forms.ts'
import { Connection } from '#tests/support/raw/connection.ts'
import { asGet, silent } from '#tests/support/raw/silent.ts'
import { pdf } from '#tests/support/world/client.ts'
import { createWorld } from '#tests/support/world/world.ts'

const get = (url: string, headers = '') => `GET ${url} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`

const patiently = { timeout: 120_000 }

describe('told to stop', () => {
  test('the product says that it is not ready, and serves on over the same connections until whoever sends calls has learned of it', async () => {
    const world = await createWorld({ PORT: '0' })
    const address = await world.running.listen()
    const owner = await world.account()
    const cookie = `Cookie: session=${owner.token}\r\n`
    const connection = await Connection.open(address)
    const cut = new AbortController()
    const drained = world.running.drain(600_000, cut.signal)

    connection.write(get('/readyz'))
    await expect.poll(() => connection.statuses, patiently).toEqual([503])
    expect(connection.text).toContain('"part":"stopping"')
    for (const url of ['/livez', '/healthz', '/api/private/estates']) connection.write(get(url, cookie))
    const [head, tail] = uploadParts()
    connection.write(`POST /api/private/temporary-document HTTP/1.1\r\nHost: localhost\r\n${cookie}${head}${tail}`)
    await expect.poll(() => connection.statuses, patiently).toEqual([503, 200, 200, 200, 200])
    expect(connection.text).not.toMatch(/^connection: close\r$/im)
    const late = await Connection.open(address)
    late.write(get('/api/private/estates', cookie))
    await expect.poll(() => late.statuses, patiently).toEqual([200])

    cut.abort()
    await drained
    const closing = world.close()
    await Promise.all([connection.closed, late.closed, closing])
    await expect(Connection.open(address)).rejects.toThrow(/ECONNREFUSED/)
  })

  test('the product finishes what was begun, takes in nothing more, and says that it is not ready', async () => {
    const world = await createWorld({ PORT: '0' })
    const { app } = world.running
    const address = await world.running.listen()
    const owner = await world.account()
    const cookie = `Cookie: session=${owner.token}\r\n`
    const open = () => Connection.open(address)

    let letGo: () => void = () => undefined
    const released = new Promise<void>((resolve) => (letGo = resolve))
    const { send } = app
    let waiting = 0
    app.send = async (statement) => {
      waiting++
      await released
      return send(statement)
    }

    const reads = await Promise.all(Array.from({ length: 20 }, open))
    for (const read of reads) read.write(get('/api/private/estates', cookie))
    await expect.poll(() => waiting, patiently).toBe(20)
    const uploads = await Promise.all(Array.from({ length: 10 }, open))
    const [head, tail] = uploadParts()
    for (const each of uploads) each.write(`POST /api/private/temporary-document HTTP/1.1\r\nHost: localhost\r\n${cookie}${head}`)
    const idle = await open()
    idle.write(get('/healthz'))
    await expect.poll(() => idle.statuses, patiently).toEqual([200])
    const asking = (await open()).write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n')
    // The last connection's bytes have arrived once a later one is answered.
    const later = (await open()).write(get('/healthz', 'Connection: close\r\n'))
    await later.closed

    const closing = world.close()
    await idle.closed
    asking.write('\r\n')
    await asking.closed
    expect(asking.statuses).toEqual([503])
    await expect(open()).rejects.toThrow(/ECONNREFUSED/)

    letGo()
    for (const each of uploads) each.write(tail)
    await Promise.all([...reads, ...uploads].map(({ closed }) => closed))
    expect(new Set(reads.flatMap(({ statuses }) => statuses))).toEqual(new Set([200]))
    expect(reads.every(({ text }) => /^connection: close\r$/im.test(text))).toBe(true)
    expect(uploads.map(({ statuses }) => statuses)).toEqual(uploads.map(() => [200]))
    await closing
  })

  test('an upload that comes over an open connection is refused, and whoever is being answered finds it closed then', async () => {
    const world = await createWorld({ PORT: '0' })
    const address = await world.running.listen()
    const owner = await world.account()
    const cookie = { cookie: `session=${owner.token}` }
    const { body } = await overTheWire(
      address,
      { path: '/api/private/temporary-document', headers: { ...cookie, 'content-type': formType } },
      (request) => Readable.from(largeForm(30_000_000)).pipe(request),
    )
    const reading = await Promise.all([1, 2].map(() => silent(address, asGet(`/api/private/file/${body.id}`, cookie))))
    const inFlight = async () => Number(/^http_contents_in_flight (\d+)/m.exec((await world.anonymous().get('/metrics')).text)?.[1])
    await expect.poll(inFlight, patiently).toBe(2)
    await Promise.all(reading.map(begun))
    const asking = (await Connection.open(address)).write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n')
    const later = (await Connection.open(address)).write(get('/healthz', 'Connection: close\r\n'))
    await later.closed

    const closing = world.close()
    const mayOpen = () =>
      Connection.open(address).then(
        (connection) => connection.end(),
        () => 'refused',
      )
    await expect.poll(mayOpen, patiently).toBe('refused')
    const [head, tail] = uploadParts()
    reading[0]!.write(`POST /api/private/temporary-document HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie.cookie}\r\n${head}${tail}`)
    // What was sent before has come once this is answered.
    asking.write('\r\n')
    await asking.closed
    const [refused, over] = await Promise.all(reading.map(readToEnd))
    await closing
    for (const text of [refused!, over!]) expect(text.length).toBeGreaterThan(30_000_000)
    expect(refused!.slice(30_000_000)).toMatch(/HTTP\/1\.1 503 [^]*\r\nconnection: close\r\n[^]*"reason":"busy"/i)
    expect(refused!.slice(30_000_000)).toMatch(/\r\nretry-after: 2\r\n/i)
    expect(over!.slice(30_000_000)).not.toContain('HTTP/1.1')
  })

  test('the process ends with nothing to complain of, and lives on after a promise that nobody waited for', async () => {
    const database = await createTestDatabase()
    const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-stop-'))
    const secret = 'x'.repeat(32)
    const lost = "process.on('SIGUSR2', () => void Promise.reject(new Error('lost')))"
    const server = spawn(process.execPath, ['--import', `data:text/javascript,${encodeURIComponent(lost)}`, 'server/main.ts', '--quiet'], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        DRAIN_SECONDS: '0',
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        SESSION_SECRET: secret,
        IDENTITY_KEY: secret,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    onTestFinished(async () => {
      server.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
      await database.drop()
    })
    let log = ''
    server.stdout!.setEncoding('utf8').on('data', (text: string) => (log += text))
    const [{ address }] = (await once(server, 'message')) as [{ address: string }]

    server.kill('SIGUSR2')
    await expect.poll(() => log, patiently).toContain('lost')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)

    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })
})

/** Its answer is on its way, and nothing more of it is read. */
async function begun(socket: Socket) {
  const [first] = (await once(socket.resume(), 'data')) as [Buffer]
  socket.pause().unshift(first)
}

async function readToEnd(socket: Socket) {
  let text = ''
  socket.setEncoding('latin1').on('data', (part: string) => (text += part))
  socket.resume()
  await once(socket, 'close')
  return text
}

function uploadParts(): [string, string] {
  const boundary = 'half-way'
  const before = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="rapport.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const after = `\r\n--${boundary}--\r\n`
  const content = pdf.toString('latin1')
  const length = before.length + content.length + after.length
  const head = `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n${before}`
  return [head + content.slice(0, 20), content.slice(20) + after]
}
