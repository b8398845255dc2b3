import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { unzippedBytes } from '#tests/support/zip.ts'
import { planned } from './plan.ts'
import { book, importsOf, uploadSheet, zipOf } from './sheets.ts'

const rows = [
  ['Bygning', 'Bygningsdel', 'Oppgave', 'Frist'],
  ['Blokk A', 'Tak', 'Rens', '2027-05-01'],
]
const sheet = 'xl/worksheets/sheet1.xml'

describe('a spreadsheet with more in it than words and figures', async () => {
  const world = await sharedWorld()
  const estate = await planned(world)
  const parts = await unzippedBytes(await book(rows))
  const changed = (name: string, change: (text: string) => string) => zipOf({ ...parts, [name]: change(parts[name]!.toString()) })
  async function refusalOf(content: Buffer, name = 'Plan.xlsx') {
    const answer = await estate.owner.get(`${importsOf(estate)}/sheet/${await uploadSheet(estate, content, name)}`)
    expect(answer.status).toBe(422)
    return (answer.body as { details: { fields: Record<string, string> } }).details.fields['fileId']
  }

  test('is refused in a word for each', async () => {
    expect(await refusalOf(await changed(sheet, (xml) => xml.replace(/<c r="D2"[^>]*>.*?<\/c>/, '<c r="D2"><f>1+1</f><v>2</v></c>')))).toBe(
      'formulas',
    )
    expect(await refusalOf(await zipOf({ ...parts, 'xl/vbaProject.bin': 'x' }))).toBe('macros')
    expect(await refusalOf(await changed('[Content_Types].xml', (xml) => xml.replace('sheet.main', 'sheet.macroEnabled.main')))).toBe(
      'macros',
    )
    const entity = '<!DOCTYPE a [<!ENTITY b "bbbbbbbbbb"><!ENTITY c "&b;&b;&b;&b;">]>'
    expect(await refusalOf(await changed('xl/sharedStrings.xml', (xml) => xml.replace('?>', `?>${entity}`)))).toBe('unsafe')
    expect(await refusalOf(await zipOf({ ...parts, [sheet]: Buffer.from(`\ufeff${parts[sheet]!.toString()}`, 'utf16le') }))).toBe('unsafe')
    expect(await refusalOf(await zipOf({ 'xl/nothing.xml': '<a/>' }))).toBe('unreadable')
    expect(await refusalOf(await changed('xl/workbook.xml', () => '<workbook'))).toBe('unreadable')
    expect(await refusalOf((await book(rows)).subarray(0, 900))).toBe('unreadable')
    expect(await refusalOf(await book([['Oppgave']].slice(0, 0).concat([[]])))).toBe('empty')
    expect(await refusalOf(Buffer.from('Oppgave;Frist\r\n=HYPERLINK("http://evil");2027\r\n'), 'plan.csv')).toBe('formulas')
  })

  test('is refused by what its directory says before it is unpacked, and by what it is where the directory lies', async () => {
    const zeros = Buffer.alloc(60_000_000)
    expect(await refusalOf(await zipOf({ ...parts, 'xl/media/big.xml': zeros }))).toBe('tooLarge')
    const lying = await zipOf({ ...parts, 'xl/lying.xml': zeros })
    // The size unpacked, in the directory: nothing there says what is to come.
    const entry = lying.lastIndexOf(Buffer.from('xl/lying.xml')) - 46
    lying.writeUInt32LE(100, entry + 24)
    expect(['unreadable', 'tooLarge']).toContain(await refusalOf(lying))
    expect(deflateRawSync(zeros).length).toBeLessThan(100_000)
  })

  test('is refused where it is encrypted, or holds more rows than a plan', async () => {
    const locked = await book(rows)
    for (let at = locked.indexOf('PK\u0001\u0002'); at >= 0; at = locked.indexOf('PK\u0001\u0002', at + 1)) locked.writeUInt16LE(1, at + 8)
    expect(await refusalOf(locked)).toBe('password')
    const long = `Oppgave;Frist\r\n${'Rens;2027\r\n'.repeat(60_200)}`
    expect(await refusalOf(Buffer.from(long), 'plan.csv')).toBe('tooManyRows')
  })
})
