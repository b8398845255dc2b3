import { describe, expect, test } from 'vitest'
import type { HandoverContent } from '#schema/projects/handover.ts'
import { drawBook } from '#server/pdf/book.ts'
import { besideOthers, safe } from '#server/projects/handover/entryNames.ts'
import { pdfText } from '#tests/support/pdfText.ts'

const at = '2026-04-24T13:40:00.000Z'
const file = { id: '01890000-0000-7000-8000-000000000001', name: 'Sluttfaktura.pdf', type: 'application/pdf', sha256: 'ab' }
const content: HandoverContent = {
  language: 'nb',
  project: {
    id: '01890000-0000-7000-8000-000000000002',
    name: 'Nye takstein',
    number: null,
    type: 'RENOVATION',
    startDate: null,
    endDate: null,
    closedAt: at,
    description: null,
    customer: 'Kari Nordmann',
  },
  estate: { addressLine1: 'Solveien 14', addressLine2: null, owners: ['Kari Nordmann'] },
  company: { name: 'Eksempelbygg AS', organizationNumber: null },
  participants: [],
  deadlines: [],
  areas: ['Tak', 'Blikk'].map((name) => ({
    name,
    party: null,
    isDisabled: false,
    completedAt: at,
    completedBy: 'Petra Hammerlund',
    points: ['Undertak', 'Lekter'].map((point) => ({
      name: point,
      isDisabled: false,
      comment: null,
      completedAt: at,
      completedBy: 'Petra Hammerlund',
      verifiedAt: null,
      verifiedBy: null,
      files: [],
    })),
  })),
  deviations: [],
  orders: [],
  papers: [],
}
const deviations: HandoverContent['deviations'] = [
  { text: 'Sprukken stein', status: 'mended', raisedAt: at, raisedBy: null, mendedAt: at, mendedBy: null, answer: null, files: [] },
]
const orders = [{ number: 2, title: 'Snøfangere', approvedBy: 'Kari Nordmann', approvedAt: at, grossOre: 125_050 }]
const papers: HandoverContent['papers'] = [{ list: 'delivery', documentType: 'fdv', name: 'Faktura', addedBy: null, addedAt: at, file }]

const pagesOf = (told: Partial<HandoverContent>) => drawBook({ ...content, ...told }, new Map())

describe('the pages of a book', () => {
  test('tell why it was closed with something open', async () => {
    const { bytes } = await pagesOf({ project: { ...content.project, closeReason: 'Kunden flytter inn' } })
    expect(pdfText(bytes)).toContain('Avsluttet selv om noe sto åpent: Kunden flytter inn')
  })

  test('tell of each time that it was opened again, and which closing this is', async () => {
    const reopenings = [
      { closedAt: '2026-03-01T10:00:00.000Z', reopenedAt: '2026-03-14T10:00:00.000Z', reopenedBy: 'Nina Moen', reason: 'Vasken mangler' },
    ]
    const said = pdfText((await pagesOf({ project: { ...content.project, reopenings } })).bytes)
    expect(said).toContain('Avslutning 2')
    expect(said).toContain('Avsluttet 01.03.2026, åpnet igjen 14.03.2026 av Nina Moen: Vasken mangler')
    expect(pdfText((await pagesOf({})).bytes)).not.toContain('Avslutning')
  })

  test('are none for chapters with nothing to tell: they go on with the page before, and so does the first area', async () => {
    // Cover, contents, project, one of each area, and who signed.
    const { bytes, pageCount } = await pagesOf({})
    expect(pageCount).toBe(6)
    const said = pdfText(bytes)
    for (const told of ['2 Kontrollpunkter', '2.1 Tak', '3 Avvik', '4 Godkjente bestillinger', '5 Papirer']) expect(said).toContain(told)
    expect(said.match(/Ingen/g)).toHaveLength(3)
  })

  test('are one for each chapter that tells something', async () => {
    for (const told of [{ deviations }, { orders }, { papers }]) expect((await pagesOf(told)).pageCount).toBe(7)
    expect((await pagesOf({ deviations, orders, papers })).pageCount).toBe(9)
  })

  test('begin anew where there is no room for the next chapter', async () => {
    const [one] = deviations
    const many = await pagesOf({ deviations: Array.from({ length: 15 }, () => one!) })
    expect(many.pageCount).toBe(8)
  })
})

describe('what is packed beside a book', () => {
  test('is called as it was, and numbered where two in a folder are called the same', () => {
    const named = besideOthers()
    expect(named('papirer', 'image.jpg')).toBe('papirer/image.jpg')
    expect(named('papirer', 'Image.JPG')).toBe('papirer/Image (2).JPG')
    expect(named('papirer', 'image.jpg')).toBe('papirer/image (3).jpg')
    expect(named('tegninger', 'image.jpg')).toBe('tegninger/image.jpg')
  })

  test('keeps its kind however long its name is, and ends as every system can write it', () => {
    const named = besideOthers()
    expect(named('papirer', `${'å'.repeat(120)}.pdf`)).toBe(`papirer/${'å'.repeat(80)}.pdf`)
    expect(named('papirer', '.htaccess')).toBe('papirer/.htaccess')
    expect(safe('1. etasje: bad/wc.')).toBe('1. etasje_ bad_wc')
    expect(safe('...')).toBe('_')
    expect(safe(`${'a'.repeat(79)}🏠🏠`)).toBe(`${'a'.repeat(79)}🏠`)
  })
})
