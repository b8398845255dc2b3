import { createHash } from 'node:crypto'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { largestFile } from '#schema/files/formats.ts'
import { all } from '#tests/support/files/all.ts'
import { form, formType, graphqlForm, largeForm, largeFormLength, overTheWire, type Part } from '#tests/support/files/forms.ts'
import { pixelFlood, program, withBadSum, wordDocument, zip } from '#tests/support/files/formats.ts'
import { pdf } from '#tests/support/world/client.ts'
import { jpeg, png } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let address: string
let temporary: string
let person: Awaited<ReturnType<World['account']>>
beforeAll(async () => {
  world = await createWorld({ PORT: '0' })
  await world.app.house.files.ready()
  temporary = path.join(world.app.house.config.dataDir, 'temporary')
  await mkdir(temporary)
  address = await world.app.listen()
  person = await world.account()
})
afterAll(() => world.close())

const image = '/api/private/temporary-image'
const document = '/api/private/temporary-document'
const unfinished = () => readdir(world.app.house.files.scratch)
const kept = async () => (await all(world.app.house.files.list())).length
const rows = async () => Number((await world.sql<{ n: string }>('select count(*) n from file'))[0]!.n)
const cookie = () => `session=${person.token}`
const formHeaders = () => ({ cookie: cookie(), 'content-type': formType })

const halfOf = (content: Buffer) => content.subarray(0, content.length / 2)

/** Whatever was sent: one of these refusals, and nothing of it left. */
async function expectNothingKept(send: () => Promise<{ status: number; body: { code?: string } }>, ...expected: [number, string][]) {
  const before = [await kept(), await rows()]
  const { status, body } = await send()
  expect(expected).toContainEqual([status, body.code])
  expect([await kept(), await rows(), await unfinished()]).toEqual([...before, []])
}

describe('a file that is not what it says', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>')
  const svg = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  test.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
    ['a page as png', image, 'side.png', () => page],
    ['a drawing with a script as png', image, 'tegning.png', () => svg],
    ['a drawing with a script as jpg', document, 'tegning.jpg', () => svg],
    ['a drawing as such', document, 'tegning.svg', () => svg],
    ['a page as such', document, 'side.html', () => page],
    ['a page as text', document, 'side.txt', () => page],
    ['a page packed as svgz', document, 'side.svgz', () => gzipSync(svg)],
    ['a png with a bad sum', image, 'hus.png', async () => withBadSum(await png(80, 80))],
    ['half a jpeg', image, 'hus.jpg', async () => halfOf(await jpeg(200, 200))],
    ['a flood of pixels', image, 'hus.png', () => pixelFlood(50_000, 50_000)],
    ['a program as pdf', document, 'takst.pdf', program],
    ['a program as docx', document, 'takst.docx', program],
    ['a program as such', document, 'takst.exe', program],
    ['a program behind a second extension', document, 'takst.pdf.exe', () => pdf],
    ['a program whose name runs backwards', document, 'takst\u202Efdp.exe', program],
    ['a script', document, 'takst.bat', () => Buffer.from('@echo off\r\ndel /s *')],
    ['a shell script as text', document, 'takst.txt', () => Buffer.from('#!/bin/sh\nrm -rf ~')],
    ['a Java archive as zip', document, 'takst.zip', () => zip({ 'META-INF/MANIFEST.MF': 'Main-Class: Evil' })],
    ['a pdf behind the front of a png', image, 'hus.png', async () => Buffer.concat([(await png()).subarray(0, 8), pdf])],
  ])('%s', async (_what, url, name, content) => {
    const body = await content()
    await expectNothingKept(() => person.sendFile(url, name, body), [415, 'unsupportedFileFormat'])
  })

  test('an empty one', async () => {
    await expectNothingKept(() => person.sendFile(image, 'hus.png', Buffer.alloc(0)), [422, 'unprocessableEntity'])
    await expectNothingKept(() => person.sendFile(document, 'takst.pdf', Buffer.alloc(0)), [422, 'unprocessableEntity'])
  })
})

