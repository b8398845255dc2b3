import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { quietSections } from './accessScreen.ts'

const everything = [
  'estate',
  'room-comments',
  'value',
  'technical-information',
  'report-archive',
  'insurance',
  'private-folder',
  'mailbox',
  'maintenance-plan',
  'maintenance-year-wheel',
  'maintenance-participants',
  'maintenance-economy',
  'maintenance-reports',
  'archived-tasks',
]
const owner = (name: string, sees: string[], lastSeenAt: string | null) => ({
  __typename: 'EstateViewingOwner',
  accountId: name,
  name,
  sees,
  lastSeenAt,
})
const company = {
  __typename: 'EstateViewingCompany',
  linkId: 'l1',
  status: 'claimed',
  name: 'Moen Tak AS',
  organizationNumber: '212345678',
  isCompanyProven: true,
  sees: ['estate', 'report-archive'],
  since: '2026-02-01T08:00:00.000Z',
  lastSeenAt: null,
}
const token = {
  __typename: 'EstateViewingToken',
  id: 't1',
  holder: 'Kari Prøve',
  name: 'Regneark',
  scope: 'read',
  expiresAt: '2027-01-31T08:00:00.000Z',
  lastUsedAt: '2026-11-20T19:42:00.000Z',
}
const feed = {
  __typename: 'CalendarFeed',
  id: 'f1',
  responsibleKind: 'landlord',
  responsibleName: null,
  madeBy: 'Ola Gjest',
  isOpen: true,
  lastFetchedAt: '2026-11-20T19:42:00.000Z',
}
const access = (id: string, reason: string, endsAt: string) => ({
  __typename: 'SupportAccess',
  id,
  actorName: 'Siri System',
  reason,
  createdAt: '2026-01-05T12:05:00.000Z',
  endsAt,
})

/** The screen as the server keeps it. */
function server({ accesses = [] as ReturnType<typeof access>[], companies = [company], isDown = false } = {}) {
  const sent: unknown[] = []
  const state = { companies, accesses, feeds: [feed] }
  setIdentity(undefined)
  privateClient()
  const answers: Record<string, () => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may: ['read estate', ...rightsTo('access-management')] } }),
    EstateViewers: () => ({
      estateViewers: {
        __typename: 'EstateViewers',
        owners: [
          owner('Kari Prøve', everything, '2026-11-20T19:42:00.000Z'),
          owner(
            'Ola Prøve',
            everything.filter((part) => part !== 'private-folder'),
            null,
          ),
        ],
        companies: state.companies,
        tokens: [token],
      },
    }),
    SupportAccesses: () => ({
      supportAccesses: {
        __typename: 'SupportAccessConnection',
        totalCount: state.accesses.length,
        edges: state.accesses.map((node) => ({ __typename: 'SupportAccessEdge', cursor: node.id, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      },
    }),
    EstateCalendarFeeds: () => ({ calendarFeeds: state.feeds }),
    EndCalendarFeed: () => {
      state.feeds = []
      return { revokeCalendarFeed: { __typename: 'Removed', id: 'record' } }
    },
    DeleteAccessLink: () => {
      state.companies = []
      return { deleteAccessLink: { __typename: 'Removed', id: 'record' } }
    },
    EndSupportAccess: () => ({ endSupportAccess: { __typename: 'SupportAccess', id: 'a1', endsAt: '2026-01-05T12:20:00.000Z' } }),
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: object }
      if (isDown && operationName === 'EstateViewers') return refused('internalError', 500)
      if (/^(Delete|End)/.test(operationName)) sent.push({ operationName, ...variables })
      return HttpResponse.json({ data: answers[operationName]?.() ?? quietSections[operationName] })
    }),
  )
  return sent
}
const open = () => openPage('/private/estate/solveien/access-management', { as: member })

test('owners, companies and programs are told with what they see and when they last did', async () => {
  server()
  await open()
  const list = within(await screen.findByRole('list', { name: 'Eiere og firmaer' }))
  const [kari, ola, moen] = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(kari).toContain('Eier · ser alt · sist inne 20.11.2026, 20:42')
  expect(ola).toContain('ser alt unntatt privat mappe · ikke vært inne')
  expect(moen).toContain('Firma, siden 01.02.2026 · ser eiendommen og rapporter')
  const program = within(screen.getByRole('list', { name: 'Programmer' })).getByRole('listitem')
  expect(program.textContent).toContain('Kari Prøve · leser · til 31.01.2027 · sist brukt 20.11.2026, 20:42')
})

