import { expect, test } from 'vitest'
import en from '#client/messages/en/orders.json' with { type: 'json' }
import nb from '#client/messages/nb/orders.json' with { type: 'json' }
import type { Agreed } from '#schema/projects/agreed.ts'
import { priceKinds as kinds } from '#schema/projects/orderTypes.ts'
import { drawApproval } from '#server/pdf/approval.ts'
import { priceKinds } from '#server/pdf/approvalWords.ts'
import { pdf } from '#server/pdf/document.ts'
import { tableOn } from '#server/pdf/table.ts'
import { kindNames, stateNames } from '#server/projects/orderReport/reportWords.ts'
import { pdfText } from '#tests/support/pdfText.ts'

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
  }
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
