import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { backups } from './keptBackups.ts'

const admin = { ...member, roles: ['System.Admin'], features: { companyAccountManagement: true, licenceManagement: true } }
const at = '/private/administration'

const connection = (nodes: readonly { id: string; __typename: string }[], more = {}) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ __typename: `${node.__typename}Edge`, cursor: node.id, node })),
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  ...more,
})

/** Answers what a screen asks for, and keeps how it was asked. */
function server(answers: Record<string, object>) {
  const asked: [string, Record<string, unknown>][] = []
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      asked.push([operationName, variables])
      return HttpResponse.json({ data: answers[operationName] ?? {} })
    }),
  )
  return asked
}

const figures = {
  __typename: 'Administration',
  userCount: 41,
  estateCount: 12,
  companyCount: 9,
  waitingCompanyCount: 3,
  waitingClaimCount: 0,
  licenceCount: 5,
  endingLicenceCount: 0,
  waitingMailCount: 2,
  failedMailCount: 1,
  failingJobCount: 0,
  storedBytes: 5_242_880,
  fullHolderCount: 0,
  recentDeedCount: 77,
}

test('the front page leads everywhere and tells what waits', async () => {
  server({ Administration: { administration: figures } })
  await openPage(at, { as: admin })
  const list = within(await screen.findByRole('list', { name: 'Administrasjon' }))
  const companies = list.getByRole('link', { name: /Firmaer/ })
  expect(companies.getAttribute('href')).toBe('/private/administration/companies')
  expect(companies.textContent).toContain('9 firmaer, 3 er ikke bevist')
  expect(list.getByRole('link', { name: /Lagring/ }).textContent).toContain('5 MB på 12 eiendommer')
  expect(list.getAllByRole('link')).toHaveLength(10)
})

test('the front page begins with what needs a hand, and leads there', async () => {
  server({ Administration: { administration: { ...figures, failingJobCount: 2, endingLicenceCount: 1 } } })
  await openPage(at, { as: admin })
  const todo = within(await screen.findByRole('list', { name: 'Gjør dette' })).getAllByRole('link')
  expect(todo.map((link) => link.getAttribute('href'))).toEqual([`${at}/jobs`, `${at}/mails`, `${at}/companies`, `${at}/licences`])
  expect(todo[0]!.textContent).toContain('2 bakgrunnsjobber feiler')
  expect(todo[3]!.textContent).toContain('Én lisens går ut innen tretti dager')
})

test('the front page says so where there is nothing to do, in English too', async () => {
  server({ Administration: { administration: { ...figures, waitingCompanyCount: 0, failedMailCount: 0 } } })
  await openPage(at, { as: admin, language: 'en' })
  expect(await screen.findByText('Nothing to do')).toBeTruthy()
})

