import { describe, expect, test } from 'vitest'
import en from '#client/messages/en/orders.json' with { type: 'json' }
import nb from '#client/messages/nb/orders.json' with { type: 'json' }
import { drawLogo } from '#demo/art/logos.ts'
import { type Agreed, frozen, yesWords } from '#schema/projects/agreed.ts'
import { capOf } from '#schema/projects/orderMoney.ts'
import { priceKinds as kinds } from '#schema/projects/orderTypes.ts'
import { printedLogo } from '#server/files/pictures/logoOnPaper.offer.ts'
import { drawApproval } from '#server/pdf/approval.ts'
import { priceKinds, words } from '#server/pdf/approvalWords.ts'
import { pdf } from '#server/pdf/document.ts'
import { tableOn } from '#server/pdf/table.ts'
import { kindNames, stateNames } from '#server/projects/orderReport/reportWords.ts'
import { pdfPages, pdfText } from '#tests/support/pdfText.ts'

const agreed: Agreed = {
  order: {
    id: 'a',
    number: 2,
    title: 'Varmekabel',
    description: null,
    trade: null,
    dueDate: null,
    priceKind: 'FIXED',
    whyOutside: null,
    askedOn: null,
    daysAdded: null,
  },
  project: { id: 'b', name: 'Nytt bad', number: null, endDate: null },
  estate: { id: 'c', addressLine1: 'Solveien 14', addressLine2: null },
  company: { id: 'd', name: 'Eksempelbygg AS', organizationNumber: null },
  customer: 'Kari Nordmann',
  lines: [{ description: 'Kabel', quantityMilli: 2500, unit: 'm', unitPriceOre: 10_000, discountBp: 1250, vatRate: 25, netOre: 21_875 }],
  papers: [],
  rates: [{ vatRate: 25, netOre: 21_875, vatOre: 5469 }],
  netOre: 21_875,
  vatOre: 5469,
  grossOre: 27_344,
  approvedBy: { name: 'Kari Nordmann', email: 'kari@demo.example' },
  approvedAt: '2026-04-24T13:40:00.000Z',
  comment: null,
  language: 'nb',
}

test('the paper of an order calls prices, kinds and states as the screen does', () => {
  for (const [language, screen] of Object.entries({ nb, en })) {
    const paper = language === 'nb' ? 'nb' : 'en'
    for (const kind of kinds) expect(priceKinds[paper][kind].startsWith(screen.priceKind[kind])).toBe(true)
    expect(screen.status).toMatchObject(stateNames[paper])
    expect(screen.type).toMatchObject(kindNames[paper])
    const { knownBy, signedInBy, emailProven, emailUnproven, identityProven } = words[paper]
    const begun = Object.fromEntries(Object.entries(signedInBy).map(([by, told]) => [by, told[0]!.toUpperCase() + told.slice(1)]))
    expect(screen.frozen).toMatchObject({ known: knownBy, signedInBy: begun, emailProven, emailUnproven, identityProven })
  }
})

