import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentFormats } from '#schema/files/formats.ts'
import { textInWorker } from '#server/files/text/textInWorker.ts'
import { packed, pdfSaying } from '#tests/estates/documents.ts'
import { zip } from '#tests/support/files/formats.ts'

describe('the text of a file', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'grunnmur-text-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  async function read(extension: string, content: Buffer | string, limitMs?: number) {
    const place = path.join(folder, `file.${extension}`)
    await writeFile(place, content)
    return textInWorker({ path: place, type: documentFormats[extension]! }, limitMs === undefined ? {} : { limitMs })
  }

  test('is what people read in it', async () => {
    expect(await read('pdf', pdfSaying('Råte (mye) på Åsen'))).toBe('Råte (mye) på Åsen')
    expect(await read('txt', Buffer.from('r\u00e5te', 'latin1'))).toBe('råte')
    const xml = '<w:p><w:t>en</w:t><w:delText>slettet</w:delText></w:p><w:p><w:t>to &lt;b&gt;</w:t></w:p>'
    expect(await read('docx', packed('word/document.xml', Buffer.from(xml)))).toBe('en to <b>')
  })

  test('is bounded', async () => {
    expect(await read('txt', 'ord '.repeat(500_000))).toHaveLength(250_000)
  })

  test.each([
    ['pdf', Buffer.from('%PDF-1.4\nnothing of the kind')],
    ['docx', Buffer.from('PK\u0003\u0004 and then something else')],
    ['xlsx', zip({ 'xl/sharedStrings.xml': '<sst>' }).subarray(0, 60)],
    ['docx', packed('word/document.xml', Buffer.alloc(30_000_000, 'a'), 100)],
  ])('that is broken or lies is refused: %s', async (extension, content) => {
    await expect(read(extension, content)).rejects.toThrow(/\w/)
  })

  test('that unpacks to more than a document would is left alone', async () => {
    expect(await read('docx', packed('word/document.xml', Buffer.alloc(60_000_000, 'a')))).toBe('')
  })

  test('ends with its time', async () => {
    await expect(read('pdf', pdfSaying('a'), 1)).rejects.toThrow('took too long')
  })
})
