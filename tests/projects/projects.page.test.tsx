import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { solveien } from '#tests/estates/estateServer.ts'
import { changes as planRights } from '#tests/maintenance/planServer.ts'
import { lastPage, openPage } from '#tests/support/page.tsx'
import { overview } from './overviewServer.ts'
import { card, connection, features, leader, owner, projectServer, readerRights, refuse } from './projectServer.ts'

const path = '/private/projects'
const lists = (active: ReturnType<typeof card>[], archived: ReturnType<typeof card>[] = []) => ({
  Projects: ({ status, search }: Record<string, unknown>) => ({
    projects: connection((status === 'ACTIVE' ? active : archived).filter(({ name }) => name.includes((search as string | null) ?? ''))),
  }),
  ProjectCount: ({ status, search }: Record<string, unknown>) => ({
    projects: {
      __typename: 'ProjectConnection',
      hasMoreThanCounted: false,
      totalCount: (status === 'ACTIVE' ? active : archived).filter(({ name }) => name.includes((search as string | null) ?? '')).length,
    },
  }),
})

test('a card says for whom and where, when it is handed over, and how far it has come of what counts', async () => {
  projectServer(lists([card('bath', 'Nytt bad', { unseenOrderCount: 2 }), card('roof', 'Nytt tak')]))
  await openPage(path, { as: leader })
  const first = await screen.findByRole('link', { name: /Nytt bad/ })
  for (const words of [
    'Kari Nordmann · Solveien 14 · 1170 Oslo',
    '2026/14/3',
    'Overtakelse 26.06.2026',
    '9 av 14 punkter · 64 %',
    '2 nye bestillinger',
  ])
    expect(first.textContent).toContain(words)
  expect(first.getAttribute('href')).toBe('/private/project/bath')
  expect(document.title).toBe('Prosjekter – Grunnmur')
})

test('what is counted no further is told with a plus', async () => {
  const found = { ...connection([card('bath', 'Nytt bad')]), totalCount: 1000, hasMoreThanCounted: true }
  const many = { ...found, pageInfo: { ...found.pageInfo, hasNextPage: true } }
  projectServer({
    Projects: () => ({ projects: many }),
    ProjectCount: () => ({ projects: { __typename: 'ProjectConnection', totalCount: 1000, hasMoreThanCounted: true } }),
  })
  await openPage(`${path}?search=bad`, { as: leader })
  expect(await screen.findByText('Viser 1 av 1000+')).toBeDefined()
  expect(screen.getByText('1000+ prosjekter funnet')).toBeDefined()
  expect(await screen.findAllByText('1000+')).toHaveLength(2)
})

test('a card does not call finished what waits for another look', async () => {
  const all = { pointCount: 14, completedPointCount: 14 }
  projectServer(lists([card('bath', 'Nytt bad', { ...all, awaitingPointCount: 2 }), card('roof', 'Nytt tak', all)]))
  await openPage(path, { as: leader })
  const awaiting = await screen.findByRole('link', { name: /Nytt bad/ })
  expect(awaiting.textContent).toContain('Alle 14 punkter utført · 2 venter på kontroll')
  expect(screen.getByRole('link', { name: /Nytt tak/ }).textContent).toContain('Alle 14 punkter ferdige')
})

test('those that are closed stand on the other side, and are pointed at where a search finds nothing here', async () => {
  projectServer(lists([card('bath', 'Nytt bad')], [card('garage', 'Ny garasje', { closedAt: '2026-01-05T10:00:00.000Z' })]))
  const { user } = await openPage(`${path}?search=garasje`, { as: leader })
  await screen.findByRole('heading', { name: 'Ingen treff på «garasje»' })
  await user.click(await screen.findByRole('link', { name: 'Vis 1 arkivert' }))
  const found = await screen.findByRole('link', { name: /Ny garasje/ })
  expect(found.textContent).toContain('Avsluttet 05.01.2026')
})

test('an owner without projects is told what will stand here, and a company without a licence what opens it', async () => {
  projectServer(lists([]))
  await openPage(path, { as: owner })
  await screen.findByText(/Når et firma starter et prosjekt/)
  expect(screen.queryByRole('link', { name: 'Nytt prosjekt' })).toBe(null)
})

test('a company without a licence is told what opens projects', async () => {
  projectServer(lists([]))
  await openPage(path, { as: { ...leader, licences: [] } })
  await screen.findByRole('heading', { name: 'Prosjekter følger med lisensen Proff' })
  expect(screen.getByRole('link', { name: 'Gå til lisenser' }).getAttribute('href')).toMatch(/^\/private\/licenses\?redirect=/)
})

test('where the part is switched off, the menu keeps the entry and leads nowhere', async () => {
  projectServer({})
  const { user } = await openPage(path, { as: { ...leader, features: { ...features, projectManagement: false } } })
  await screen.findByRole('heading', { name: 'Prosjekter er ikke slått på her' })
  await user.click(screen.getByRole('button', { name: 'Meny' }))
  const entry = await screen.findByRole('link', { name: /Prosjekter/ })
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  expect(entry.getAttribute('href')).toBe(null)
})

test('the orders of a project are one press away for those who may see them', async () => {
  projectServer(overview())
  await openPage('/private/project/bath', { as: leader })
  expect((await screen.findByRole('link', { name: /^Bestillinger/ })).getAttribute('href')).toBe('/private/order/processing?projectId=bath')
})