describe('a file that is harmless as long as nobody opens it here', () => {
  test.each<[string, string, () => Buffer]>([
    ['a bomb of a zip', 'bombe.zip', () => zip({ 'null.bin': Buffer.alloc(200_000_000) })],
    ['a zip that climbs out of its folder', 'klatrer.zip', () => zip({ '../../../../etc/passwd': 'root' })],
    ['a document with an entity that reads files', 'avtale.docx', () => Buffer.concat([wordDocument(), Buffer.from('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>')])],
    ['the EICAR text', 'eicar.txt', () => Buffer.from(String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`)],
    ['a table that calculates', 'tabell.csv', () => Buffer.from('=cmd|"/c calc"!A1;1\n')],
  ])('%s is kept to the letter, and only ever saved', async (_what, name, make) => {
    const content = make()
    const id = await person.upload(name, content)
    const { raw, headers } = await person.get(`/api/private/file/${id}?download`)
    expect(raw.equals(content)).toBe(true)
    expect(headers['content-disposition']).toMatch(/^attachment/)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('a name', () => {
  test.each([
    '../../../etc/passwd.pdf',
    '..\\..\\windows\\system32\\a.pdf',
    'C:\\temp\\a.pdf',
    '/etc/cron.d/a.pdf',
    'file:///etc/a.pdf',
    'nul%00.pdf',
    'a%0d%0aset-cookie: x=y.pdf',
    "'; drop table file; --.pdf",
    '<script>alert(1)</script>.pdf',
    'takst\u202Ecod.pdf',
    'nf\u0301d.pdf',
    '🏠.pdf',
    `${'å'.repeat(300)}.pdf`,
    '=1+1.pdf',
    '.pdf.pdf',
    '...a.pdf',
    'CON.pdf',
    '$(rm -rf).pdf',
    '{{7*7}}.pdf',
    'a?b#c&d=e.pdf',
  ])('%j leads nowhere', async (name) => {
    const { status, body } = await person.sendFile(document, name, pdf)
    expect(status).toBe(200)
    const { id, name: shown, url } = body as unknown as { id: string; name: string; url: string }
    // oxlint-disable-next-line no-control-regex
    expect(shown).not.toMatch(/[/\\\u0000-\u001F\u202A-\u202E]/)
    expect(shown.length).toBeLessThanOrEqual(255)
    expect(url).toMatch(new RegExp(`^/files/${id}/[A-Za-z0-9.-]+$`))
    const { headers, raw } = await person.get(url)
    expect(raw.equals(pdf)).toBe(true)
    expect(headers['content-disposition']).toMatch(/^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.~!$&+^`|%-]+$/)
    expect(headers['set-cookie']).toBeUndefined()
  })
})

describe('the shape of a request', () => {
  const file: Part = { field: 'file', name: 'a.pdf', content: pdf }
  const send = (body: Buffer, headers: Record<string, string | number> = {}, path = document) =>
    overTheWire(address, { path, headers: { ...formHeaders(), 'content-length': body.length, ...headers } }, (request) => request.end(body))

  test.each<[string, () => Buffer, [number, string]]>([
    ['eleven files', () => form(...Array.from({ length: 11 }, () => file)), [400, 'badRequest']],
    ['two files', () => form(file, file), [400, 'badRequest']],
    ['a file in another field', () => form({ ...file, field: 'upload' }), [400, 'badRequest']],
    ['a second file in another field', () => form(file, { ...file, field: 'another' }), [400, 'badRequest']],
    ['no file', () => form({ field: 'note', content: 'hei' }), [422, 'unprocessableEntity']],
    ['text where the file belongs', () => form({ field: 'file', content: 'hei' }), [422, 'unprocessableEntity']],
    ['two thousand parts', () => form(...Array.from({ length: 2000 }, () => ({ field: 'note', content: 'x' })), file), [400, 'badRequest']],
    ['a field of ten megabytes', () => form({ field: 'note', content: Buffer.alloc(10_000_000, 'a') }, file), [400, 'badRequest']],
    ['no end', () => form(file).subarray(0, -30), [400, 'badRequest']],
    ['no form at all', () => Buffer.from('hei'), [400, 'badRequest']],
    ['nothing', () => Buffer.alloc(0), [400, 'badRequest']],
  ])('with %s', async (_what, body, refusal) => expectNothingKept(() => send(body()), refusal))

  test('without a boundary', () => expectNothingKept(() => send(form(file), { 'content-type': 'multipart/form-data' }), [400, 'badRequest']))
  test('with another content', () => expectNothingKept(() => send(pdf, { 'content-type': 'application/pdf' }), [415, 'unsupportedFileFormat']))
  test('with a length that is a lie', () => expectNothingKept(() => send(form(file), { 'content-length': form(file).length - 40 }), [400, 'badRequest']))
  test('from another site', () => expectNothingKept(() => send(form(file), { origin: 'https://evil.example' }), [403, 'authorizationFailure']))

  test.each<[string, () => Buffer, number]>([
    ['eleven files', () => graphqlForm({ query: '{ x }' }, Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, ['variables.file']]))), 400],
    ['a map before the operations', () => form({ field: 'map', content: '{}' }), 400],
    ['operations that are no JSON', () => form({ field: 'operations', content: '{' }, { field: 'map', content: '{}' }), 400],
    ['a file that does not come', () => graphqlForm({ query: 'mutation ($file: Upload!) { uploadDocument(file: $file) { id } }' }, { 0: ['variables.file'] }), 200],
    ['a batch of operations', () => graphqlForm([{ query: '{ __typename }' }], { 0: ['0.variables.file'] }), 400],
  ])('over GraphQL with %s', async (_what, body, status) => {
    const answer = await send(body(), { 'apollo-require-preflight': '1' }, '/graphql')
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain('badRequest')
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  })

  test('over GraphQL with a map into the prototype changes nothing', async () => {
    await send(graphqlForm({ query: '{ __typename }' }, { 0: ['__proto__.polluted', 'constructor.prototype.polluted'] }), { 'apollo-require-preflight': '1' }, '/graphql')
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('with a name that ends before it ends', () => expectNothingKept(() => send(form({ ...file, name: 'a.pdf\0.exe' })), [400, 'badRequest']))
})

