import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import { uploadServer } from '#tests/files/uploadServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { choices, lineId, order, orderId, orderLine, projectId } from './orderServer.ts'
import { leader, managerRights, owner, project, projectServer } from './projectServer.ts'

beforeEach(() => sessionStorage.clear())

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const firm = '0198a5a0-0000-7000-8000-0000000000f1'
const barn = '0198a5a0-0000-7000-8000-0000000000b2'
const parties = () => ({
  participantOptions: {
    __typename: 'ProjectOptions',
    subcontractors: [{ __typename: 'ProjectSubcontractor', subcontractorId: firm, name: 'Strøm & Lys AS', trade: 'electrician' }],
  },
})

test('an offer is priced with its sums while one types, and sent with its lines', async () => {
  const sent = projectServer({
    OrderProjects: () => choices(),
    OrderParties: parties,
    CreateOrder: () => ({ createOrder: order({ status: 'open', may: ['edit', 'release'] }) }),
    Order: () => ({ order: order({ status: 'open', may: ['edit', 'release'] }) }),
    OrderProject: () => ({ project: project() }),
  })
  const { user, address } = await openPage(`/private/order/quotation?projectId=${projectId}`, { as: leader })
  async function put(field: HTMLElement, words: string) {
    await user.click(field)
    await user.paste(words)
  }
  await put(await screen.findByLabelText('Hva gjelder det?'), 'Varmekabler i bad')
  await user.selectOptions(await screen.findByLabelText('Utføres av'), firm)
  await put(screen.getByLabelText('Post'), 'Montering')
  await user.clear(screen.getByLabelText('Mengde'))
  await put(screen.getByLabelText('Mengde'), '12,5')
  await put(screen.getByLabelText('À pris'), '800')
  await put(screen.getByLabelText('Rabatt'), '10')
  const create = screen.getByRole('button', { name: /Opprett tilbudet/ })
  await waitFor(() => expect(plain(create.textContent)).toBe('Opprett tilbudet, 11 250,00 kr'))
  await user.click(screen.getByRole('button', { name: 'Legg til post' }))
  const second = within(screen.getByRole('group', { name: 'Post 2' }))
  await put(second.getByLabelText('Post'), 'Kursbevis')
  await put(second.getByLabelText('À pris'), '100')
  await user.selectOptions(second.getByLabelText('Mva.'), '0')
  await waitFor(() => expect(plain(create.textContent)).toBe('Opprett tilbudet, 11 350,00 kr'))
  expect(plain(document.body.textContent)).toContain('Mva. 0 %0,00 kr')
  await user.click(create)
  await waitFor(() => expect(address()).toBe(`/private/order/processing/order-review/${orderId}`))
  expect(sent[0]!.variables.input).toMatchObject({
    projectId,
    type: 'quote',
    title: 'Varmekabler i bad',
    subcontractorId: firm,
    priceKind: 'FIXED',
    lines: [
      { description: 'Montering', quantity: 12.5, unitPrice: 800, vatRate: 25, discount: 10 },
      { description: 'Kursbevis', quantity: 1, unitPrice: 100, vatRate: 0, discount: 0 },
    ],
  })
})

test('an owner asks without a price, and chooses the project on the screen', async () => {
  const other = {
    __typename: 'Project',
    id: '0198a5a0-0000-7000-8000-0000000000bb',
    name: 'Nytt tak',
    canAccessOrders: true,
    may: ['create orders'],
    estate: { __typename: 'ProjectEstate', estateId: 'cabin' },
  }
  const sent = projectServer({
    OrderProjects: () => choices(other),
    CreateOrder: () => ({ createOrder: order({ type: 'request', status: 'open' }) }),
    Order: () => ({ order: order({ type: 'request', status: 'open' }) }),
    OrderProject: () => ({ project: project() }),
  })
  const { user } = await openPage('/private/order/request', { as: owner })
  await user.type(await screen.findByRole('textbox', { name: 'Hva gjelder det?' }), 'Nytt takvindu')
  await user.click(screen.getByRole('button', { name: 'Send forespørselen' }))
  await screen.findAllByText('Velg prosjektet')
  expect(sent).toEqual([])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Prosjekt' }), 'Nytt tak')
  expect(screen.queryByRole('combobox', { name: 'Utføres av' })).toBe(null)
  await user.click(screen.getByRole('button', { name: 'Send forespørselen' }))
  await screen.findByText('Bestilling 3 er opprettet')
  expect(sent[0]!.variables.input).toMatchObject({ projectId: other.id, type: 'request', title: 'Nytt takvindu', lines: [] })
})

