import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { lastPage, openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { chooseFrom } from '#tests/support/rowMenu.ts'
import { member } from '#tests/support/visitors.ts'

const paper = {
  __typename: 'File',
  id: 'paper',
  name: 'Vedlikehold 2026.pdf',
  type: 'application/pdf',
  size: 90_000,
  url: '/files/paper/v.pdf',
  width: null,
  height: null,
}
const draft = {
  __typename: 'MaintenanceReport',
  id: '0198a5a0-0000-7000-8000-000000000001',
  title: 'Vedlikehold 2026',
  reportType: 'conditionReport',
  fromYear: 2026,
  toYear: 2035,
  authorName: 'Kari Nordmann',
  state: 'draft',
  progress: 0,
  partsMade: 0,
  partCount: 10,
  generatedAt: null,
  version: 3,
  pdf: null,
  buildingIds: [],
  summary: 'I god stand.',
  condition: null,
  proposals: null,
  economy: null,
  scenarioId: null,
  authorAccountId: null,
  recipientIds: [],
  image: null,
  documents: [],
}
const making = { ...draft, state: 'making', progress: 69, partsMade: 7 }
const made = { ...draft, state: 'made', progress: 100, generatedAt: '2026-05-12T10:00:00Z', pdf: paper }
const reads = ['read estate', 'read maintenance-plan', 'read maintenance-reports']
const kari = { __typename: 'ReportAccount', id: '0198a5a0-0000-7000-8000-0000000000aa', name: 'Kari Nordmann', kind: 'owner' }

const more = { __typename: 'ForecastScenario', id: '0198a5a0-0000-7000-8000-0000000000bb', name: 'Spar mer', adoptedAt: null }

interface World {
  /** What the list answers, one after the other; the last from then on. */
  lists?: object[][]
  may?: string[]
}

function server({ lists = [[]], may = [...reads, ...rightsTo('maintenance-reports')] }: World = {}) {
  const sent: { operation: string; variables: Record<string, unknown> }[] = []
  const connection = (nodes: object[]) => ({
    __typename: 'MaintenanceReportConnection',
    totalCount: nodes.length,
    edges: nodes.map((node, n) => ({ __typename: 'MaintenanceReportEdge', cursor: String(n), node })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  })
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      const answers: Record<string, () => object> = {
        EstateFrame: () => ({ estate: { ...solveien, may } }),
        PlanPaid: () => ({ estate: { __typename: 'Estate', id: 'solveien', isPlanPaid: true } }),
        MaintenanceReports: () => ({ maintenanceReports: connection(lists.length > 1 ? lists.shift()! : lists[0]!) }),
        MaintenanceReport: () => ({ maintenanceReport: draft }),
        ReportChoices: () => ({
          reportAccounts: [kari],
          reportPapers: [{ __typename: 'ReportPaper', fileId: 'takst', customName: 'Takst 2025', source: 'archive' }],
        }),
        ReportScenarios: () => ({
          maintenanceForecast: {
            __typename: 'MaintenanceForecast',
            id: 'solveien',
            scenarios: [more, { ...more, id: 'gone', adoptedAt: '2026-01-01' }],
          },
        }),
        ReportBuildings: () => ({
          maintenanceBuildings: { __typename: 'MaintenanceBuildingConnection', edges: [], pageInfo: lastPage },
        }),
      }
      const answer = answers[operationName]
      if (answer) return HttpResponse.json({ data: answer() })
      sent.push({ operation: operationName, variables })
      return HttpResponse.json({
        data: {
          createMaintenanceReport: draft,
          updateMaintenanceReport: draft,
          generateMaintenanceReport: making,
          stopMaintenanceReport: draft,
          deleteMaintenanceReport: { __typename: 'Removed', id: draft.id },
        },
      })
    }),
  )
  return { sent }
}
const list = '/private/estate/solveien/maintenance/reports'
const open = (at = list) => openPage(at, { as: member })

