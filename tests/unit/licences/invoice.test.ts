import { expect, test } from 'vitest'
import { sumOf, withVat } from '#schema/money.ts'
import { readSales } from '#server/config/sales.ts'
import { drawInvoice, type Invoice } from '#server/pdf/invoice.ts'
import { kidOf } from '#server/pdf/invoiceWords.ts'
import { hasEmbeddedFonts, pdfText } from '#tests/support/pdfText.ts'

const lines = [
  { text: 'Lisens Proff Pluss, 05.01.2026–05.01.2027', ...withVat(890_000, 25) },
  { text: 'Fradrag for ubrukt tid på Proff', ...withVat(-123_457, 25) },
]
const invoice: Invoice = {
  language: 'nb',
  number: 10_042,
  issuedOn: '2026-01-05',
  dueOn: '2026-01-19',
  seller: readSales({}).seller,
  buyer: {
    name: 'Østbye & Åsen Blåbærsyltetøy AS',
    organizationNumber: '215503623',
    addressLine1: 'Ærfuglveien 3',
    postalCode: '0150',
    city: 'Oslo',
    reference: 'Kåre på lageret',
  },
  lines,
  delivered: { from: '2026-01-05', to: '2027-01-05' },
  ...sumOf(lines),
}
const read = async (of: Invoice) => pdfText(await drawInvoice(of)).replaceAll('\u00a0', ' ')

test('the invoice says all that it must, in letters that can be read back', async () => {
  const said = await read(invoice)
  for (const text of [
    'Faktura 10042',
    'Grunnmur AS',
    'Org.nr. 309 900 014 MVA Foretaksregisteret',
    'Leveres: 05.01.2026–05.01.2027',
    'Leveringssted: på nett',
    'Østbye & Åsen Blåbærsyltetøy AS',
    'Org.nr. 215 503 623',
    'Ærfuglveien 3',
    '0150 Oslo',
    'Deres referanse: Kåre på lageret',
    'Fakturadato: 05.01.2026',
    'Forfall: 19.01.2026',
    '8 900,00',
    '2 225,00 (25 %)',
    '11 125,00',
    '−1 234,57',
    'Kontonummer: 9999 12 34507',
    `KID: ${kidOf(10_042)}`,
  ])
    expect(said).toContain(text)
  expect(said).not.toContain('?')
})

test('only one that stands there is said to be in the register of enterprises, and an invoice of before says what it said', async () => {
  const { register: _, ...alone } = invoice.seller
  const said = await read({ ...invoice, seller: alone, delivered: undefined })
  expect(said).toContain('Org.nr. 309 900 014 MVA')
  expect(said).not.toContain('Foretaksregisteret')
  expect(said).not.toContain('Lever')
})

test('what is handed over at once has one day', async () => {
  expect(await read({ ...invoice, delivered: { from: '2026-01-05', to: null } })).toContain('Leveres: 05.01.2026\n')
})

test('names are written in all the letters that Norwegians have, Sami ones and those of many who moved here', async () => {
  const name = 'Áilu Čáhčeguoŋži, Đeatnu Ŧuoŧŧar Šuššá'
  const [addressLine1, city, reference] = ['Kárášjohgeaidnu 3', 'Guovdageaidnu', 'Łukasz, Işıl, Nguyễn']
  const said = await read({ ...invoice, buyer: { ...invoice.buyer, name, addressLine1, city, reference } })
  expect(said).toContain(name)
  expect(said).toContain(addressLine1)
  expect(said).toContain(reference)
})

test('letters that others are made of can be read back, whichever came first', async () => {
  const named = (name: string) => read({ ...invoice, buyer: { ...invoice.buyer, name } })
  expect(await named('ŽĀŶ')).toContain('ŽĀŶ')
  expect(await named('ZAY ı')).toContain('ZAY ı')
})

test('lines are rounded by themselves, and the sum is theirs', () => {
  expect(lines[1]).toMatchObject({ netOre: -123_457, vatOre: -30_864, grossOre: -154_321 })
  expect(sumOf(lines)).toEqual({ netOre: 766_543, vatOre: 191_636, grossOre: 958_179 })
  expect(withVat(10, 25)).toMatchObject({ vatOre: 3, grossOre: 13 })
  expect(withVat(-10, 25)).toMatchObject({ vatOre: -2, grossOre: -12 })
})

test('in English it speaks English', async () => {
  const said = await read({ ...invoice, language: 'en' })
  expect(said).toContain('Invoice 10042')
  expect(said).toContain('Org. no. 309 900 014 MVA')
  expect(said).toContain('Due: 19.01.2026')
  expect(said).toContain('Place of delivery: online')
})

test('it is tagged, names its language, brings its fonts, and is the same each time', async () => {
  const pdf = await drawInvoice(invoice)
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text).toContain('/Marked true')
  expect(text).toContain('/StructTreeRoot')
  expect(text).toContain('/Lang (nb-NO)')
  for (const tag of ['/S /H1', '/S /Table', '/S /TR', '/S /TH', '/S /TD']) expect(text).toContain(tag)
  expect(hasEmbeddedFonts(pdf)).toBe(true)
  expect(pdfText(await drawInvoice(invoice))).toBe(pdfText(pdf))
})

test('a payment is known by a number that proves itself', () => {
  expect(kidOf(10_042)).toMatch(/^00010042\d$/)
  const luhn = Array.from(kidOf(10_042))
    .toReversed()
    .reduce((sum, digit, i) => {
      const value = Number(digit) * (i % 2 ? 2 : 1)
      return sum + (value > 9 ? value - 9 : value)
    }, 0)
  expect(luhn % 10).toBe(0)
})