test('what it grows out of comes along in the address, with what it is called', async () => {
  const elsewhere = {
    ...choices().projects.nodes[0]!,
    id: '0198a5a0-0000-7000-8000-0000000000bb',
    estate: { __typename: 'ProjectEstate', estateId: 'cabin' },
  }
  const sent = projectServer({
    // Of a house, what is done elsewhere is not chosen among.
    OrderProjects: () => choices(elsewhere),
    OrderBuildings: () => ({
      buildings: {
        __typename: 'BuildingConnection',
        nodes: [
          { __typename: 'Building', id: '0198a5a0-0000-7000-8000-0000000000b1', name: 'Hus' },
          { __typename: 'Building', id: barn, name: 'Låve' },
        ],
      },
    }),
    CreateOrder: () => ({ createOrder: order({ type: 'request', status: 'open' }) }),
    Order: () => ({ order: order({ type: 'request', status: 'open', deviationId: 'crack' }) }),
    OrderProject: () => ({ project: project() }),
  })
  const taskId = '0198a5a0-0000-7000-8000-00000000007a'
  const origin = { taskId, title: 'Skifte sluk', estateId: 'house', buildingId: barn }
  const { user } = await openPage(`/private/order/request?${new URLSearchParams(origin).toString()}`, { as: owner })
  const building = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Bygning' })
  expect([...building.options].map(({ text, selected }) => [text, selected])).toEqual([
    ['Hele eiendommen', false],
    ['Hus', false],
    ['Låve', true],
  ])
  await user.click(await screen.findByRole('button', { name: 'Send forespørselen' }))
  await screen.findByText('Bestilling 3 er opprettet')
  expect(sent[0]!.variables.input).toMatchObject({ projectId, title: 'Skifte sluk', taskId, buildingId: barn })
  expect((await screen.findByRole('link', { name: 'Fra et avvik' })).getAttribute('href')).toBe('/private/project/bath/deviations/crack')
})

test('an owner who would offer is led to asking', async () => {
  projectServer({ OrderProjects: () => choices() })
  await openPage('/private/order/quotation', { as: owner })
  await screen.findByRole('heading', { name: 'Tilbud lages av firmaene i prosjektet' })
  expect(screen.getByRole('link', { name: 'Be om noe' }).getAttribute('href')).toBe('/private/order/request')
})

test('of an open order only what changed is sent, line by line', async () => {
  const removedId = '0198a5a0-0000-7000-8000-000000000002'
  const kept = order({
    status: 'open',
    may: ['edit'],
    lines: [orderLine(), orderLine({ id: removedId, description: 'Termostat', unitPrice: 2150, net: 2150 })],
  })
  const sent = projectServer({
    Order: () => ({ order: kept }),
    OrderProject: () => ({ project: project({ may: managerRights }) }),
    OrderParties: parties,
    UpdateOrder: () => ({ updateOrder: { __typename: 'Order', id: orderId, version: 4 } }),
    SaveOrderLine: ({ input }) => ({ saveOrderLine: { __typename: 'OrderLine', id: input?.['id'] ?? 'new' } }),
    DeleteOrderLine: () => ({ deleteOrderLine: { __typename: 'Removed', id: removedId } }),
  })
  const { user, address } = await openPage(`/private/order/order-edit/${orderId}`, { as: leader })
  const price = within(await screen.findByRole('group', { name: 'Post 1' })).getByRole('textbox', { name: 'À pris' })
  await user.clear(price)
  await user.type(price, '9000')
  await user.click(screen.getByRole('button', { name: 'Fjern post 2' }))
  await user.click(screen.getByRole('button', { name: 'Lagre bestillingen' }))
  await waitFor(() => expect(address()).toBe(`/private/order/processing/order-review/${orderId}`))
  expect(sent.map(({ operation }) => operation)).toEqual(['UpdateOrder', 'DeleteOrderLine', 'SaveOrderLine'])
  expect(sent[0]!.variables.input).toMatchObject({ orderId, version: 3, title: 'Varmekabler i bad', daysAdded: 4 })
  expect(sent[1]!.variables.input).toEqual({ id: removedId })
  expect(sent[2]!.variables.input).toMatchObject({ orderId, id: lineId, unitPrice: 9000, vatRate: 25 })
})

