import { describe, expect, test } from 'vitest'
import { documentNames, drawDocument } from '#server/demo/documents.ts'
import { textWidth, wrap } from '#server/demo/pdf/helvetica.ts'
import { layOut } from '#server/demo/pdf/layOut.ts'
import { heading, paragraph } from '#server/demo/pdf/sections.ts'

const read = (file: Buffer) => file.toString('latin1')

describe.each(documentNames)('the demo document %s', (name) => {
  test('is a PDF whose cross-reference table points at its objects', async () => {
    const file = read(await drawDocument(name))
    expect(file.startsWith('%PDF-1.')).toBe(true)
    expect(file.endsWith('%%EOF\n')).toBe(true)
    const table = file.slice(Number(/startxref\n(\d+)\n/.exec(file)?.[1]))
    expect(table.startsWith('xref\n')).toBe(true)
    const offsets = Array.from(table.matchAll(/^(\d{10}) 00000 n $/gm), ([, offset]) => Number(offset))
    expect(offsets.length).toBeGreaterThan(5)
    offsets.forEach((offset, index) => expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)))
  })

  test('says how long each of its streams is', async () => {
    const file = read(await drawDocument(name))
    const streams = Array.from(file.matchAll(/\/Length (\d+) >>\nstream\n/g))
    expect(streams.length).toBeGreaterThan(0)
    for (const { index, 0: opening, 1: length } of streams) {
      expect(file.slice(index + opening.length + Number(length)).startsWith('\nendstream')).toBe(true)
    }
  })

  test('is about the property asked for, in Norwegian letters, and the same every time', async () => {
    const about = { address: 'Ærfuglveien 3', place: '8430 Myre', owner: 'Åse Øverås' }
    const file = await drawDocument(name, about)
    expect(read(file)).toContain('(Ærfuglveien 3, 8430 Myre)')
    expect(read(file)).toContain('(Åse Øverås)')
    expect(await drawDocument(name, about)).toEqual(file)
  })
})

const letter = (words: string) => ({
  title: 'Brev',
  subtitle: 'Prøve',
  number: '1',
  made: '2026-01-05',
  sender: { name: 'Avsender (AS)', organisation: '310 457 825', place: 'Oslo', phone: '68 05 00 00', email: 'post@avsender.example' },
  sections: [heading('Innhold'), ...Array.from({ length: 60 }, () => paragraph(words))],
})

test('a long document continues on new pages, each with its number', () => {
  const file = read(layOut(letter('En linje.')))
  const pages = file.match(/\/Type \/Page /g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  expect(file).toContain(`(Side ${pages} av ${pages})`)
  expect(file.match(/\(En linje\.\)/g)).toHaveLength(60)
})

test('brackets in a text stay inside it', () => {
  expect(read(layOut(letter('Kort.')))).toContain(String.raw`(Avsender \(AS\))`)
})

test('a letter that the fonts lack is refused rather than lost', () => {
  expect(() => layOut(letter('漢字'))).toThrow('WinAnsi')
})

test('lines are broken at words and never wider than the column', () => {
  const lines = wrap('Det regner mye i Bergen, og rennene må tåle det hele høsten', 120, 10)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join(' ')).toBe('Det regner mye i Bergen, og rennene må tåle det hele høsten')
  expect(Math.max(...lines.map((line) => textWidth(line, 10, 'regular')))).toBeLessThanOrEqual(120)
})
