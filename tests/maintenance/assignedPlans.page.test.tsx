import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { type Identity, setIdentity } from '#client/access/identity.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member } from '#tests/support/visitors.ts'

const path = '/private/maintenance-plans'
const features = { maintenancePlan: true }
const staff = (...roles: string[]): Identity => ({ ...actingAs({ ...firmAccount, roles }), companyId: 'moen', features })
const admin = staff('Company.Admin')

const plan = (id: string, addressLine1: string, more: object = {}) => ({
  __typename: 'AssignedPlan',
  id,
  estateId: `estate-${id}`,
  status: 'claimed',
  addressLine1,
  addressLine2: '0150 Oslo',
  owners: ['Kari Prøve'],
  contactName: null,
  contactPhoneNumber: null,
  trade: 'plumber',
  openTaskCount: 3,
  overdueCount: 1,
  nextDate: '2026-01-31',
  requestedAt: '2026-01-05T08:00:00.000Z',
  ...more,
})
type Plan = ReturnType<typeof plan>
const asked = (id: string, addressLine1: string) =>
  plan(id, addressLine1, { status: 'unclaimed', openTaskCount: null, overdueCount: null, nextDate: null })
const connection = (plans: Plan[], totalCount = plans.length) => ({
  __typename: 'AssignedPlanConnection',
  totalCount,
  edges: plans.map((node) => ({ __typename: 'AssignedPlanEdge', cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: plans.length < totalCount, endCursor: plans.at(-1)?.id ?? null },
})

/** The list as the server keeps it. */
function server({ waiting = [] as Plan[], plans = [] as Plan[], outage = { isDown: false }, isTaken = false } = {}) {
  const sent: unknown[] = []
  const state = { waiting, plans }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, string> }
      if (outage.isDown) return refused('internalError', 500)
      if (operationName === 'AssignedPlans') {
        const found = state.plans.filter(({ addressLine1 }) => addressLine1.includes(variables['search'] ?? ''))
        const from = variables['after'] ? found.findIndex(({ id }) => id === variables['after']) + 1 : 0
        const page = connection(found.slice(from, from + 2), found.length)
        const hasNextPage = from + 2 < found.length
        const shown = { ...page, pageInfo: { ...page.pageInfo, hasNextPage } }
        return HttpResponse.json({
          data: { ...(!variables['plansOnly'] && { waiting: connection(state.waiting) }), plans: shown },
        })
      }
      sent.push({ operationName, ...variables })
      const { linkId } = variables
      const link = state.waiting.find(({ id }) => id === linkId)
      state.waiting = state.waiting.filter(({ id }) => id !== linkId)
      if (isTaken) return refused('entityAlreadyExists', 409)
      if (operationName === 'LeaveAccessLink') {
        state.plans = state.plans.filter(({ id }) => id !== linkId)
        return HttpResponse.json({ data: { deleteAccessLink: { __typename: 'Removed', id: 'record' } } })
      }
      state.plans = [...state.plans, { ...link!, status: 'claimed', openTaskCount: 0, overdueCount: 0 }]
      const claimAccessLink = { __typename: 'AccessLink', id: linkId, status: 'claimed', claimedAt: '2026-02-01T08:00:00.000Z' }
      return HttpResponse.json({ data: { claimAccessLink } })
    }),
  )
  return sent
}

test('what the company is to do stands with each plan, which leads to it', async () => {
  server({
    plans: [
      plan('a', 'Solveien 4'),
      plan('b', 'Hyttelia 2', { status: 'claimedByDefault', openTaskCount: 0, overdueCount: 0, nextDate: null }),
    ],
  })
  await openPage(path, { as: admin })
  const [first, second] = within(await screen.findByRole('list', { name: 'Planer dere jobber med' })).getAllByRole('listitem')
  for (const words of ['0150 Oslo · Kari Prøve · Rørlegger', 'Tatt imot', '1 over fristen', '3 oppgaver til dere', 'neste 31.01.2026'])
    expect(first!.textContent).toContain(words)
  expect(within(first!).getByRole('link', { name: 'Solveien 4' }).getAttribute('href')).toBe('/private/estate/estate-a/maintenance')
  expect(second!.textContent).toContain('Tilgang fra start')
  expect(second!.textContent).toContain('Ingen oppgaver til dere')
  expect(within(second!).queryByRole('button')).toBe(null)
})