describe('the paper of an order', () => {
  const whole: Agreed = {
    ...agreed,
    order: {
      ...agreed.order,
      priceKind: 'ESTIMATE',
      offeredOn: '2026-04-20',
      validUntil: '2026-05-20',
      daysAdded: 3,
    },
    project: { ...agreed.project, endDate: '2026-06-26' },
    company: { ...agreed.company, organizationNumber: '307819309', addressLine1: 'Vinkelhaken 6', postalCode: '0668', city: 'Oslo' },
    capOre: 31_446,
    yes: { words: yesWords.nb, signedInBy: 'electronicId', isEmailProven: true, isIdentityProven: true },
  }
  const read = async (of: Agreed) => pdfText(await drawApproval(of)).replaceAll(/\s+/g, ' ')

  test('tells of both parties, of the offer, and of what it comes to with and without VAT', async () => {
    const said = await read(whole)
    for (const told of [
      'Utføres av: Eksempelbygg AS org.nr. 307 819 309 Vinkelhaken 6 0668 Oslo',
      'Kunde: Kari Nordmann Solveien 14',
      'Tilbudsdato: 20.04.2026',
      'Gjelder til og med: 20.05.2026',
      'Prisform: Prisoverslag',
      'Sum uten mva. 218,75',
      'Mva. 25 % 54,69',
      'Å betale, med mva. 273,44 kr',
      'overslaget + 15 %), med mva. 314,46 kr',
      'Dager lagt til prosjektet: 3 (avtalt ferdig før dette 26.06.2026, etter dette 29.06.2026)',
    ])
      expect(said).toContain(told)
  })

  test('tells by which words it was agreed to, and how it is known who that was', async () => {
    expect(await read(whole)).toContain(
      'Trykket på: «Godkjenn med betalingsplikt» Kjent ved: innlogging med elektronisk ID, bekreftet e-postadresse, fødselsnummeret er bevist',
    )
    const byPassword = { ...whole.yes!, signedInBy: 'password', isEmailProven: false, isIdentityProven: false } as const
    expect(await read({ ...whole, yes: byPassword })).toContain('Kjent ved: innlogging med passord, e-postadressen er ikke bekreftet')
  })

  test('says on the button what the paper says was pressed', () => {
    for (const [language, screen] of Object.entries({ nb, en })) expect(screen.approve.sure).toBe(yesWords[language === 'nb' ? 'nb' : 'en'])
  })

  test('names a customer that is a company by its number and address', async () => {
    const approvedBy = {
      ...agreed.approvedBy,
      organizationNumber: '215503623',
      addressLine1: 'Mønebakken 11',
      postalCode: '1481',
      city: 'Hagan',
    }
    expect(await read({ ...whole, approvedBy })).toContain('Kunde: Kari Nordmann org.nr. 215 503 623 Mønebakken 11 1481 Hagan')
  })

  test('has at the foot of each page whose it is, which order and which page of how many', async () => {
    const [line] = whole.lines
    const pages = pdfPages(await drawApproval({ ...whole, lines: Array.from({ length: 40 }, () => line!) }))
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page.replaceAll('\u00a0', ' ')).toContain('Eksempelbygg AS, org.nr. 307 819 309 · Bestilling 2')
      expect(page).toContain(`Side ${index + 1} av ${pages.length}`)
    }
  })

  test('shows the logo of the company, and goes without one that can’t be drawn', async () => {
    const logo = (await printedLogo(await drawLogo('builders'))).toString('base64')
    const drawn = (await drawApproval({ ...whole, logo })).toString('latin1')
    expect(drawn).toContain('/Subtype /Image')
    expect(drawn).toContain('/S /Figure')
    for (const none of [undefined, 'bm8gcGljdHVyZQ=='])
      expect((await drawApproval({ ...whole, logo: none })).toString('latin1')).not.toContain('/Subtype /Image')
  })

  test('is made of what was agreed before these were kept, too', async () => {
    const said = await read(agreed)
    for (const later of ['Tilbudsdato', 'Gjelder til', 'Trykket', 'Kjent ved', 'Kan ikke bli mer']) expect(said).not.toContain(later)
    expect(frozen({ ...agreed, logo: 'abc' })).toBe(frozen(agreed))
  })
})

test('what an order may come to is told of a maximum price, and of an estimate for a consumer', () => {
  expect(capOf('MAXIMUM', 100, false)).toBe(100)
  expect(capOf('ESTIMATE', 100, true)).toBe(115)
  expect(capOf('ESTIMATE', 100, false)).toBeNull()
  for (const kind of ['FIXED', 'HOURLY', 'INDICATION'] as const) expect(capOf(kind, 100, true)).toBeNull()
})

test('a discount is written as quantities are', async () => {
  const said = pdfText(await drawApproval(agreed))
  expect(said).toContain('−12,5 % rabatt')
  expect(said).toContain('2,5 m')
})

test('the head of a table goes to the next page with its first row', async () => {
  const made = await pdf({ title: 'Bestillinger', author: 'Eksempelbygg AS', language: 'nb', made: new Date(0) }, (doc) => {
    const page = doc.struct('Document')
    doc.addStructure(page)
    doc.y = 700
    tableOn(doc, page, { left: 56, width: 480, columns: [1], bottom: 740 }, [
      { kind: 'TH', cells: ['Tittel'] },
      { kind: 'TD', cells: ['Fliser'] },
    ])
    page.end()
  })
  expect(pdfText(made).match(/Tittel/g)).toHaveLength(1)
})