test('every screen has the way to all others, and says which one it is', async () => {
  server({
    Administration: { administration: figures },
    AdministeredUsers: { administeredUsers: connection([], { __typename: 'AdministeredUserConnection' }) },
  })
  const { user } = await openPage(`${at}/users`, { as: admin })
  const menu = within(await screen.findByRole('navigation', { name: 'Administrasjon' }))
  expect(menu.getAllByRole('link')).toHaveLength(11)
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Brukere')
  await user.click(screen.getByLabelText('Del av administrasjonen: Brukere'))
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Oversikt' }))
  expect(await screen.findByRole('list', { name: 'Gjør dette' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('the front page leads to no part that is switched off', async () => {
  server({ Administration: { administration: figures } })
  await openPage(at, { as: { ...admin, features: {} } })
  const list = within(await screen.findByRole('list', { name: 'Administrasjon' }))
  expect(list.queryByRole('link', { name: /Firmaer|Lisenser/ })).toBe(null)
  expect(list.getAllByRole('link')).toHaveLength(8)
})

test('what belongs to a part that is switched off says so, and is not tried again', async () => {
  const extensions = { code: 'unauthorizedUser', status: 403, details: { reason: 'feature' }, requestId: 'r' }
  network.use(
    http.post('/graphql', () => HttpResponse.json({ data: null, errors: [{ message: 'x', path: ['administration'], extensions }] })),
  )
  await openPage(at, { as: admin })
  await screen.findByRole('heading', { name: 'Denne delen er ikke slått på her.' })
  expect(screen.queryByRole('button', { name: 'Prøv igjen' })).toBe(null)
})

test('users are searched and filtered', async () => {
  const tuva = {
    __typename: 'AdministeredUser',
    id: 'u1',
    name: 'Tuva Fjellheim',
    email: 'tuva@test.example',
    state: 'UNPROVEN',
    isIdentityProven: true,
    isSystemAdmin: false,
    companies: ['Strøm AS'],
    ownedCount: 2,
    createdAt: '2026-05-08T10:00:00Z',
    signedInAt: null,
    blockedAt: null,
  }
  const asked = server({ AdministeredUsers: { administeredUsers: connection([tuva], { __typename: 'AdministeredUserConnection' }) } })
  const { user } = await openPage(`${at}/users`, { as: admin })
  const row = within(await screen.findByRole('list', { name: 'Brukere' })).getByRole('listitem')
  expect(row.textContent).toContain('tuva@test.example · Strøm AS · eier 2 eiendommer · elektronisk ID · siden 08.05.2026')
  await user.click(screen.getByRole('button', { name: 'Invitert' }))
  await user.type(screen.getByRole('searchbox', { name: 'Navn eller e-post' }), 'tuva')
  await waitFor(() => expect(asked.at(-1)).toEqual(['AdministeredUsers', expect.objectContaining({ search: 'tuva', state: 'INVITED' })]))
})

test('a mail tells recipient, kind and state, in English too', async () => {
  const mail = {
    __typename: 'SentMail',
    id: 'm1',
    toEmail: 'vilde@test.example',
    kind: 'resetPassword',
    language: 'nb',
    state: 'FAILED',
    attempts: 3,
    failure: '550',
    createdAt: '2026-05-08T10:00:00Z',
    sentAt: null,
  }
  server({ SentMails: { sentMails: connection([mail], { __typename: 'SentMailConnection' }) } })
  await openPage(`${at}/mails`, { as: admin, language: 'en' })
  const row = within(await screen.findByRole('list', { name: 'E-mail' })).getByRole('listitem')
  expect(row.textContent).toContain('New password')
  expect(row.textContent).toContain('vilde@test.example · written 08.05.2026, 12:00 · 3 attempts · answer: 550')
  expect(row.textContent).toContain('Refused')
})

test('jobs that fail stand before the kinds of work', async () => {
  const queue = {
    __typename: 'JobQueue',
    name: 'audit-seal',
    schedule: '30 4 * * *',
    waitingCount: 1,
    activeCount: 0,
    retryingCount: 1,
    failedCount: 0,
    lastDoneAt: null,
  }
  const job = {
    __typename: 'FailingJob',
    id: 'j1',
    queue: 'mail',
    isGivenUp: false,
    attempts: 2,
    createdAt: '2026-05-08T10:00:00Z',
    nextAt: '2026-05-08T11:00:00Z',
  }
  const weekly = { ...queue, name: 'maintenance-due', schedule: '0 7 * * 1' }
  server({
    BackgroundJobs: { backgroundJobs: { __typename: 'BackgroundJobs', queues: [queue, weekly], failing: [job], hasMore: true } },
    Backups: { backups },
  })
  await openPage(`${at}/jobs`, { as: admin })
  expect(within(await screen.findByRole('list', { name: 'Feiler' })).getByRole('listitem').textContent).toContain('3 forsøk')
  const kinds = screen.getByRole('list', { name: 'Slag' }).textContent
  expect(kinds).toContain('Forsegler hendelsesloggenaudit-seal · hver dag kl. 04:30')
  expect(kinds).toContain('maintenance-due · hver mandag kl. 07:00')
  expect(kinds).toContain('1 venter, 0 i gang, 1 feiler')
  const kept = (await screen.findByRole('list', { name: 'Sikkerhetskopi' })).textContent
  expect(kept).toContain('12\u00a0982 rader, 153 filer · tok 14 sekunder')
  expect(kept).toContain('The disk is full.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Neste' }).disabled).toBe(false)
})

const auditArchive = { __typename: 'AuditArchive', before: null, months: [] }

test('the log tells in words what was done, and keeps the name that one searches by', async () => {
  const entry = (operation: string, more: object = {}) => ({
    __typename: 'AuditLogEntry',
    id: operation,
    at: '2026-05-08T10:00:00Z',
    actorName: 'Kari Nordmann',
    actorEmail: 'kari@test.example',
    operation,
    estateAddress: null,
    outcome: 'done',
    triedEmail: null,
    reason: null,
    changedFields: [],
    requestId: null,
    ...more,
  })
  const entries = [
    entry('updateRoom', { changedFields: ['areaM2'] }),
    entry('approveOrder'),
    entry('login', { actorName: null, actorEmail: null, outcome: 'loginFailure', triedEmail: 'feil@test.example' }),
    entry('blockUser', { reason: 'Politiet har bedt om det' }),
    entry('forgottenLongAgo', { outcome: 'entityNotFound' }),
  ]
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'forgottenLongAgo' }
  server({
    AuditLog: { auditLog: connection(entries, { __typename: 'AuditLogEntryConnection', totalCount: undefined, pageInfo }), auditArchive },
  })
  await openPage(`${at}/audit`, { as: admin })
  const [room, order, login, block, old] = within(await screen.findByRole('list', { name: 'Hendelseslogg' })).getAllByRole('listitem')
  expect(room!.textContent).toContain('Endret et rom08.05.2026, 12:00 · Kari Nordmann, kari@test.example · updateRoom · felter: areal')
  expect(order!.textContent).toContain('Godkjente en bestilling')
  expect(login!.textContent).toContain('prøvde feil@test.example')
  expect(block!.textContent).toMatch(/^Stengte en bruker ute.*begrunnelse: Politiet har bedt om det/)
  expect(old!.textContent).toContain('forgottenLongAgo08.05.2026')
  expect(old!.textContent).toMatch(/forgottenLongAgo · Fant .*Avvist$/)
  expect(screen.getByRole('button', { name: 'Vis flere' })).toBeTruthy()
  expect(screen.queryByText(/^Viser/)).toBeNull()
})

test('the log and the storage say so where nothing is found', async () => {
  server({
    AuditLog: { auditLog: connection([], { __typename: 'AuditLogEntryConnection' }), auditArchive },
    StorageUse: { storageUse: connection([], { __typename: 'StorageHolderConnection' }) },
  })
  const { goTo } = await openPage(`${at}/audit`, { as: admin })
  expect(await screen.findByText('Ingen treff')).toBeTruthy()
  await goTo(`${at}/storage`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Lagring' })).toBeTruthy()
  expect(await screen.findByText('Ingenting her ennå')).toBeTruthy()
})

test('nobody else sees any of it', async () => {
  const { goTo } = await openPage(at, { as: member })
  for (const page of ['', '/operating', '/users', '/mails', '/jobs', '/audit', '/storage']) {
    await goTo(at + page)
    expect(await screen.findByText('Bare for systemansvarlige')).toBeTruthy()
  }
})
