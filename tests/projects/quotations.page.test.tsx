import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { QuotationPartsFragment } from '#client/generated/graphql.ts'
import { comparedLines, lowestOf } from '#client/projects/orders/quotations/compare.ts'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId, orderLine } from './orderServer.ts'
import { leader, managerRights, project, projectServer } from './projectServer.ts'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const quotationId = '0198a5a0-0000-7000-8000-0000000000b1'
const line = (more: object = {}) => ({ ...orderLine(), __typename: 'QuotationLine' as const, ...more })

const quotation = (more: Partial<QuotationPartsFragment> = {}): QuotationPartsFragment => ({
  __typename: 'Quotation',
  id: quotationId,
  orderId,
  projectId: 'bath',
  subcontractorId: 'firm',
  firmName: 'Strøm & Lys AS',
  isHere: true,
  status: 'given',
  title: 'Varmekabler i bad',
  projectName: 'Nytt bad, 1. etasje',
  askedBy: 'Byggmester Moen AS',
  askedAt: '2026-05-08T08:00:00.000Z',
  answerBy: '2026-05-15',
  answeredAt: '2026-05-09T08:00:00.000Z',
  answeredBy: 'Kari Nordmann',
  startsOn: '2026-05-26',
  endsOn: '2026-06-02',
  validUntil: '2026-06-12',
  daysAdded: null,
  reservations: null,
  words: null,
  net: 8400,
  gross: 10500,
  may: ['takeOver'],
  version: 2,
  description: null,
  trade: 'electrician',
  dueDate: null,
  lines: [line()],
  documents: [],
  ...more,
})
const dearer = quotation({
  id: 'dearer',
  firmName: 'Nordvik Elektro AS',
  gross: 11000,
  reservations: 'Uten riving',
  daysAdded: 5,
  version: 7,
})

test('lines of one name stand in one row, whatever firm they are of', () => {
  const rows = comparedLines([
    { status: 'given', lines: [line({ net: 9000 }), line({ description: 'Montering' })] },
    { status: 'given', lines: [line({ description: 'varmekabel 12 m² ' }), line()] },
    { status: 'declined', lines: [line({ net: 0 })] },
  ])
  expect(rows.map(({ lowest }) => lowest)).toEqual([8400, undefined, undefined])
  expect(rows.map(({ description, of }) => [description, of.map(Boolean)])).toEqual([
    ['Varmekabel 12 m²', [true, true, true]],
    ['Montering', [true, false, false]],
    ['Varmekabel 12 m²', [false, true, false]],
  ])
  expect(lowestOf([quotation()])).toBe(undefined)
  expect(lowestOf([dearer, quotation(), quotation({ status: 'declined', gross: 0 })])).toBe(10500)
})

test('what firms would take stands side by side, and one is taken over as it was read', async () => {
  const sent: object[] = []
  projectServer({
    Order: () => ({ order: order() }),
    OrderProject: () => ({ project: project({ may: managerRights }) }),
    ComparedQuotations: () => ({ quotations: { __typename: 'QuotationConnection', nodes: [dearer, quotation()] } }),
    TakeOverQuotation: (variables) => {
      sent.push(variables)
      return { takeOverQuotation: order() }
    },
  })
  const { user, address } = await openPage(`/private/order/processing/order-review/${orderId}/quotations`, { as: leader })
  expect(await screen.findByText('2 av 2 har svart', { exact: false })).toBeTruthy()
  const page = plain(screen.getByRole('main').textContent)
  for (const words of ['Lavest sum', 'Uten forbehold', 'Uten riving', '5 dager senere', '10 500,00 kr', 'Ferdig', '02.06.2026'])
    expect(page).toContain(words)
  await user.click(screen.getByRole('button', { name: (name) => plain(name) === 'Velg 10 500,00 kr' }))
  await waitFor(() => expect(sent).toEqual([{ input: { quotationId, version: 2 } }]))
  await waitFor(() => expect(address()).toBe(`/private/order/processing/order-review/${orderId}`))
})

