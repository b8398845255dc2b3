import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { backups } from './keptBackups.ts'

const admin = { ...member, roles: ['System.Admin'] }
const at = '/private/administration/operating'

const instance = {
  __typename: 'ServingInstance',
  id: 'i1',
  name: 'grunnmur-1',
  version: '1.1.0',
  startedAt: '2026-05-06T10:00:00Z',
  seenAt: '2026-05-08T10:00:00Z',
  isServing: true,
  memoryBytes: 157_286_400,
}
const well = {
  __typename: 'OperatingStatus',
  steps: [] as object[],
  instances: [instance],
  jobs: { __typename: 'JobsStanding', waitingCount: 3, activeCount: 1, retryingCount: 0, failedCount: 0, dueSince: null },
  outbox: { __typename: 'OutboxStanding', waitingCount: 0, waitingSince: null, hasServer: true },
  deliveries: { __typename: 'DeliveriesStanding', sentCount: 12, refusedCount: 0, lastSentAt: '2026-05-08T09:30:00Z' },
  storage: {
    __typename: 'StorageStanding',
    fileBytes: 5_242_880,
    fileCount: 153,
    databaseBytes: 52_428_800,
    freeBytes: 10_737_418_240,
    diskBytes: 107_374_182_400,
    fullHolderCount: 0,
    connectionCount: 24,
    mostConnections: 100,
    deadRowCount: 1200,
    looseBytes: 34_000_000,
    unusedIndexBytes: 5_600_000,
  },
  backups,
  integrity: { __typename: 'IntegrityStanding', checkedAt: null, differenceCount: null, sealedTo: '2026-05-06' },
  operations: [
    { __typename: 'OperationTime', operation: 'estates + waiting', calls: 1200, meanSeconds: 0.0124, slowestSeconds: 1.25, slowCalls: 1 },
  ],
  statements: [] as object[],
}

const answers = (operatingStatus: object) => network.use(http.post('/graphql', () => HttpResponse.json({ data: { operatingStatus } })))
const partNamed = async (name: string) => within(await screen.findByRole('region', { name }))

test('says so where all is well, and tells of each part', async () => {
  answers(well)
  await openPage(at, { as: admin })
  expect(await screen.findByRole('heading', { name: 'Alt går som det skal' })).toBeTruthy()
  const instances = await partNamed('Instanser')
  expect(instances.getByRole('listitem').textContent).toContain('grunnmur-1versjon 1.1.0 · startet 06.05.2026, 12:00 · 150 MB minne')
  expect(instances.getByText('Ingenting å gjøre.')).toBeTruthy()
  expect((await partNamed('Lagring')).getByText('10 GB av 100 GB')).toBeTruthy()
  expect((await partNamed('Lagring')).getByText('24 av 100')).toBeTruthy()
  const slow = (await partNamed('Det som tar lengst tid')).getByRole('listitem')
  expect(slow.textContent).toMatch(/estates \+ waiting1\s200 kall · ett over ett sekund · lengst 1,25 s12 ms i snitt/)
  expect(screen.queryByRole('region', { name: 'Setninger i databasen' })).toBe(null)
})

test('tells what to do next, the most pressing first, and leads to its part', async () => {
  answers({
    ...well,
    steps: [
      { __typename: 'OperatingStep', part: 'backups', fault: 'backupFailed', isUrgent: true },
      { __typename: 'OperatingStep', part: 'instances', fault: 'instanceSilent', isUrgent: false },
    ],
    instances: [{ ...instance, isServing: false }],
  })
  await openPage(at, { as: admin })
  const todo = within(await screen.findByRole('list', { name: 'Gjør dette' })).getAllByRole('link')
  expect(todo.map((link) => link.getAttribute('href'))).toEqual([`${at}#backups`, `${at}#instances`])
  const backup = await partNamed('Sikkerhetskopi')
  expect(backup.getByText('Haster')).toBeTruthy()
  expect(backup.getByText(/kjør npm run backup for hånd/)).toBeTruthy()
  expect(backup.getByText(/The disk is full\./)).toBeTruthy()
  const instances = await partNamed('Instanser')
  expect(instances.getByText('Ikke hørt fra')).toBeTruthy()
  expect(instances.getByText(/Se i loggen dens, og start den igjen/)).toBeTruthy()
})

test('shows what PostgreSQL counts, where it does, in English too', async () => {
  const statement = { __typename: 'StatementTime', statement: 'select $1 from estate', calls: 40, meanSeconds: 0.25, totalSeconds: 10 }
  answers({ ...well, statements: [statement] })
  await openPage(at, { as: admin, language: 'en' })
  const row = (await partNamed('Statements in the database')).getByRole('listitem')
  expect(row.textContent).toBe('select $1 from estate40 calls · 10 s in all250 ms on average')
})

test('says so where nobody has told of anything yet', async () => {
  const { jobs, ...rest } = well
  answers({ ...rest, jobs: { ...jobs, waitingCount: 0, activeCount: 0 }, instances: [], operations: [] })
  await openPage(at, { as: admin })
  expect(await screen.findByText('Ingen instans har meldt seg det siste døgnet.')).toBeTruthy()
  expect(screen.getByText('Ingen har spurt om noe ennå.')).toBeTruthy()
})

test('has its heading at once, and shapes in the place of what is on its way', async () => {
  const told = Promise.withResolvers<void>()
  network.use(
    http.post('/graphql', async () => {
      await told.promise
      return HttpResponse.json({ data: { operatingStatus: well } })
    }),
  )
  await openPage(at, { as: admin })
  expect(await screen.findByRole('heading', { level: 1, name: 'Drift' })).toBeTruthy()
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy())
  expect(screen.queryByRole('region', { name: 'Instanser' })).toBe(null)
  told.resolve()
  expect(await screen.findByRole('heading', { name: 'Alt går som det skal' })).toBeTruthy()
  expect(document.querySelector('[aria-busy=true]')).toBe(null)
})

test('is tried again where it could not be read, and shows where it stands while it loads', async () => {
  network.use(http.post('/graphql', () => HttpResponse.error()))
  const { user } = await openPage(at, { as: admin })
  await screen.findByRole('heading', { level: 1, name: 'Drift' })
  const again = await screen.findByRole('button', { name: 'Prøv igjen' })
  answers(well)
  await user.click(again)
  expect(await screen.findByRole('heading', { name: 'Alt går som det skal' })).toBeTruthy()
})

test('nobody else sees any of it', async () => {
  await openPage(at, { as: member })
  expect(await screen.findByText('Bare for systemansvarlige')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Instanser' })).toBe(null)
})
