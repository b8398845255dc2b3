import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pixelFlood, program, withBadSum, wordDocument, zip } from '#tests/support/files/formats.ts'
import { form, formType, graphqlForm, overTheWire, type Part } from '#tests/support/files/forms.ts'
import { outcomeOf, refused } from '#tests/support/files/outcome.ts'
import { pdf } from '#tests/support/world/client.ts'
import { jpeg, png } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
let address: string
let person: Awaited<ReturnType<World['account']>>
beforeAll(async () => {
  world = await createWorld({ PORT: '0' })
  address = await world.running.listen()
  person = await world.account()
})
afterAll(() => world.close())

const image = '/api/private/temporary-image'
const document = '/api/private/temporary-document'
const halfOf = (content: Buffer) => content.subarray(0, content.length / 2)

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
    expect(await outcomeOf(world, () => person.sendFile(url, name, body))).toEqual(refused(415, 'unsupportedFileFormat'))
  })

  test('an empty one', async () => {
    expect(await outcomeOf(world, () => person.sendFile(image, 'hus.png', Buffer.alloc(0)))).toEqual(refused(422, 'unprocessableEntity'))
    expect(await outcomeOf(world, () => person.sendFile(document, 'takst.pdf', Buffer.alloc(0)))).toEqual(
      refused(422, 'unprocessableEntity'),
    )
  })
})

describe('a file that is harmless as long as nobody opens it here', () => {
  test.each<[string, string, () => Buffer]>([
    ['a bomb of a zip', 'bombe.zip', () => zip({ 'null.bin': Buffer.alloc(200_000_000) })],
    ['a zip that climbs out of its folder', 'klatrer.zip', () => zip({ '../../../../etc/passwd': 'root' })],
    [
      'a document with an entity that reads files',
      'avtale.docx',
      () => Buffer.concat([wordDocument(), Buffer.from('<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>')]),
    ],
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
    overTheWire(
      address,
      { path, headers: { cookie: `session=${person.token}`, 'content-type': formType, 'content-length': body.length, ...headers } },
      (request) => request.end(body),
    )

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
  ])('with %s', async (_what, body, [status, code]) => {
    expect(await outcomeOf(world, () => send(body()))).toEqual(refused(status, code))
  })

  test('without a boundary', async () => {
    expect(await outcomeOf(world, () => send(form(file), { 'content-type': 'multipart/form-data' }))).toEqual(refused(400, 'badRequest'))
  })
  test('with another content', async () => {
    expect(await outcomeOf(world, () => send(pdf, { 'content-type': 'application/pdf' }))).toEqual(refused(415, 'unsupportedFileFormat'))
  })
  test('with a length that is a lie', async () => {
    expect(await outcomeOf(world, () => send(form(file), { 'content-length': form(file).length - 40 }))).toEqual(refused(400, 'badRequest'))
  })
  test('from another site', async () => {
    expect(await outcomeOf(world, () => send(form(file), { origin: 'https://evil.example' }))).toEqual(refused(403, 'authorizationFailure'))
  })

  test.each<[string, () => Buffer, number]>([
    [
      'eleven files',
      () => graphqlForm({ query: '{ x }' }, Object.fromEntries(Array.from({ length: 11 }, (_, i) => [i, ['variables.file']]))),
      400,
    ],
    ['a map before the operations', () => form({ field: 'map', content: '{}' }), 400],
    ['operations that are no JSON', () => form({ field: 'operations', content: '{' }, { field: 'map', content: '{}' }), 400],
    [
      'a file that does not come',
      () =>
        graphqlForm({ query: 'mutation ($file: Upload!) { uploadDocument(input: { file: $file }) { id } }' }, { 0: ['variables.file'] }),
      200,
    ],
    ['a batch of operations', () => graphqlForm([{ query: '{ __typename }' }], { 0: ['0.variables.file'] }), 400],
  ])('over GraphQL with %s', async (_what, body, status) => {
    const answer = await send(body(), { 'apollo-require-preflight': '1' }, '/graphql')
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.body)).toContain('badRequest')
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|\.ts:|at \w+ \(/)
  })

  test('over GraphQL with a map into the prototype changes nothing', async () => {
    await send(
      graphqlForm({ query: '{ __typename }' }, { 0: ['__proto__.polluted', 'constructor.prototype.polluted'] }),
      { 'apollo-require-preflight': '1' },
      '/graphql',
    )
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  test('with a name that ends before it ends', async () => {
    expect(await outcomeOf(world, () => send(form({ ...file, name: 'a.pdf\0.exe' })))).toEqual(refused(400, 'badRequest'))
  })
})
