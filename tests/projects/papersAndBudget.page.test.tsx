import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AdditionalOrdersQuery, BudgetPartsFragment, PaperPartsFragment } from '#client/generated/graphql.ts'
import { file } from '#tests/estates/estateServer.ts'
import { openPage } from '#tests/support/page.tsx'
import { leader, owner, project, projectServer, readerRights, refuse } from './projectServer.ts'

const paper = (id: string, customName: string, more: Partial<PaperPartsFragment> = {}): PaperPartsFragment => ({
  __typename: 'ProjectDocument',
  id,
  documentType: 'finalReport',
  customName,
  addedBy: 'Nina Moen',
  earlierFileCount: 0,
  version: 1,
  updatedAt: '2026-05-12T07:07:00.000Z',
  file: file('proving.pdf', 'application/pdf', 2_000_000),
  earlierFiles: [],
  ...more,
})
const older = {
  __typename: 'ProjectDocumentFile',
  id: 'old',
  createdAt: '2026-05-10T10:00:00.000Z',
  file: file('gammel.pdf', 'application/pdf', 1),
} as const

type Approved = AdditionalOrdersQuery['orders']['nodes'][number]
interface Around {
  unseenCount?: number
  may?: string[]
  approved?: Approved[]
}

function papers(all: PaperPartsFragment[], { unseenCount = 0, may, approved = [] }: Around = {}) {
  const kept = [...all]
  return projectServer({
    DeliveryPapers: ({ search }) => ({
      project: project(may ? { may } : {}),
      papers: {
        __typename: 'ProjectDocumentList',
        id: 'delivery',
        version: 1,
        unseenCount,
        documents: kept.filter(({ customName }) => customName.includes((search as string | null) ?? '')),
      },
    }),
    AdditionalOrders: () => ({ orders: { __typename: 'OrderConnection', nodes: approved } }),
    SeePapers: () => ({ seeProjectDocuments: { __typename: 'ProjectDocumentList', id: 'delivery', unseenCount: 0 } }),
    SavePapers: () => ({ saveProjectDocuments: { __typename: 'ProjectDocumentList', id: 'delivery', version: 2 } }),
  })
}
const deliveries = '/private/project/bath/delivery-documents'

test('each paper stands with its kind, who brought it, and what it was before', async () => {
  const sent = papers([paper('p', 'Trykkprøving av rør', { earlierFileCount: 1, earlierFiles: [older] })], { unseenCount: 1 })
  await openPage(deliveries, { as: leader })
  const [row] = within(await screen.findByRole('list', { name: 'Leveransedokumenter' })).getAllByRole('listitem')
  for (const words of ['Trykkprøving av rør', 'Sluttrapport', 'Nina Moen, 12.05.2026', '1 tidligere versjon', 'gammel.pdf'])
    expect(row!.textContent).toContain(words)
  await waitFor(() => expect(sent.map(({ operation }) => operation)).toEqual(['SeePapers']))
  expect(document.title).toContain('Leveransedokumenter – Nytt bad, 1. etasje')
})

test('what the customer approved beside the contract lies there with its paper, for who sees orders', async () => {
  const approved: Approved = {
    __typename: 'Order',
    id: '0198a5a0-0000-7000-8000-00000000000a',
    number: 2,
    title: 'Varmekabler i bad',
    status: 'approvedByCustomer',
    gross: 10_500,
    approval: {
      __typename: 'OrderApproval',
      id: '0198a5a0-0000-7000-8000-00000000000a',
      approvedAt: '2026-05-12T16:42:00.000Z',
      approvedBy: 'Kari Nordmann',
      file: file('bestilling-2.pdf', 'application/pdf', 40_000),
    },
  }
  papers([], { may: [...readerRights, 'read orders'], approved: [approved] })
  await openPage(deliveries, { as: owner })
  const list = await screen.findByRole('list', { name: 'Tilleggsbestillinger' })
  for (const words of ['2 · Varmekabler i bad', 'Godkjent 12.05.2026 av Kari Nordmann', '10 500', 'bestilling-2.pdf'])
    expect(list.textContent.replaceAll('\u00a0', ' ')).toContain(words)
  expect(within(list).getByRole('link', { name: '2 · Varmekabler i bad' }).getAttribute('href')).toBe(
    `/private/order/approved/order-review/${approved.id}`,
  )
})

test('the name of a paper is changed without speaking of its file', async () => {
  const sent = papers([paper('0198a5a0-0000-7000-8000-000000000001', 'Rapport')])
  const { user } = await openPage(deliveries, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Valg for Rapport' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Endre, eller ny versjon' }))
  const name = await screen.findByRole('textbox', { name: 'Navn' })
  await user.clear(name)
  await user.type(name, 'Sluttrapport bad')
  await user.click(screen.getByRole('button', { name: 'Lagre papiret' }))
  await waitFor(() =>
    expect(sent.at(-1)?.variables.input).toEqual({
      projectId: 'bath',
      list: 'delivery',
      documents: [{ id: '0198a5a0-0000-7000-8000-000000000001', documentType: 'finalReport', customName: 'Sluttrapport bad' }],
    }),
  )
})