test('and not there for others', async () => {
  projectServer(overview({ canAccessOrders: false }))
  await openPage('/private/project/bath', { as: owner })
  await screen.findByRole('link', { name: /^Leveransedokumenter/ })
  expect(screen.queryByRole('link', { name: /^Bestillinger/ })).toBe(null)
})

test('areas stand by their renovation, those that were named here last, each with its state', async () => {
  projectServer(overview())
  await openPage('/private/project/bath', { as: leader })
  const groups = await screen.findAllByRole('region', { name: /^(Bad|Egne områder)$/ })
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual(['Bad', 'Egne områder'])
  const words = (name: string) => screen.getByRole('link', { name: new RegExp(name) }).textContent
  expect(words('Våtrom')).toContain('1 av 3 punkter')
  expect(words('Elektroarbeid')).toContain('Ferdig')
  expect(words('Stuedører')).toContain('(inaktiv)')
  expect(words('Stuedører')).toContain('Ingen utfører valgt')
  await screen.findByText('4 av 6')
})

test('who was let in and has not come yet stands as invited', async () => {
  projectServer(overview())
  await openPage('/private/project/bath', { as: leader })
  const row = (await screen.findByText('Invitert')).closest('li')!.textContent
  expect(row).toContain('Ali Demir')
  // Whoever works in the company that runs it is none of its subcontractors.
  expect(row).toContain('Medarbeider')
  expect(row).not.toContain('Underentreprenør')
})

test('whoever may not close it sees who can', async () => {
  projectServer(overview({ canEditProject: false, may: readerRights }))
  await openPage('/private/project/bath', { as: owner })
  expect(await screen.findByText('Bare prosjektlederen kan avslutte. Spør Nina Moen.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Avslutt prosjektet' }).disabled).toBe(true)
  expect(screen.queryByRole('link', { name: 'Endre prosjektet' })).toBe(null)
})

test('of a closed project there is no plan and nothing to close', async () => {
  projectServer(overview({ isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z', canEditProject: false }))
  await openPage('/private/project/bath', { as: leader })
  await screen.findByText('Avsluttet 26.06.2026')
  expect(screen.queryByRole('button', { name: 'Avslutt prosjektet' })).toBe(null)
  expect(screen.queryByRole('heading', { name: 'Vedlikehold' })).toBe(null)
})

const house = '/private/project/bath/estate/solveien'
const waysOn = () => screen.getAllByRole('link').flatMap((link) => link.getAttribute('href')?.split(`${house}/`)[1] ?? [])

test('the house that the work is on leads on within the project', async () => {
  projectServer(overview({ may: [...readerRights, 'read interior'] }))
  await openPage(house, { as: leader })
  expect((await screen.findByRole('link', { name: /Solveien 14.*1170/ })).getAttribute('href')).toBe('/private/estate/solveien')
  const plan = ['', '/year-wheel', '/participants', '/economy', '/reports'].map((section) => `maintenance${section}`)
  expect(waysOn()).toEqual(['interior', ...plan])
})

test('and nowhere any more once that is closed', async () => {
  projectServer(overview({ isCompleted: true, closedAt: '2026-06-26T10:00:00.000Z', may: [...readerRights, 'read interior'] }))
  await openPage(house, { as: leader })
  await screen.findByRole('link', { name: /Solveien 14.*1170/ })
  expect(waysOn()).toEqual([])
})

test('a project that is not there is not told from one that is not for the viewer', async () => {
  projectServer({ ProjectOverview: () => refuse('entityNotFound', 404) })
  await openPage('/private/project/none', { as: leader })
  await screen.findByRole('heading', { name: 'Vi fant ikke prosjektet' })
  expect(screen.getByRole('link', { name: 'Til prosjektene' }).getAttribute('href')).toBe(path)
})

test('what is closed of the plan keeps its place and leads nowhere', async () => {
  projectServer({ ...overview(), EstateFrame: () => ({ estate: { ...solveien, may: planRights } }) })
  await openPage('/private/project/bath', { as: leader })
  await waitFor(() =>
    expect(
      ['Vedlikeholdsplan', 'Årshjul', 'Økonomi', 'Årsrapport'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('aria-disabled'),
      ),
    ).toEqual([null, null, 'true', 'true']),
  )
})

test('the plan of the house opens below the project, and leads back into it', async () => {
  projectServer({
    ...overview(),
    EstateFrame: () => ({ estate: { ...solveien, may: planRights } }),
    MaintenancePlan: () => ({
      maintenanceBuildings: { __typename: 'MaintenanceBuildingConnection', totalCount: 0, edges: [], pageInfo: lastPage },
      planDocuments: { __typename: 'PlanDocumentConnection', edges: [] },
    }),
  })
  const { user, address } = await openPage('/private/project/bath', { as: leader })
  await user.click(await screen.findByRole('link', { name: 'Vedlikeholdsplan' }))
  await waitFor(() => expect(address()).toBe('/private/project/bath/estate/solveien/maintenance'))
  const menu = within(await screen.findByRole('navigation', { name: 'Deler av eiendommen' }))
  const ways = menu.getAllByRole('link').flatMap((link) => link.getAttribute('href') ?? [])
  expect(ways).toEqual(['', '/year-wheel'].map((section) => `/private/project/bath/estate/solveien/maintenance${section}`))
  await user.click(await screen.findByRole('link', { name: 'Til prosjektet' }))
  expect(address()).toBe('/private/project/bath')
})
