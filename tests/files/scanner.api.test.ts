import { afterAll, beforeAll, expect, test } from 'vitest'
import { all } from '#tests/support/files/all.ts'
import { malicious, startScanner } from '#tests/support/scanner.ts'
import { pdf } from '#tests/support/world/client.ts'
import { jpeg } from '#tests/support/world/pictures.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

const document = '/api/private/temporary-document'
let scanner: Awaited<ReturnType<typeof startScanner>>
let world: World
beforeAll(async () => {
  scanner = await startScanner()
  world = await createWorld({ SCANNER_URL: scanner.url })
})
afterAll(async () => {
  await world.close()
  await scanner.stop()
})
const kept = async () => (await all(world.app.files.list())).length
const rows = async () => (await world.sql('select from file')).length

test('what the scanner finds nothing in is kept as it came', async () => {
  const person = await world.account()
  const large = Buffer.concat([pdf, Buffer.alloc(3_000_000, '%')])
  const sent = await person.sendFile(document, 'stor.pdf', large)
  expect(sent.status).toBe(200)
  expect((await person.get(String(sent.body['url']))).raw).toEqual(large)
  expect((await person.sendFile('/api/private/temporary-image', 'hus.jpg', await jpeg())).status).toBe(200)
})

test('what it finds something in is refused, and nothing of it stays', async () => {
  const person = await world.account()
  const [files, known] = [await kept(), await rows()]
  const { status, body } = await person.sendFile(document, 'faktura.pdf', Buffer.concat([pdf, Buffer.from(malicious)]))
  expect(status).toBe(415)
  expect(body).toMatchObject({ code: 'unsupportedFileFormat', details: { reason: 'infected' } })
  expect([await kept(), await rows()]).toEqual([files, known])
})

test('while it does not answer, nothing is taken in', async () => {
  await scanner.stop()
  const person = await world.account()
  const files = await kept()
  const { status, body } = await person.sendFile(document, 'rapport.pdf', pdf)
  expect(status).toBe(503)
  expect(body).toMatchObject({ code: 'cannotHandleTheRequest', details: { reason: 'unscanned' } })
  expect(await kept()).toBe(files)
  scanner = await startScanner()
})