test('what all need at hand has a list of its own, and says what belongs there while it is empty', async () => {
  projectServer({
    CommonPapers: () => ({
      project: project({}),
      papers: { __typename: 'ProjectDocumentList', id: 'common', version: 1, unseenCount: 0, documents: [] },
    }),
  })
  const { user } = await openPage('/private/project/bath/common-documents', { as: leader })
  expect(await screen.findByText('Ingen felles dokumenter ennå')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Legg til papir' }))
  const kinds = await screen.findByRole('combobox', { name: /Type/ })
  expect(within(kinds).getByRole('option', { name: 'Kontrakt' })).toBeTruthy()
  expect(document.title).toContain('Felles dokumenter – Nytt bad, 1. etasje')
})

test('an owner reads the papers and changes none', async () => {
  papers([paper('p', 'Rapport')], { may: readerRights })
  await openPage(deliveries, { as: owner })
  await screen.findByText('Rapport')
  expect(screen.queryByRole('button', { name: 'Legg til papir' })).toBe(null)
  expect(screen.queryByRole('button', { name: 'Valg for Rapport' })).toBe(null)
})

test('where there is none yet, it says what belongs here', async () => {
  papers([])
  await openPage(deliveries, { as: leader })
  await screen.findByRole('heading', { name: 'Ingen leveransedokumenter ennå' })
  expect(screen.getByRole('button', { name: 'Legg til papir' })).toBeTruthy()
})

const budget = (more: Partial<BudgetPartsFragment> = {}): BudgetPartsFragment => ({
  __typename: 'ProjectBudget',
  id: 'budget',
  projectId: 'bath',
  isLocked: false,
  plannedTotal: 412000,
  askedTotal: 0,
  orderTotal: 0,
  remaining: 412000,
  total: 412000,
  version: 4,
  lines: [
    {
      __typename: 'ProjectBudgetLine',
      id: '0198a5a0-0000-7000-8000-000000000001',
      trade: 'plumber',
      description: 'Rør i rør',
      amount: 412000,
      askedAmount: 0,
      orderAmount: 0,
      remaining: 412000,
      sum: 412000,
    },
  ],
  ...more,
})
const money = '/private/project/bath/budget'

test('what was planned, ordered, approved and is left stands beside each other, by trade', async () => {
  const [line] = budget().lines!
  const lines = [{ ...line!, askedAmount: 20_000, orderAmount: 12_000, remaining: 400_000 }]
  projectServer({
    ProjectBudget: () => ({
      project: project(),
      projectBudget: budget({ lines, askedTotal: 25_000, orderTotal: 17_000, remaining: 395_000, total: 429_000 }),
    }),
  })
  await openPage(money, { as: leader })
  const told = async (name: RegExp) =>
    [...(await screen.findByRole('row', { name })).querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
  expect(await told(/Rørlegger/)).toEqual(['412 000,00 kr', '20 000,00 kr', '12 000,00 kr', '400 000,00 kr'])
  expect(await told(/Uten egen linje/)).toEqual(['0,00 kr', '5 000,00 kr', '5 000,00 kr', '−5 000,00 kr'])
  expect(await told(/I alt/)).toEqual(['412 000,00 kr', '25 000,00 kr', '17 000,00 kr', '395 000,00 kr'])
  expect(screen.getByText(/^Venter på svar 8\s000,00\skr$/)).toBeDefined()
})

test('the lines are changed all at once, with what the budget was read at', async () => {
  const sent = projectServer({
    ProjectBudget: () => ({ project: project(), projectBudget: budget() }),
    SaveProjectBudget: () => ({ saveProjectBudget: budget({ version: 5 }) }),
  })
  const { user } = await openPage(money, { as: leader })
  const row = await screen.findByRole('row', { name: /Rørlegger/ })
  expect(row.textContent.replaceAll(/\s/g, ' ')).toContain('412 000,00 kr')
  await user.click(screen.getByRole('button', { name: 'Endre linjene' }))
  await user.click(await screen.findByRole('button', { name: 'Legg til linje' }))
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Fag' })[1]!, 'tiler')
  await user.type(screen.getAllByRole('textbox', { name: 'Planlagt' })[1]!, '56 000,50')
  await user.click(screen.getByRole('button', { name: 'Lagre budsjettet' }))
  await screen.findByText('Budsjettet er lagret')
  const { version, lines } = sent[0]!.variables.input as { version: number; lines: object[] }
  expect(version).toBe(4)
  expect(lines).toMatchObject([
    { id: '0198a5a0-0000-7000-8000-000000000001', trade: 'plumber', amount: 412000 },
    { trade: 'tiler', amount: 56000.5 },
  ])
})

test('what was approved beyond the plan is told as such', async () => {
  projectServer({
    ProjectBudget: () => ({ project: project(), projectBudget: budget({ orderTotal: 420_000, askedTotal: 420_000, remaining: -8_000 }) }),
  })
  await openPage(money, { as: leader })
  expect((await screen.findByText(/mer enn de .* som er planlagt/)).textContent).toMatch(/^8\s000,00\skr mer/)
  expect(screen.queryByText(/^Igjen −/)).toBe(null)
})

test('a locked budget is unlocked before it is changed', async () => {
  const sent = projectServer({
    ProjectBudget: () => ({ project: project(), projectBudget: budget({ isLocked: true }) }),
    LockProjectBudget: () => ({ lockProjectBudget: budget() }),
  })
  const { user } = await openPage(money, { as: leader })
  await screen.findByText('Låst')
  expect(screen.queryByRole('button', { name: 'Endre linjene' })).toBe(null)
  await user.click(screen.getByRole('button', { name: 'Lås opp' }))
  await screen.findByRole('button', { name: 'Endre linjene' })
  expect(sent[0]!.variables.input).toEqual({ projectId: 'bath', action: 'unlock' })
})

test('who may not see it is told so', async () => {
  projectServer({ ProjectBudget: () => refuse('authorizationFailure', 403) })
  await openPage(money, { as: owner })
  expect(await screen.findByRole('heading', { name: /tilgang/i })).toBeTruthy()
})
