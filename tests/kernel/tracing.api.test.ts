import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startInstance } from '#tests/support/files/instance.ts'
import { startMailServer } from '#tests/support/mailServer.ts'
import { addressAnswer } from '#tests/support/registers/formats.ts'
import { json, startRegister } from '#tests/support/registers/register.ts'
import { type ReceivedSpan, startTraceReceiver } from '#tests/support/traceReceiver.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${caller.traceId}-${caller.spanId}-01`
const server = 2

describe('where traces are wanted', async () => {
  const receiver = await startTraceReceiver()
  const smtp = await startMailServer()
  const register = await startRegister()
  const heard: (string | undefined)[] = []
  register.answers((request, response, url) => {
    heard.push(request.headers['traceparent'] as string | undefined)
    json(addressAnswer())(request, response, url)
  })
  let world: World
  let log = ''
  let owner: Awaited<ReturnType<World['account']>>
  let estateId: string
  let answer: unknown
  let endedWith: number | null

  /** Asks for all that there are spans of, stops the product, and reads what was sent. */
  beforeAll(async () => {
    world = await createWorld()
    ;({ id: estateId, owner } = await world.estate({ address_line1: 'Hemmeligveien 1' }))
    await world.sql("update app_user set email = 'hemmelig@test.example' where id = $1", [owner.userId])
    // Whatever is done is done by the instance.
    await world.running.close()
    const instance = await startInstance(
      world,
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-ours',
        OTEL_SERVICE_NAME: 'grunnmur-test',
        INSTANCE_NAME: 'one',
        LOG_LEVEL: 'info',
        SMTP_URL: smtp.url,
        MAIL_FROM: 'post@grunnmur.test',
        ADDRESS_API_URL: register.url,
      },
      (text) => (log += text),
    )
    const cookie = `session=${owner.token}`
    const ask = (url: string, init: RequestInit = {}) =>
      fetch(`${instance.address}${url}`, { ...init, headers: { cookie, ...(init.headers as Record<string, string>) } })
    await ask(`/api/private/estate/${estateId}/report-archive?search=hemmelig`, { headers: { traceparent } })
    const answered = await ask('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        operationName: 'Hemmelig',
        query: 'query Hemmelig($id: ID!) { reportDocuments(estateId: $id) { totalCount } }',
        variables: { id: estateId },
      }),
    })
    answer = await answered.json()
    await ask('/api/private/estate/not-an-id/report-archive')
    await ask('/api/private/address?searchValue=Hemmeligveien', { headers: { traceparent } })
    const form = new FormData()
    form.append('file', new Blob(['%PDF-1.4\n%%EOF\n']), 'hemmelig.pdf')
    await ask('/api/private/temporary-document', { method: 'POST', body: form })
    await fetch(`${instance.address}/api/public/profile/user/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'hemmelig@test.example' }),
    })
    await fetch(`${instance.address}/livez`)
    await smtp.arrived(1)
    endedWith = await instance.end()
  })
  afterAll(async () => {
    await world.close()
    await smtp.stop()
    await register.close()
    receiver.close()
  })

  const requests = (route: string) => receiver.spans.filter(({ kind, attributes }) => kind === server && attributes['http.route'] === route)
  const below = ({ spanId }: ReceivedSpan): ReceivedSpan[] =>
    receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId).flatMap((span) => [span, ...below(span)])
  const namesBelow = (span: ReceivedSpan) => below(span).map(({ name }) => name)
  const archive = '/api/private/estate/:estateId/report-archive'

  test('what is followed is answered as ever, and the product stops by itself', () => {
    expect(answer).toEqual({ data: { reportDocuments: { totalCount: 0 } } })
    expect(endedWith).toBe(0)
  })

  test('they are posted to it as OTLP has it, with the headers that it asks for', () => {
    expect(receiver.posts.length).toBeGreaterThan(0)
    for (const { url, headers } of receiver.posts) {
      expect(url).toBe('/v1/traces')
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-key': 'of-ours' })
    }
    for (const span of receiver.spans) {
      expect(span.traceId).toMatch(/^[0-9a-f]{32}$/)
      expect(span.spanId).toMatch(/^[0-9a-f]{16}$/)
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano))
      expect(span.resource).toMatchObject({ 'service.name': 'grunnmur-test', 'service.instance.id': 'one' })
    }
  })

  test('a call belongs to its caller’s trace, and tells of its transport, its operation and its status', () => {
    const [call] = requests(archive)
    expect(call).toMatchObject({
      name: `GET ${archive}`,
      traceId: caller.traceId,
      parentSpanId: caller.spanId,
      attributes: {
        'grunnmur.transport': 'rest',
        'grunnmur.operations': ['reportDocuments'],
        'http.request.method': 'GET',
        'http.response.status_code': 200,
      },
    })
    const [over] = requests('/graphql')
    expect(over!.parentSpanId ?? '').toBe('')
    expect(over!.attributes).toMatchObject({ 'grunnmur.transport': 'graphql', 'grunnmur.operations': ['reportDocuments'] })
  })

  test('a refusal tells its code, and is no fault of the product', () => {
    const refused = requests(archive).find(({ attributes }) => attributes['http.response.status_code'] === 404)!
    expect(refused.status.code ?? 0).toBe(0)
  })

  test('each statement is told of by its first word and its operation', () => {
    const [call] = requests(archive)
    const statement = below(call!).find(
      ({ attributes }) => attributes['db.system.name'] === 'postgresql' && attributes['grunnmur.operation'],
    )
    expect(statement).toMatchObject({ attributes: { 'grunnmur.operation': 'reportDocuments' } })
    expect(namesBelow(call!)).toContain('operation reportDocuments')
  })

  test('the gate, the store of files, a register, a job and a mail have spans of their own', () => {
    const [upload] = requests('/api/private/temporary-document')
    expect(namesBelow(upload!)).toEqual(expect.arrayContaining(['store put', expect.stringMatching(/^gate /)]))
    const [address] = requests('/api/private/address')
    expect(namesBelow(address!)).toContain('register addresses')
    const jobs = receiver.spans.filter(({ name }) => name === 'job mail')
    expect(jobs.flatMap(namesBelow)).toContain('mail resetPassword')
    for (const { parentSpanId } of jobs) expect(parentSpanId ?? '').toBe('')
  })

  test('whoever is asked on behalf of a call is handed its trace', () => {
    const asked = receiver.spans.find(({ name }) => name === 'register addresses')!
    expect(heard).toEqual([`00-${caller.traceId}-${asked.spanId}-01`])
  })

  test('the line of the log says which trace its call is of', () => {
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(lines.find(({ route }) => route === archive)).toMatchObject({ traceId: caller.traceId })
  })

  test('nothing is told of what was sent, or of who sent it, nor of whoever asks only whether the product lives', () => {
    const all = JSON.stringify(receiver.spans)
    for (const word of ['emmelig', estateId, owner.userId, owner.accountId, owner.token]) expect(all).not.toContain(word)
    expect(requests('/livez')).toEqual([])
  })
})

describe('a process', async () => {
  const world = await createWorld()
  afterAll(() => world.close())

  /** Which packages of OpenTelemetry it has read by the time that it has answered. */
  async function readBy(environment: Record<string, string>) {
    const folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-tracing-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const seen = path.join(folder, 'seen')
    const hook = path.join(folder, 'hook.mjs')
    await writeFile(seen, '')
    await writeFile(
      hook,
      `import { registerHooks } from 'node:module'
       import { appendFileSync } from 'node:fs'
       registerHooks({ load(url, context, next) {
         const [, name] = /@opentelemetry\\/([\\w-]+)\\//.exec(url) ?? []
         if (name) appendFileSync(${JSON.stringify(seen)}, name + '\\n')
         return next(url, context)
       } })`,
    )
    const instance = await startInstance(world, { NODE_OPTIONS: `--import=${hook}`, ...environment })
    expect((await fetch(`${instance.address}/readyz`)).status).toBe(200)
    expect((await fetch(`${instance.address}/metrics`)).status).toBe(200)
    await instance.end()
    return [...new Set((await readFile(seen, 'utf8')).split('\n').filter(Boolean))]
  }

  test('that nobody wants traces of reads nothing of their library but the interface that the figures bring along', async () => {
    expect(await readBy({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual(['api'])
  })

  test('that is to send them reads it', async () => {
    const receiver = await startTraceReceiver()
    onTestFinished(() => receiver.close())
    expect(await readBy({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })).toEqual(
      expect.arrayContaining(['sdk-trace', 'exporter-trace-otlp-http']),
    )
  })

  test('says in fixed words that its traces are not taken, and serves on', async () => {
    const receiver = await startTraceReceiver()
    onTestFinished(() => receiver.close())
    receiver.refuses(400)
    let log = ''
    const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_BSP_SCHEDULE_DELAY: '50', LOG_LEVEL: 'warn' }
    const instance = await startInstance(world, environment, (text) => (log += text))
    expect((await fetch(`${instance.address}/`)).status).toBeLessThan(500)
    await expect.poll(() => log).toContain('traces are not taken where OTEL_EXPORTER_OTLP_ENDPOINT says')
    expect(log).not.toContain(receiver.url)
    expect((await fetch(`${instance.address}/readyz`)).status).toBe(200)
    expect(await instance.end()).toBe(0)
  })
})
