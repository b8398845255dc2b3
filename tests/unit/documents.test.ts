import { describe, expect, test } from 'vitest'
import { documentNames, drawDocument } from '#demo/documents.ts'
import { layOut } from '#demo/pdf/layOut.ts'
import { heading, paragraph } from '#demo/pdf/sections.ts'
import { hasEmbeddedFonts, pdfText } from '#tests/support/pdfText.ts'

describe.each(documentNames)('the demo document %s', (name) => {
  test('is about the property asked for, in Norwegian letters, and the same every time', async () => {
    const about = { address: 'Ærfuglveien 3', place: '8430 Myre', owner: 'Åse Øverås' }
    const file = await drawDocument(name, about)
    const lines = pdfText(file).split('\n')
    expect(lines).toContain('Ærfuglveien 3, 8430 Myre')
    expect(lines).toContain('Åse Øverås')
    expect(await drawDocument(name, about)).toEqual(file)
  })

  test('is tagged, names its language and brings its fonts, which lack no letter of it', async () => {
    const file = await drawDocument(name)
    const whole = file.toString('latin1')
    expect(whole.startsWith('%PDF-1.7')).toBe(true)
    for (const part of ['/Marked true', '/Lang (nb-NO)', '/S /H1', '/S /H2', '/S /P']) expect(whole).toContain(part)
    expect(hasEmbeddedFonts(file)).toBe(true)
    expect(pdfText(file)).not.toMatch(/[\0?]/)
  })
})

test('a picture in a document is told in words as well', async () => {
  for (const name of ['conditionReport', 'damageReport', 'electricalCheck'] as const) {
    const whole = (await drawDocument(name)).toString('latin1')
    expect(whole).toMatch(/\/S \/Figure\n[^>]*\/Alt \(/)
  }
})

const letter = (words: string) => ({
  title: 'Brev',
  subtitle: 'Prøve',
  number: '1',
  made: '2026-01-05',
  sender: { name: 'Avsender (AS)', organisation: '310 457 825', place: 'Oslo', phone: '68 05 00 00', email: 'post@avsender.example' },
  sections: [heading('Innhold'), ...Array.from({ length: 60 }, () => paragraph(words))],
})

test('a long document continues on new pages, each with its number', async () => {
  const file = await layOut(letter('En linje.'))
  const pages = file.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0
  expect(pages).toBeGreaterThan(1)
  const lines = pdfText(file).split('\n')
  expect(lines).toContain(`Side ${pages} av ${pages}`)
  expect(lines.filter((line) => line === 'En linje.')).toHaveLength(60)
})

test('brackets in a text stay inside it', async () => {
  expect(pdfText(await layOut(letter('Kort.'))).split('\n')).toContain('Avsender (AS)')
})

test('a letter that the fonts lack is refused rather than lost', async () => {
  await expect(layOut(letter('漢字'))).rejects.toThrow('lacks a letter')
})

test('lines are broken at words, and none is lost', async () => {
  const words = 'Det regner mye i Bergen, og rennene må tåle det hele høsten. '.repeat(4).trim()
  const lines = pdfText(await layOut({ ...letter(''), sections: [paragraph(words)] })).split('\n')
  const first = lines.findIndex((line) => line.startsWith('Det regner'))
  expect(words.startsWith(`${lines[first]!.trim()} ${lines[first + 1]!.trim().split(' ')[0]}`)).toBe(true)
  expect(lines.map((line) => line.trim()).join(' ')).toContain(words)
})