test('a company is shown out after a yes', async () => {
  const sent = server()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Avslutt tilgangen til Moen Tak AS' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avbryt' }))
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Avslutt tilgangen til Moen Tak AS' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avslutt' }))
  expect(await screen.findByText('Tilgangen er avsluttet')).toBeTruthy()
  expect(screen.queryByText('Moen Tak AS')).toBe(null)
  expect(sent).toEqual([{ operationName: 'DeleteAccessLink', estateId: 'solveien', linkId: 'l1' }])
})

test('who is asked and has not answered sees nothing, and the request can be taken back', async () => {
  const byDefault = { ...company, linkId: 'l2', name: 'Megler AS', status: 'claimedByDefault' }
  const sent = server({ companies: [{ ...company, status: 'unclaimed', sees: [] }, byDefault] })
  const { user } = await open()
  const list = within(await screen.findByRole('list', { name: 'Eiere og firmaer' }))
  const [moen, megler] = list.getAllByRole('listitem').slice(2)
  expect(moen!.textContent).toContain('Ikke tatt imot Firma, spurt 01.02.2026 · ser ingenting ennå')
  expect(megler!.textContent).toContain('Tilgang fra start')
  await user.click(within(moen!).getByRole('button', { name: 'Trekk tilbake forespørselen til Moen Tak AS' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Trekke tilbake forespørselen til Moen Tak AS?' }))
  await user.click(dialog.getByRole('button', { name: 'Trekk tilbake' }))
  expect(await screen.findByText('Forespørselen er trukket tilbake')).toBeTruthy()
  expect(sent).toMatchObject([{ operationName: 'DeleteAccessLink', linkId: 'l1' }])
})

test('who helped is told, and can be shown out only while they are in', async () => {
  const soon = new Date(Date.now() + 20 * 60_000).toISOString()
  const sent = server({
    accesses: [access('a1', 'Får ikke åpnet rapporten', soon), access('a0', 'Feil adresse', '2026-01-05T13:05:00.000Z')],
  })
  const { user } = await open()
  const list = within(await screen.findByRole('list', { name: 'Hjelp fra oss' }))
  expect(list.getAllByRole('listitem')[1]!.textContent).toContain('Siri System · 05.01.2026, 13:05–14:05')
  await user.click(list.getByRole('button', { name: 'Avslutt tilgangen til Siri System' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Avslutt' }))
  expect(await screen.findByText('Tilgangen er avsluttet')).toBeTruthy()
  expect(list.queryByRole('button', { name: /Avslutt/ })).toBe(null)
  expect(sent).toEqual([{ operationName: 'EndSupportAccess', estateId: 'solveien', id: 'a1' }])
})

test('what fails leaves the rest of the screen, and says that nobody of us has been there', async () => {
  server({ isDown: true })
  await open()
  expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeTruthy()
  expect(await screen.findByText(/Ingen av oss som driver Grunnmur/)).toBeTruthy()
})

test('a calendar that fetches the year wheel is told of, and shown out after a yes', async () => {
  const sent = server()
  const { user } = await openPage('/private/estate/solveien/access-management', { as: { ...member, features: { maintenancePlan: true } } })
  const row = within(await screen.findByRole('list', { name: 'Årshjulet i kalendere' })).getByRole('listitem')
  expect(row.textContent).toContain('Kalenderlenke laget av Ola Gjest')
  expect(row.textContent).toContain('Viser oppgavene til eierne sammen · Sist hentet 20.11.2026, 20:42')
  await user.click(within(row).getByRole('button', { name: 'Trekk tilbake kalenderlenken til Ola Gjest' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Trekke tilbake kalenderlenken til Ola Gjest?' })
  await user.click(within(dialog).getByRole('button', { name: 'Trekk tilbake' }))
  expect(await screen.findByText('Kalenderlenken er trukket tilbake')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Årshjulet i kalendere' })).toBeNull())
  expect(sent).toEqual([{ operationName: 'EndCalendarFeed', estateId: 'solveien', id: 'f1' }])
})
