import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { choices, order, orderId, orders, projectId, row } from './orderServer.ts'
import { leader, managerRights, owner, project, projectServer, refuse } from './projectServer.ts'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const processing = '/private/order/processing'
const review = `${processing}/order-review/${orderId}`

test('each order stands with its project, its price and how far it has come; what is new stands out', async () => {
  projectServer({
    Orders: () => ({
      orders: orders([row({ projectId, isUnseen: true, may: ['approve', 'reject'] }), row({ id: 'other', number: 2, gross: 0 })]),
    }),
    OrderProjects: () => choices(),
  })
  await openPage(processing, { as: owner })
  const list = await screen.findByRole('list', { name: 'Bestillinger' })
  const [first, second] = within(list).getAllByRole('link')
  await within(first!).findByText('Nytt bad, 1. etasje')
  for (const words of ['Varmekabler i bad', 'Bestilling 3', 'Elektriker', 'Ferdig til 18.05.2026', 'Ny', 'Venter på deg', '10 500,00 kr'])
    expect(plain(first!.textContent)).toContain(words)
  expect(first!.getAttribute('href')).toBe(review)
  expect(second!.textContent).toContain('Uten pris')
  expect(second!.textContent).toContain('Venter på kunden')
  expect(screen.queryByRole('link', { name: 'Nytt tilbud' })).toBe(null)
})

test('the list is narrowed by project, trade and state, and what was chosen stands in the address', async () => {
  const asked: object[] = []
  projectServer({
    Orders: (variables) => {
      asked.push(variables)
      return { orders: orders([row()]) }
    },
    OrderProjects: () => choices(),
    OrderParties: () => ({
      participantOptions: {
        __typename: 'ProjectOptions',
        subcontractors: [{ __typename: 'ProjectSubcontractor', subcontractorId: orderId, name: 'Strøm & Lys AS', trade: 'electrician' }],
      },
    }),
  })
  const { user, address } = await openPage(`${processing}?projectId=${projectId}`, { as: leader })
  await screen.findByText('Varmekabler i bad')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Fag' }), 'plumber')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tilstand' }), 'open')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ only: 'processing', projectId, trade: 'plumber', status: 'open' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Utføres av' }), orderId)
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ projectId, trade: 'plumber', subcontractorId: orderId }))
  expect(address()).toContain(`projectId=${projectId}`)
  expect(screen.getByRole('link', { name: 'Nytt tilbud' }).getAttribute('href')).toBe(`/private/order/quotation?projectId=${projectId}`)
  const report = within(screen.getByRole('group', { name: 'Last ned alle bestillingene' }))
  for (const [name, format] of [
    ['PDF', 'pdf'],
    ['Regneark', 'xlsx'],
  ] as const)
    expect(report.getByRole('link', { name }).getAttribute('href')).toBe(
      `/api/private/order/report?projectId=${projectId}&format=${format}`,
    )
})

test('where nothing is approved yet, it says what will stand here', async () => {
  projectServer({ Orders: () => ({ orders: orders([]) }), OrderProjects: () => choices() })
  await openPage('/private/order/approved', { as: owner })
  expect(await screen.findByRole('heading', { name: 'Ingen bestillinger er godkjent ennå' })).toBeTruthy()
})

const approved = {
  status: 'approvedByCustomer',
  may: [],
  version: 4,
  approval: {
    __typename: 'OrderApproval',
    id: orderId,
    approvedAt: '2026-05-12T16:42:00.000Z',
    approvedBy: 'Kari Nordmann',
    signedInBy: 'electronicId',
    isEmailProven: true,
    isIdentityProven: true,
    contentHash: '9f2c41d73b6e80a1c45d17fe028a96b3e71f54c96ad03b28f18c7e450b92d36a',
    fileHash: '0'.repeat(64),
    file: null,
  },
} as const
const asOwner = { may: ['approve', 'reject'] as const, isUnseen: true }
const ownersProject = () => ({ project: project({ may: ['read project', 'read orders', 'create orders', 'approve orders'] }) })

