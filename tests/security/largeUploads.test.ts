import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { largestFile } from '#schema/files/formats.ts'
import { form, formType, graphqlForm, largeForm, largeFormLength, overTheWire } from '#tests/support/files/forms.ts'
import { kept, outcomeOf, refused } from '#tests/support/files/outcome.ts'
import { unfinished } from '#tests/support/files/places.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let address: string
let headers: Record<string, string>
beforeAll(async () => {
  world = await createWorld({ PORT: '0' })
  address = await world.running.listen()
  headers = { cookie: `session=${(await world.account()).token}`, 'content-type': formType }
})
afterAll(() => world.close())

const document = '/api/private/temporary-document'

describe('a file of 100 MB', () => {
  const put = (size: number, more: Record<string, number> = {}) =>
    overTheWire(address, { path: document, headers: { ...headers, ...more } }, (request) => Readable.from(largeForm(size)).pipe(request))

  test('is taken to the last byte', async () => {
    const { status, body } = await put(largestFile, { 'content-length': largeFormLength(largestFile) })
    expect([status, body['size']]).toEqual([200, largestFile])
    const hash = createHash('sha256')
    for await (const chunk of await world.app.files.read(body.id!)) hash.update(chunk as Buffer)
    const expected = createHash('sha256')
    for (let i = 0; i < 100; i++) expected.update(Buffer.alloc(1_048_576, 'a'))
    expect(hash.digest('hex')).toBe(expected.digest('hex'))
  })

  test('and one byte is refused, announced or not', async () => {
    const size = largestFile + 1
    expect(await outcomeOf(world, () => put(size, { 'content-length': largeFormLength(size) }))).toEqual(refused(413, 'fileSizeTooBig'))
    expect(await outcomeOf(world, () => put(size))).toEqual(refused(413, 'fileSizeTooBig'))
  })

  test('or many times that is refused without reading it', async () => {
    const size = 3_000_000_000
    let sent = 0
    const endless = function* () {
      for (const chunk of largeForm(size)) {
        sent += chunk.length
        yield chunk
      }
    }
    const announced = overTheWire(
      address,
      { path: document, headers: { ...headers, 'content-length': largeFormLength(0) + size } },
      (request) => Readable.from(endless(), { highWaterMark: 1 }).pipe(request),
    )
    expect(await announced).toMatchObject({ status: 413, body: { code: 'fileSizeTooBig' } })
    expect(sent).toBeLessThan(30_000_000)
  })

  test('is not read either from somebody without a session', async () => {
    let sent = 0
    const answer = await overTheWire(address, { path: document, headers: { 'content-type': formType } }, (request) =>
      Readable.from(
        (function* () {
          for (const chunk of largeForm(largestFile)) {
            sent += chunk.length
            yield chunk
          }
        })(),
        { highWaterMark: 1 },
      ).pipe(request),
    )
    expect(answer).toMatchObject({ status: 401, body: { code: 'unauthenticatedUser' } })
    expect(sent).toBeLessThan(60_000_000)
  })
})

describe('a connection that breaks', () => {
  afterEach(() => void vi.unstubAllEnvs())
  test.each(['REST', 'GraphQL'])('in the middle of a file leaves nothing, ten times over, by %s', async (transport) => {
    const temporary = path.join(world.app.config.dataDir, `temporary-${transport}`)
    await mkdir(temporary)
    vi.stubEnv('TMPDIR', temporary)
    const before = await kept(world)
    // Long enough for a store that takes parts of 5 MB.
    const long = Buffer.alloc(12_000_000, 'a')
    const halves = form({ field: 'file', name: 'a.txt', content: long })
    const operations = { query: 'mutation ($file: Upload!) { uploadDocument(input: { file: $file }) { id } }', variables: { file: null } }
    const graphqlHalves = graphqlForm(operations, { 0: ['variables.file'] }, { field: '0', name: 'a.txt', content: long })
    const [url, body] = transport === 'REST' ? [document, halves] : ['/graphql', graphqlHalves]
    const all = { ...headers, 'content-length': body.length, 'apollo-require-preflight': '1' }
    for (let times = 0; times < 10; times++) {
      const broken = overTheWire(address, { path: url, headers: all }, (request) => {
        request.write(body.subarray(0, 9_000_000))
        void vi
          .waitFor(async () => expect(await unfinished(world)).not.toEqual([]), { timeout: 120_000 })
          .finally(() => request.destroy(new Error('cut')))
      })
      await expect(broken).rejects.toThrow('cut')
      await vi.waitFor(async () => expect(await unfinished(world)).toEqual([]), { timeout: 120_000 })
    }
    expect(await kept(world)).toEqual(before)
    await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), { timeout: 120_000 })
  })
})
