import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { HandoverContent } from '#schema/projects/handover.ts'
import { drawBook } from '#server/projects/handover/book.ts'
import { besideOthers, safe } from '#server/projects/handover/entryNames.ts'
import { pdfPages, pdfText } from '#tests/support/pdfText.ts'
import { jpeg } from '#tests/support/world/pictures.ts'

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

  test('are none for chapters with nothing to tell, and none is nearly empty', async () => {
    // Cover; contents and project; points; what is left and who signed off; signatures.
    const { bytes, pageCount } = await pagesOf({})
    expect(pageCount).toBe(5)
    const said = pdfText(bytes)
    for (const told of ['2 Kontrollpunkter', '2.1 Tak', '3 Avvik', '4 Godkjente bestillinger', '5 Papirer']) expect(said).toContain(told)
    expect(said.match(/^Ingen$/gm)).toHaveLength(3)
  })

  test('are left for the next chapter once half of them is written', async () => {
    const [one] = deviations
    const few = pdfPages((await pagesOf({ deviations: [one!], orders, papers })).bytes)
    const many = pdfPages((await pagesOf({ deviations: Array.from({ length: 30 }, () => one!), orders, papers })).bytes)
    expect(many.length).toBe(few.length + 2)
    const [orderPage, paperPage] = ['4 Godkjente', '5 Papirer'].map((title) => few.findLastIndex((page) => page.includes(title)))
    expect(paperPage).toBe(orderPage)
  })

  test('each say which of how many they are, and the last is for both parties to sign', async () => {
    const { bytes, pageCount } = await pagesOf({ deviations, missingPapers: [{ name: 'FDV-dokumentasjon', isAsked: false }] })
    const pages = pdfPages(bytes)
    for (const [index, page] of pages.slice(1).entries()) expect(page).toContain(`Side ${index + 2} av ${pageCount}`)
    const last = pages.at(-1)!
    expect(last).toContain('7 Underskrifter')
    expect(last).toContain('Overlevert av\nEksempelbygg AS')
    expect(last).toContain('Overtatt av\nKari Nordmann')
    expect(last.match(/Sted og dato|Underskrift$|Navn med blokkbokstaver/gm)).toHaveLength(6)
    expect(last).toContain('Avvik som ikke er bekreftet rettet: 3.1')
    expect(last).toContain('Papirer som mangler: ett, se kapittel 5')
    expect(last).toContain('Kontrollsum av innholdet, SHA-256')
  })
})

describe('a book tells', () => {
  const picture = (id: string) => ({ id, name: `${id}.jpg`, type: 'image/jpeg', sha256: 'ab' })

  test('with the picture of the project, the logo of the company and the number of the property on its front', async () => {
    const image = await sharp({ create: { width: 16, height: 9, channels: 3, background: '#c9b98f' } })
      .jpeg()
      .toBuffer()
    const cadastre = { municipalityNumber: '0301', gnr: 207, bnr: 80, fnr: 0, snr: 4 }
    const told = { ...content, estate: { ...content.estate, cadastre } }
    const { bytes } = await drawBook(
      told,
      new Map([
        ['front', image],
        ['logo', image],
      ]),
    )
    const [front] = pdfPages(bytes)
    expect(front!.replaceAll('\u00a0', ' ')).toContain('Matrikkel: 0301-207/80/0/4 (gnr. 207, bnr. 80, snr. 4)')
    const text = bytes.toString('latin1')
    expect(text.match(/\/Subtype \/Image/g)!.length).toBeGreaterThan(0)
    expect(text.match(/\/S \/Figure/g)).toHaveLength(2)
    expect(pdfPages((await pagesOf({})).bytes)[0]).not.toContain('Matrikkel')
  })

  test('of a point which deviations were found there, of a deviation at which point, each by its page', async () => {
    const [one] = deviations
    const found = { ...one!, number: 7, place: { area: 0, point: 1 }, files: [{ ...picture('before'), side: 'before' as const }] }
    const drawing = { ...one!, number: 8, place: null, about: 'Plantegning' }
    const { bytes } = await drawBook({ ...content, deviations: [found, drawing] }, new Map([['before', await jpeg()]]))
    const pages = pdfPages(bytes)
    const pageOf = (words: string) => pages.findIndex((page) => page.includes(words)) + 1
    const said = pages.join('\n')
    expect(said).toContain(`Se avvik 3.1 (side ${pageOf('3.1 Sprukken stein')})`)
    expect(said).toContain(`Gjelder: 2.1.2 Lekter (side ${pageOf('2.1.2 Lekter')})`)
    expect(said).toContain('Gjelder: Plantegning')
    expect(said).toContain('Avvik 7 · Rettet')
    expect(said).toContain('Før')
    expect(bytes.toString('latin1')).toContain('/S /Figure')
  })

  test('its days in their order, whatever they are of', async () => {
    const project = { ...content.project, startDate: '2026-01-05', endDate: '2026-04-30' }
    const deadlines: HandoverContent['deadlines'] = [
      { kind: 'complaint', dueDate: '2031-04-24' },
      { kind: 'inspection', dueDate: '2027-04-24' },
    ]
    const said = pdfText((await pagesOf({ project, deadlines })).bytes)
    expect(said).toContain(
      'Oppstart\n05.01.2026\nOverlevert\n24.04.2026\nAvtalt ferdig\n30.04.2026\nBefaring etter ett år\n24.04.2027\nReklamasjonsfrist\n24.04.2031',
    )
  })

  test('which papers are missing, by their names', async () => {
    const missingPapers = [
      { name: 'Samsvarserklæring elektro', isAsked: true },
      { name: 'Våtromsdokumentasjon', isAsked: false },
    ]
    expect(pdfText((await pagesOf({ missingPapers })).bytes)).toContain(
      'Papirer som mangler\nPapir\nTilstand\nSamsvarserklæring elektro\nBedt om, ikke kommet\nVåtromsdokumentasjon\nIkke bedt om',
    )
    expect(pdfText((await pagesOf({})).bytes)).toContain('Papirer som mangler: Ingen')
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