test('an owner sees what a yes binds, and approves with the version that was read', async () => {
  const agreed = order({ ...approved, may: [] })
  const sent: ReturnType<typeof projectServer> = projectServer({
    Order: () => ({
      order: sent.some(({ operation }) => operation === 'ApproveOrder') ? agreed : order({ ...asOwner, may: [...asOwner.may] }),
    }),
    OrderProject: ownersProject,
    OrderBudget: () => ({ projectBudget: { __typename: 'ProjectBudget', id: 'budget', total: 94_500 } }),
    SeeOrder: () => ({ seeOrder: { __typename: 'Order', id: orderId, isUnseen: false } }),
    ApproveOrder: () => ({ approveOrder: agreed }),
  })
  const { user, address } = await openPage(review, { as: owner })
  await screen.findByRole('heading', { name: 'Varmekabler i bad' })
  const shown = plain(document.body.textContent)
  for (const words of [
    'Du godkjenner10 500,00 kr',
    'Sum uten mva.8 400,00 kr',
    'Mva. 25 %2 100,00 kr',
    '4 dager senere',
    'Fast pris',
    'Plantegning bad',
  ])
    expect(shown).toContain(words)
  await screen.findByText('30.06.2026')
  expect(plain((await screen.findByText('Med denne')).parentElement!.textContent)).toBe('Med denne105 000,00 kr')
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toEqual(['SeeOrder']))

  await user.click(screen.getByRole('button', { name: /^Godkjenn 10/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Godkjenn Varmekabler i bad?' })
  expect(plain(sheet.textContent)).toContain('Posten, vedlegget og vilkårene fryses nå.')
  expect(plain(sheet.textContent)).toContain('Du forplikter deg til å betale 10 500,00 kr')
  expect(plain(sheet.textContent)).toContain('Du kan angre i 14 dager')
  await user.click(within(sheet).getByRole('button', { name: 'Godkjenn med betalingsplikt' }))
  await screen.findByText('Bestilling 3 er godkjent')
  expect(sent.at(-1)).toEqual({ operation: 'ApproveOrder', variables: { input: { orderId, version: 3 } } })
  await waitFor(() => expect(address()).toBe(`/private/order/approved/order-review/${orderId}`))
  await screen.findByText('9f2c41d7')
  await screen.findByText('Innlogging med elektronisk ID, bekreftet e-postadresse, fødselsnummeret er bevist')
  expect(screen.queryByRole('button', { name: /^Godkjenn/ })).toBe(null)
  expect(screen.queryByRole('link', { name: 'Endre' })).toBe(null)
})

test('an owner rejects with words, and without any nothing is sent', async () => {
  const sent = projectServer({
    Order: () => ({ order: order({ may: ['approve', 'reject'] }) }),
    OrderProject: ownersProject,
    RejectOrder: () => ({ rejectOrder: order({ status: 'rejectedByCustomer', may: [] }) }),
  })
  const { user } = await openPage(review, { as: owner })
  await user.click(await screen.findByRole('button', { name: 'Avvis med begrunnelse' }))
  const dialog = await screen.findByRole('dialog', { name: 'Hvorfor avviser du?' })
  await user.click(within(dialog).getByRole('button', { name: 'Avvis og send begrunnelsen' }))
  await within(dialog).findAllByText('Skriv hvorfor')
  expect(sent).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: 'For dyrt' }))
  await user.type(within(dialog).getByRole('textbox', { name: 'Begrunnelse' }), 'Tolv timer er mye.')
  await user.click(within(dialog).getByRole('button', { name: 'Avvis og send begrunnelsen' }))
  await screen.findByText('Bestilling 3 er avvist')
  expect(sent.at(-1)!.variables.input).toEqual({ orderId, version: 3, reason: 'For dyrt. Tolv timer er mye.' })
})

test('who comes too late is told who was first, and that nothing was done', async () => {
  let isWithdrawn = false
  projectServer({
    Order: () => ({
      order: isWithdrawn
        ? order({
            status: 'open',
            may: [],
            version: 5,
            events: [{ ...order().events![0]!, id: 'w', action: 'withdraw', by: 'Nina Moen', createdAt: '2026-05-12T16:42:00.000Z' }],
          })
        : order({ may: ['approve', 'reject'] }),
    }),
    OrderProject: ownersProject,
    ApproveOrder: () => {
      isWithdrawn = true
      return refuse('cannotHandleTheRequest', 409, { reason: 'transition' })
    },
  })
  const { user } = await openPage(review, { as: owner })
  await user.click(await screen.findByRole('button', { name: /^Godkjenn 10/ }))
  await user.click(await screen.findByRole('button', { name: 'Godkjenn med betalingsplikt' }))
  const note = await screen.findByRole('alert')
  expect(note.textContent).toContain('Trukket tilbake: Nina Moen, 12.05.2026, 18:42. Ingenting ble gjort nå.')
})