test('what waits is told first, and is claimed once one knows what is shared', async () => {
  const sent = server({ waiting: [asked('w', 'Granlia 9')] })
  const { user } = await openPage(path, { as: admin })
  await screen.findByRole('heading', { name: '1 plan venter på å bli tatt imot' })
  await user.click(screen.getByRole('button', { name: 'Ta imot tilgang til Granlia 9' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta imot tilgang til Granlia 9?' }))
  expect(dialog.getByText(/Alle i firmaet ser da eiendommen/)).toBeTruthy()
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Ta imot' }))
  expect(await screen.findByText('Tilgangen er tatt imot')).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Granlia 9' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: /venter på/ })).toBe(null)
  expect(sent).toEqual([{ operationName: 'ClaimAccessLink', estateId: 'estate-w', linkId: 'w' }])
})

test('what waits is declined, and what was claimed is given up, after a yes', async () => {
  const sent = server({ waiting: [asked('w', 'Granlia 9')], plans: [plan('a', 'Solveien 4')] })
  const { user } = await openPage(path, { as: admin })
  await user.click(await screen.findByRole('button', { name: 'Avslå tilgang til Granlia 9' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avslå' }))
  expect(await screen.findByText('Forespørselen er avslått')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Valg for Solveien 4' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Gi fra seg tilgangen' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Gi fra seg tilgangen' }))
  expect(await screen.findByText('Ingen vedlikeholdsplaner ennå')).toBeTruthy()
  expect(sent).toMatchObject([{ linkId: 'w' }, { operationName: 'LeaveAccessLink', linkId: 'a' }])
})

test('what a colleague claimed meanwhile is said, and shown as it is', async () => {
  server({ waiting: [asked('w', 'Granlia 9')], isTaken: true })
  const { user } = await openPage(path, { as: admin })
  await user.click(await screen.findByRole('button', { name: 'Ta imot tilgang til Granlia 9' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ta imot' }))
  expect(await screen.findByText('Oppføringen finnes allerede.')).toBeTruthy()
  expect(await screen.findByText('Ingen vedlikeholdsplaner ennå')).toBeTruthy()
})

test('a leader claims and does not decline', async () => {
  server({ waiting: [asked('w', 'Granlia 9')] })
  await openPage(path, { as: staff('Company.Leader') })
  await screen.findByRole('button', { name: 'Ta imot tilgang til Granlia 9' })
  expect(screen.queryByRole('button', { name: /Avslå/ })).toBe(null)
})

test('a professional is told who claims', async () => {
  server({ waiting: [asked('w', 'Granlia 9')] })
  await openPage(path, { as: staff('Company.Professional') })
  expect(await screen.findByText(/En administrator eller leder i firmaet tar imot/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ta imot/ })).toBe(null)
})

test('is searched as one types, and read on page by page', async () => {
  server({ plans: [plan('a', 'Solveien 4'), plan('b', 'Hyttelia 2'), plan('c', 'Solveien 8')] })
  const { user } = await openPage(path, { as: admin })
  const links = () => screen.getAllByRole('link', { name: /veien|lia/ }).map(({ textContent }) => textContent)
  await screen.findByRole('link', { name: 'Solveien 4' })
  await user.click(screen.getByRole('button', { name: 'Vis flere' }))
  await screen.findByRole('link', { name: 'Solveien 8' })
  expect(links()).toEqual(['Solveien 4', 'Hyttelia 2', 'Solveien 8'])
  await user.type(screen.getByRole('searchbox', { name: 'Søk i vedlikeholdsplaner' }), 'Hytte')
  await screen.findByText('1 plan funnet')
  expect(links()).toEqual(['Hyttelia 2'])
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(await screen.findByText('Ingen planer passer med «Hyttex»')).toBeTruthy()
})

test('what went wrong is tried again, and what is empty says what belongs here', async () => {
  const outage = { isDown: true }
  server({ outage })
  const { user } = await openPage(path, { as: admin })
  const again = await screen.findByRole('button', { name: /Prøv igjen/ })
  outage.isDown = false
  await user.click(again)
  expect(await screen.findByText('Ingen vedlikeholdsplaner ennå')).toBeTruthy()
})

test.each([
  ['a customer', { ...member, features }, /Velg firmaet som konto/],
  [
    'who is denied it',
    { ...admin, permissions: [{ subject: 'maintenance-plan-list', effect: 'deny' as const }] },
    /administrator i firmaet kan gi/,
  ],
  ['everybody where it is off', { ...admin, features: {} }, /slått av her/],
])('is not there for %s', async (_, as, words) => {
  server()
  await openPage(path, { as })
  expect(await screen.findByText(words)).toBeTruthy()
})

test('stands in the menu of those who may list it', async () => {
  server()
  const { user } = await openPage(path, { as: admin })
  await user.click(await screen.findByRole('button', { name: 'Meny' }))
  expect(within(screen.getByRole('navigation', { name: 'Hovedmeny' })).getByRole('link', { name: /Vedlikeholdsplaner/ })).toBeTruthy()
})
