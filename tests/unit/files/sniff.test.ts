import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkDocument, documentType, imageType } from '#server/files/sniff.ts'
import { drawing, oldOffice, openDocumentText, program, video, wordDocument, zip } from '#tests/support/files/formats.ts'

const picture = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer()
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const html = '<!DOCTYPE html><script>alert(1)</script>'
const refused = { code: 'unsupportedFileFormat', status: 415 }
const text = (words: string, encoding: BufferEncoding = 'utf8') => Buffer.from(words, encoding)

async function take(name: string, content: Buffer) {
  const type = documentType(name)
  await checkDocument(name, content)
  return type
}

describe('a document that fits its name is taken', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a.zip', () => zip({ 'a.txt': 'a' }), 'application/zip'],
    ['tom.zip', () => zip({}), 'application/zip'],
    ['a.docx', wordDocument, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['a.odt', openDocumentText, 'application/vnd.oasis.opendocument.text'],
    ['a.doc', oldOffice, 'application/msword'],
    ['a.xls', oldOffice, 'application/vnd.ms-excel'],
    ['a.pdf', () => text('%PDF-1.7\n%%EOF'), 'application/pdf'],
    ['a.PNG', () => picture('png'), 'image/png'],
    ['a.jpg', () => picture('jpeg'), 'image/jpeg'],
    ['a.gif', () => picture('gif'), 'image/gif'],
    ['a.webp', () => picture('webp'), 'image/webp'],
    ['a.mp4', video, 'video/mp4'],
    ['a.txt', () => text('Målt 12. mai'), 'text/plain'],
    ['gammel.txt', () => text('Målt på tomta', 'latin1'), 'text/plain'],
    ['a.csv', () => text('=1+1;<b>x</b>\n'), 'text/csv'],
    ['a.json', () => text('{"a":1}'), 'application/json'],
    ['a.xml', () => text('<?xml version="1.0"?><plan/>'), 'application/xml'],
    ['a.rtf', () => text('{\\rtf1\\ansi hei}'), 'application/rtf'],
    ['a.dwg', drawing, 'image/vnd.dwg'],
    ['A.DWG', drawing, 'image/vnd.dwg'],
    ['a.kof', () => text(' 05 PP1      6642000.000  597000.000  100.000\r\n'), 'text/plain'],
    ['a.sos', () => text('.HODE\r\n..TEGNSETT ISO8859-10\r\n..OMRÅDE\r\n', 'latin1'), 'text/plain'],
  ])('%s', async (name, content, type) => expect(await take(name, await content())).toBe(type))
})

describe('a document is refused', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a.exe', program],
    ['a.bat', () => text('@echo off')],
    ['a.html', () => text(html)],
    ['a.svg', () => text(svg)],
    ['a.js', () => text('alert(1)')],
    ['a.docm', wordDocument],
    ['a.jar', () => zip({ 'META-INF/MANIFEST.MF': 'a' })],
    ['uten endelse', () => text('hei')],
    ['a.constructor', () => text('hei')],
    ['a.pdf.exe', () => text('%PDF-1.7')],
    ['a.pdf', program],
    ['a.docx', program],
    ['a.doc', () => text(html)],
    ['a.txt', program],
    ['a.txt', () => text(html)],
    ['a.txt', () => text(`\uFEFF  <!-- x --> ${svg}`)],
    ['a.txt', () => text('#!/bin/sh\nrm -rf /')],
    ['a.txt', () => Buffer.from([0, 1, 2, 3])],
    ['a.xml', () => text(`<?xml version="1.0"?>\n${svg}`)],
    ['a.xml', () => text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>')],
    ['a.zip', () => text(html)],
    ['a.dwg', () => text(html)],
    ['a.png', () => text(html)],
    ['a.png', () => text(svg)],
    ['a.mp4', () => picture('png')],
  ])('%s', async (name, content) => await expect(take(name, await content())).rejects.toMatchObject(refused))
})

describe('a picture', () => {
  test('is one by name and by content', async () => {
    expect(await imageType('a.JPG', await picture('jpeg'))).toBe('image/jpeg')
    expect(await imageType('a.png', await picture('png'))).toBe('image/png')
  })

  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a.gif', () => picture('gif')],
    ['a.webp', () => picture('webp')],
    ['a.png', () => picture('gif')],
    ['a.png', () => picture('jpeg')],
    ['a.svg', () => text(svg)],
    ['a.png', () => text(svg)],
    ['a.png', () => text(html)],
    ['a.jpg', () => text('hei')],
    ['a.txt', () => picture('png')],
    ['a', () => picture('png')],
  ])('is not %s', async (name, content) => await expect(imageType(name, await content())).rejects.toMatchObject(refused))
})