test('a firm prices what it was asked for, and sees that nobody else does', async () => {
  const sent: object[] = []
  const asked = quotation({
    status: 'asked',
    may: ['give', 'decline'],
    lines: [line({ unitPrice: 0, net: 0 })],
    startsOn: null,
    endsOn: null,
  })
  projectServer({
    Quotation: () => ({ quotation: { ...(sent.length ? quotation({ may: ['give', 'decline'] }) : asked), papers: [] } }),
    GiveQuotation: (variables) => {
      sent.push(variables)
      return { giveQuotation: quotation({ may: ['give', 'decline'] }) }
    },
  })
  const { user } = await openPage(`/private/order/quotations/${quotationId}`, { as: leader })
  expect(await screen.findByText('Bare Byggmester Moen AS ser prisen din. Du ser ikke andres.')).toBeTruthy()
  const post = within(await screen.findByRole('group', { name: 'Post 1' }))
  await user.type(post.getByRole('textbox', { name: /^À pris/ }), '1000')
  await user.type(screen.getByRole('textbox', { name: /^Forbehold/ }), 'Bare på dagtid')
  await user.click(await screen.findByRole('button', { name: (name) => plain(name) === 'Send prisen 1 250,00 kr' }))
  // What was sent stands there, and can be changed.
  expect(await screen.findByRole('heading', { name: 'Prisen du har sendt' })).toBeTruthy()
  const page = plain(screen.getByRole('main').textContent)
  for (const words of ['10 500,00 kr', 'Kari Nordmann', '26.05.2026 – 02.06.2026', 'Varmekabel 12 m²']) expect(page).toContain(words)
  expect(screen.queryByRole('group', { name: 'Post 1' })).toBe(null)
  await user.click(screen.getByRole('button', { name: 'Endre prisen' }))
  const again = within(await screen.findByRole('group', { name: 'Post 1' }))
  expect(again.getByRole('textbox', { name: /^À pris/ })).toHaveProperty('value', '8\u00a0400')
  await waitFor(() =>
    expect(sent).toMatchObject([
      { input: { quotationId, version: 2, reservations: 'Bare på dagtid', lines: [{ unitPrice: 1000, quantity: 1 }] } },
    ]),
  )
})

test('a firm whose price was chosen is led to the order that it stands in', async () => {
  projectServer({ Quotation: () => ({ quotation: { ...quotation({ status: 'taken', may: [] }), papers: [] } }) })
  await openPage(`/private/order/quotations/${quotationId}`, { as: leader })
  const link = await screen.findByRole('link', { name: 'Se bestillingen' })
  expect(link.getAttribute('href')).toBe(`/private/order/processing/order-review/${orderId}`)
  expect(screen.getByText('Varmekabel 12 m²')).toBeDefined()
})

test('whoever leads the project chooses whom to ask, one at the least', async () => {
  const sent: object[] = []
  projectServer({
    Order: () => ({ order: order({ status: 'open', may: ['edit', 'ask'] }) }),
    OrderProject: () => ({ project: project({ may: managerRights }) }),
    ComparedQuotations: () => ({ quotations: { __typename: 'QuotationConnection', nodes: [] } }),
    OrderParties: () => ({
      participantOptions: {
        __typename: 'ParticipantOptions',
        subcontractors: [
          { __typename: 'SubcontractorOption', subcontractorId: quotationId, name: 'Nordvik Elektro AS', trade: 'electrician' },
        ],
      },
    }),
    AskForQuotations: (variables) => {
      sent.push(variables)
      return { askForQuotations: { __typename: 'Order', id: orderId } }
    },
  })
  const { user } = await openPage(`/private/order/processing/order-review/${orderId}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Spør flere om pris' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Send forespørselen' }))
  expect((await dialog.findAllByText('Velg minst ett firma')).length).toBeGreaterThan(0)
  await user.click(await dialog.findByRole('checkbox', { name: 'Nordvik Elektro AS' }))
  await user.click(dialog.getByRole('button', { name: 'Send forespørselen' }))
  await waitFor(() => expect(sent).toEqual([{ input: { orderId, subcontractorIds: [quotationId], answerBy: null } }]))
})
