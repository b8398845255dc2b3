import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphqlForm, formType, overTheWire } from '#tests/support/files/forms.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const megabyte = 1_048_576
const large = JSON.stringify({ query: `{ __typename } # ${'x'.repeat(20 * megabyte)}` })

let world: World
let address: string
let headers: Record<string, string>
beforeAll(async () => {
  world = await createWorld({ PORT: '0' })
  address = await world.running.listen()
  headers = { cookie: `session=${(await world.account()).token}`, 'content-type': 'application/json', 'accept-language': 'en' }
})
afterAll(() => world.close())

type Answer = { status: number; body: unknown }

/** Programs differ in when they look at an answer: some while they send, some when they have sent everything. */
const programs: Record<string, (url: string) => Promise<Answer>> = {
  'a request': (url) => overTheWire(address, { path: url, headers: announced() }, (request) => request.end(large)),
  'a request of unknown length': (url) => overTheWire(address, { path: url, headers }, (request) => request.end(large)),
  async 'a request on a connection that is kept'(url) {
    const agent = new Agent({ keepAlive: true })
    const answer = await overTheWire(address, { path: url, headers: announced(), agent }, (request) => request.end(large))
    agent.destroy()
    return answer
  },
  async fetch(url) {
    const answer = await fetch(`${address}${url}`, { method: 'POST', headers, body: large })
    return { status: answer.status, body: await answer.json() }
  },
  async curl(url) {
    const file = path.join(world.app.config.dataDir, 'large.json')
    await writeFile(file, large)
    const written = Object.entries(headers).flatMap((header) => ['-H', header.join(': ')])
    const asked = ['-s', '-H', 'Expect:', ...written, '-X', 'POST', '--data-binary', `@${file}`, '-w', '\n%{http_code}', `${address}${url}`]
    const { stdout } = await promisify(execFile)('curl', asked)
    const [body = '', status] = stdout.split('\n')
    return { status: Number(status), body: JSON.parse(body) as unknown }
  },
  async 'whoever reads once all is sent'(url) {
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.pause()
    const all = { host: 'localhost', connection: 'close', ...announced() }
    const head = Object.entries(all).map((header) => header.join(': '))
    const isSent = new Promise<void>((resolve, reject) => {
      socket.once('error', reject)
      socket.write([`POST ${url} HTTP/1.1`, ...head, '', large].join('\r\n'), () => resolve())
    })
    await isSent
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => (text += part))
    socket.resume()
    await once(socket, 'end')
    socket.destroy()
    return { status: Number(text.split(' ')[1]), body: JSON.parse(text.split('\r\n\r\n')[1]!) as unknown }
  },
}
const announced = () => ({ ...headers, 'content-length': String(Buffer.byteLength(large)) })

const tooLarge = {
  status: 413,
  body: {
    code: 'fileSizeTooBig',
    message: 'What was sent is too large. The maximum size is 1 MB.',
    details: { reason: 'bodyTooLarge', limits: { body: { max: megabyte } } },
  },
}

describe.each(Object.entries(programs))('twenty megabytes of JSON are refused readably to %s', (_name, send) => {
  test.each(['/graphql', '/api/private/purchase-order', '/api/public/profile/user/login'])('at %s', async (url) => {
    for (let i = 0; i < 3; i++) expect(await send(url)).toMatchObject(tooLarge)
  })
})

test('nor is another answer lost that did not wait for the body', async () => {
  for (const send of Object.values(programs))
    expect(await send('/api/private/nowhere')).toMatchObject({ status: 404, body: { code: 'entityNotFound' } })
})

test('a connection goes on where the rest of the body was read', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (body: string) => overTheWire(address, { path: '/graphql', headers, agent }, (request) => request.end(body))
  expect(await send('{ "query": "{ __typename }" }')).toMatchObject({ status: 200 })
  expect(await send(large)).toMatchObject(tooLarge)
  expect(await send('{ "query": "{ __typename }" }')).toMatchObject({ status: 200 })
  agent.destroy()
})

test('the fields of a GraphQL form have the limit of other bodies, and are told so', async () => {
  const operations = { query: `{ __typename } # ${'x'.repeat(2 * megabyte)}` }
  const body = graphqlForm(operations, { 0: ['variables.file'] }, { field: '0', name: 'a.txt', content: 'a' })
  const all = { ...headers, 'content-type': formType, 'apollo-require-preflight': '1', 'content-length': String(body.length) }
  const answer = await overTheWire(address, { path: '/graphql', headers: all }, (request) => request.end(body))
  expect(answer).toMatchObject(tooLarge)
})

test('another limit is told by its own size, in the language of whoever asks', async () => {
  const answer = await fetch(`${address}/api/ingest/moisture`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer nobody', 'accept-language': 'nb' },
    body: JSON.stringify({ more: 'x'.repeat(70_000) }),
  })
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({ message: 'Det som ble sendt, er for stort. Største tillatte størrelse er 64 kB.' })
})