test('a leader releases what has a price, and withdraws it again', async () => {
  const sent = projectServer({
    Order: () => ({ order: order({ status: 'open', may: ['edit', 'release', 'delete'] }) }),
    OrderProject: () => ({ project: project({ may: [...managerRights, 'read orders', 'create orders'] }) }),
    MoveOrder: () => ({ moveOrder: order({ may: ['withdraw'], version: 4 }) }),
  })
  const { user } = await openPage(review, { as: leader })
  expect((await screen.findByRole('link', { name: 'Endre' })).getAttribute('href')).toBe(`/private/order/order-edit/${orderId}`)
  await user.click(screen.getByRole('button', { name: 'Send til kunden' }))
  await user.click(await screen.findByRole('button', { name: 'Trekk tilbake' }))
  await waitFor(() =>
    expect(sent.map(({ variables }) => variables.input)).toEqual([
      { orderId, version: 3, status: 'readyForCustomer' },
      { orderId, version: 4, status: 'open' },
    ]),
  )
})

test('what has no price is not sent', async () => {
  projectServer({
    Order: () => ({ order: order({ status: 'open', lines: [], may: ['edit', 'release'] }) }),
    OrderProject: ownersProject,
  })
  await openPage(review, { as: leader })
  expect((await screen.findByRole('button', { name: 'Send til kunden' })).hasAttribute('disabled')).toBe(true)
  await screen.findByText('Legg inn minst én post før den sendes til kunden.')
})

test('both sides write to each other on the order', async () => {
  const sent = projectServer({
    Order: () => ({ order: order() }),
    OrderProject: ownersProject,
    CommentOnOrder: ({ input }) => ({
      commentOnOrder: order({ events: [{ ...order().events![0]!, id: 'c', action: 'comment', words: String(input?.['words']) }] }),
    }),
  })
  const { user } = await openPage(review, { as: owner })
  await user.type(await screen.findByRole('textbox', { name: 'Skriv til de andre' }), 'Når begynner dere?')
  await user.click(screen.getByRole('button', { name: 'Send kommentaren' }))
  await screen.findByText('Når begynner dere?')
  expect(sent.at(-1)!.variables.input).toEqual({ orderId, words: 'Når begynner dere?' })
})

test('an order that is not there leads to the list', async () => {
  projectServer({ Order: () => refuse('entityNotFound', 404) })
  await openPage(review, { as: owner })
  await screen.findByRole('heading', { name: 'Vi fant ikke bestillingen' })
  expect(screen.getByRole('link', { name: 'Til bestillingene' }).getAttribute('href')).toBe(processing)
})

test('an order that nobody released is deleted after a yes, and leads back to those of its project', async () => {
  const sent = projectServer({
    Order: () => ({ order: order({ status: 'open', may: ['edit', 'delete'] }) }),
    OrderProject: ownersProject,
    DeleteOrder: () => ({ deleteOrder: { __typename: 'Removed', id: orderId } }),
    Orders: () => ({ orders: orders([]) }),
    OrderProjects: () => choices(),
  })
  const { user, address } = await openPage(review, { as: owner })
  await user.click(await screen.findByRole('button', { name: 'Slett bestillingen' }))
  const question = await screen.findByRole('alertdialog', { name: 'Slette bestilling 3?' })
  expect(sent).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Slett bestillingen' }))
  await waitFor(() => expect(address()).toBe('/private/order/processing?projectId=bath'))
  expect(sent.at(-1)).toEqual({ operation: 'DeleteOrder', variables: { input: { orderId } } })
})

test('an estimate says in both languages how much more it may become', async () => {
  projectServer({ Order: () => ({ order: order({ priceKind: 'ESTIMATE' }) }), OrderProject: ownersProject })
  await openPage(review, { as: owner, language: 'en' })
  await screen.findByRole('heading', { name: 'What has happened' })
  expect(plain(document.body.textContent)).toContain('For a consumer 12 075,00 kr at most, 15% above the estimate')
})