describe('a file of 100 MB', () => {
  const put = (size: number, headers: Record<string, string | number> = {}) =>
    overTheWire(address, { path: document, headers: { ...formHeaders(), ...headers } }, (request) => Readable.from(largeForm(size)).pipe(request))

  test('is taken to the last byte', async () => {
    const { status, body } = await put(largestFile, { 'content-length': largeFormLength(largestFile) })
    expect([status, body['size']]).toEqual([200, largestFile])
    const hash = createHash('sha256')
    for await (const chunk of await world.app.house.files.read(body.id!)) hash.update(chunk as Buffer)
    const expected = createHash('sha256')
    for (let i = 0; i < 100; i++) expected.update(Buffer.alloc(1_048_576, 'a'))
    expect(hash.digest('hex')).toBe(expected.digest('hex'))
  })

  test('and one byte is refused, announced or not', async () => {
    const size = largestFile + 1
    await expectNothingKept(() => put(size, { 'content-length': largeFormLength(size) }), [413, 'fileSizeTooBig'])
    await expectNothingKept(() => put(size), [413, 'fileSizeTooBig'])
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
    const announced = overTheWire(address, { path: document, headers: { ...formHeaders(), 'content-length': largeFormLength(0) + size } }, (request) =>
      Readable.from(endless(), { highWaterMark: 1 }).pipe(request),
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
    expect(sent).toBeLessThan(30_000_000)
  })
})

describe('a connection that breaks', () => {
  test.each(['REST', 'GraphQL'])('in the middle of a file leaves nothing, ten times over, by %s', async (transport) => {
    vi.stubEnv('TMPDIR', temporary)
    const before = [await kept(), await rows()]
    const halves = form({ field: 'file', name: 'a.txt', content: Buffer.alloc(2_000_000, 'a') })
    const operations = { query: 'mutation ($file: Upload!) { uploadDocument(file: $file) { id } }', variables: { file: null } }
    const graphqlHalves = graphqlForm(operations, { 0: ['variables.file'] }, { field: '0', name: 'a.txt', content: Buffer.alloc(2_000_000, 'a') })
    const [path, body] = transport === 'REST' ? [document, halves] : ['/graphql', graphqlHalves]
    const headers = { ...formHeaders(), 'content-length': body.length, 'apollo-require-preflight': '1' }
    for (let times = 0; times < 10; times++) {
      const broken = overTheWire(address, { path, headers }, (request) => {
        request.write(body.subarray(0, 1_500_000))
        void vi.waitFor(async () => expect(await unfinished()).not.toEqual([]), { timeout: 10_000 }).finally(() => request.destroy(new Error('cut')))
      })
      await expect(broken).rejects.toThrow('cut')
      await vi.waitFor(async () => expect(await unfinished()).toEqual([]), { timeout: 2000 })
    }
    expect([await kept(), await rows()]).toEqual(before)
    await vi.waitFor(async () => expect(await readdir(temporary)).toEqual([]), { timeout: 2000 })
  })
})