test('what was sent is not changed by its form any more', async () => {
  projectServer({ Order: () => ({ order: order() }), OrderProject: () => ({ project: project() }) })
  await openPage(`/private/order/order-edit/${orderId}`, { as: leader })
  await screen.findByRole('heading', { name: 'Denne kan ikke endres nå' })
  expect(screen.queryByRole('button', { name: 'Lagre bestillingen' })).toBe(null)
})

test('a paper of an order is called something else', async () => {
  const sent = projectServer({
    Order: () => ({ order: order({ status: 'open', may: ['edit'] }) }),
    OrderProject: () => ({ project: project({ may: [] }) }),
    ChangeOrderDocument: () => ({ changeOrderDocument: { ...order().documents![0]!, customName: 'Plan' } }),
  })
  const { user } = await openPage(`/private/order/order-edit/${orderId}`, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Valg for Plantegning bad' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Endre' }))
  const name = await screen.findByRole('textbox', { name: 'Navn' })
  await user.clear(name)
  await user.type(name, 'Plan')
  await user.click(screen.getByRole('button', { name: 'Lagre vedlegget' }))
  await screen.findByText('Plan er lagret')
  expect(sent[0]!.variables.input).toEqual({ id: 'paper', kind: 'working', customName: 'Plan' })
})

test('a paper is added with its kind, its name and its file', async () => {
  const sent = projectServer({
    Order: () => ({ order: order({ status: 'open', may: ['edit'], documents: [] }) }),
    OrderProject: () => ({ project: project({ may: [] }) }),
    AddOrderDocument: () => ({ addOrderDocument: order().documents![0]! }),
  })
  uploadServer()
  const { user } = await openPage(`/private/order/order-edit/${orderId}?paper=new`, { as: leader })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Type' }), 'Arbeidstegning')
  await user.type(screen.getByRole('textbox', { name: 'Navn' }), 'Plan')
  await user.upload(screen.getByLabelText('Fil'), new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
  await screen.findByText(/^Lastet opp/)
  await user.click(screen.getByRole('button', { name: 'Legg til vedlegg' }))
  await screen.findByText('Plan er lagt til')
  expect(sent[0]!.variables.input).toMatchObject({ orderId, kind: 'working', customName: 'Plan', fileId: expect.any(String) })
})

test('what was typed is there again where the network was not', async () => {
  const answers = { OrderProjects: () => choices(), CreateOrder: () => HttpResponse.error() }
  const sent = projectServer(answers)
  const { user } = await openPage('/private/order/request', { as: owner })
  await user.type(await screen.findByRole('textbox', { name: 'Hva gjelder det?' }), 'Takvindu')
  await screen.findByText(/^Utkast lagret/)
  await user.click(screen.getByRole('button', { name: 'Send forespørselen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  cleanup()
  projectServer(answers)
  await openPage('/private/order/request', { as: owner })
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Hva gjelder det?' })).value).toBe('Takvindu')
})

test('what an owner asked for is priced by those who run the project, and by them alone', async () => {
  const asked = order({ type: 'request', status: 'open', may: ['edit'] })
  const answers = { Order: () => ({ order: asked }), OrderProject: () => ({ project: project({ may: [] }) }) }
  const path = `/private/order/order-request-edit/${orderId}`
  projectServer(answers)
  await openPage(path, { as: leader })
  await screen.findByRole('heading', { name: 'Endre forespørselen' })
  expect(await screen.findByLabelText('Hva slags pris')).toBeTruthy()
  cleanup()
  projectServer(answers)
  await openPage(path, { as: owner })
  await screen.findByRole('textbox', { name: 'Hva gjelder det?' })
  expect(screen.queryByLabelText('Hva slags pris')).toBe(null)
})