describe('yearly reports', () => {
  test('one says what belongs there, and leads to the form', async () => {
    server()
    await open()
    expect(await screen.findByRole('heading', { name: 'Ingen årsrapport ennå' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Ny årsrapport' }).getAttribute('href')).toBe(`${list}/create`)
  })

  test('a draft is made into a PDF, which shows how far it has come', async () => {
    const { sent } = server({ lists: [[draft], [making], [made]] })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Lag PDF' }))
    expect((await screen.findByRole('progressbar', { name: 'Lager «Vedlikehold 2026»' })).getAttribute('aria-valuenow')).toBe('69')
    expect((await screen.findByRole('link', { name: 'Åpne PDF' }, { timeout: 120_000 })).getAttribute('href')).toBe(paper.url)
    expect(sent).toEqual([{ operation: 'GenerateMaintenanceReport', variables: { estateId: 'solveien', reportId: draft.id } }])
    expect(screen.queryByRole('button', { name: 'Lag PDF' })).toBeNull()
  })

  test('one that was made is not changed any more, and its paper in the archive stays when it goes', async () => {
    const { sent } = server({ lists: [[made]] })
    const { user } = await open()
    await screen.findByText('Vedlikehold 2026')
    await chooseFrom(user, 'Vedlikehold 2026', 'Slett')
    const dialog = await screen.findByRole('alertdialog')
    expect(within(dialog).getByText('PDF-en i rapportarkivet blir liggende.')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Slett' }))
    await waitFor(() => expect(sent).toMatchObject([{ operation: 'DeleteMaintenanceReport' }]))
  })

  test('it is written: years, words, author and papers', async () => {
    const { sent } = server()
    const { user } = await open(`${list}/create`)
    await user.type(await screen.findByRole('textbox', { name: 'Tittel' }), 'Vedlikehold 2027')
    const from = screen.getByRole('textbox', { name: 'Fra og med år' })
    await user.clear(from)
    await user.type(from, '2027')
    const to = screen.getByRole('textbox', { name: 'Til og med år' })
    await user.clear(to)
    await user.type(to, '2036')
    await user.selectOptions(screen.getByRole('combobox', { name: /Lagt fram av/ }), 'Kari Nordmann')
    await user.click(screen.getByRole('checkbox', { name: 'Takst 2025' }))
    await user.click(screen.getByRole('button', { name: 'Lagre utkastet' }))
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          operation: 'CreateMaintenanceReport',
          variables: {
            input: {
              title: 'Vedlikehold 2027',
              fromYear: 2027,
              toYear: 2036,
              authorAccountId: kari.id,
              documents: [{ fileId: 'takst', customName: 'Takst 2025' }],
            },
          },
        },
      ]),
    )
  })

  test('it may propose one of the scenarios that nobody has adopted, where one reads the economy', async () => {
    const { sent } = server({ may: [...reads, 'read maintenance-economy', ...rightsTo('maintenance-reports')] })
    const { user } = await open(`${list}/create`)
    await user.type(await screen.findByRole('textbox', { name: 'Tittel' }), 'Vedlikehold 2027')
    const proposed = await screen.findByRole('combobox', { name: /Scenario som foreslås/ })
    expect(
      within(proposed)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ikke noe forslag', 'Spar mer'])
    await user.selectOptions(proposed, 'Spar mer')
    await user.click(screen.getByRole('button', { name: 'Lagre utkastet' }))
    await waitFor(() => expect(sent).toMatchObject([{ variables: { input: { scenarioId: more.id } } }]))
  })

  test('what is missing is said at its field, and a draft opens with what stands in it', async () => {
    const { sent } = server()
    const { user } = await open(`${list}/modify/${draft.id}`)
    const title = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Tittel' })
    expect(title.value).toBe('Vedlikehold 2026')
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Kort sagt/ }).value).toBe('I god stand.')
    await user.clear(title)
    await user.click(screen.getByRole('button', { name: 'Lagre endringene' }))
    expect(await screen.findAllByText('Skriv hva rapporten heter.')).not.toHaveLength(0)
    expect(sent).toEqual([])
    await user.type(title, 'Ny')
    await user.click(screen.getByRole('button', { name: 'Lagre endringene' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ operation: 'UpdateMaintenanceReport', variables: { input: { version: 3, title: 'Ny' } } }]),
    )
  })

  test('whoever only reads sees the paper and nothing to change', async () => {
    server({ lists: [[made, { ...draft, id: '2', title: 'Utkast 2027' }]], may: reads })
    await open()
    expect(await screen.findByRole('link', { name: 'Åpne PDF' })).toBeDefined()
    for (const name of ['Lag PDF', /Valg for/]) expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Ny årsrapport' })).toBeNull()
  })

  test('while one is made it is told how many parts are, and it can be stopped', async () => {
    const { sent } = server({ lists: [[making], [making], [draft]] })
    const { user } = await open()
    expect(await screen.findByText('7 av 10 deler')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() =>
      expect(sent[0]).toEqual({ operation: 'StopMaintenanceReport', variables: { estateId: 'solveien', reportId: draft.id } }),
    )
    expect(await screen.findByText('Utkast')).toBeDefined()
  })
})
