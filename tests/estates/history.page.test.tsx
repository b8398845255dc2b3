import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { HistoryPartsFragment, HistoryQueryVariables } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { readersRights, refused, solveien } from './estateServer.ts'

const address = '/private/estate/solveien/history'

const entry = (id: string, more: Partial<HistoryPartsFragment> = {}): HistoryPartsFragment => ({
  __typename: 'HistoryEntry',
  id,
  at: '2026-03-12T08:07:00.000Z',
  actorName: 'Kari Nordmann',
  isActorGone: false,
  operation: 'updateRoom',
  recordId: 'stue',
  recordName: null,
  recordType: 'livingRoom',
  isFirst: false,
  outcome: 'done',
  changedFields: ['areaM2', 'sortOrder'],
  ...more,
})
const report = entry('rapport', {
  at: '2026-03-11T08:00:00.000Z',
  operation: 'saveReportDocument',
  recordId: 'takst',
  recordName: 'Takst',
  recordType: null,
  isFirst: true,
  changedFields: ['customName'],
})
const gone = entry('slettet', { actorName: null, isActorGone: true, operation: 'deleteInsurance', recordType: null, changedFields: [] })
const attempt = entry('avvist', {
  actorName: 'Gunnar Gjest',
  operation: 'deleteReportDocument',
  outcome: 'authorizationFailure',
  recordType: null,
})

function historyServer(entries: HistoryPartsFragment[], { may = solveien.may, pageSize = 50 } = {}) {
  const asked: HistoryQueryVariables[] = []
  const server = { asked, refusal: undefined as Response | undefined }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: HistoryQueryVariables }
      if (operationName !== 'History') return HttpResponse.json({ data: { estate: { ...solveien, may, reportDocuments: null } } })
      if (server.refusal) return server.refusal.clone()
      asked.push(variables)
      const fitting = entries.filter(
        ({ recordId, outcome, operation }) =>
          (!variables.recordId || recordId === variables.recordId) &&
          (outcome === 'done') === (variables.outcome === 'done') &&
          (variables.kind !== 'reportArchive' || operation.includes('Report')),
      )
      const from = variables.after ? fitting.findIndex(({ id }) => id === variables.after) + 1 : 0
      const shown = fitting.slice(from, from + pageSize)
      return HttpResponse.json({
        data: {
          history: {
            __typename: 'HistoryConnection',
            hasMoreThanCounted: false,
            totalCount: fitting.length,
            edges: shown.map((node) => ({ __typename: 'HistoryEdge', cursor: node.id, node })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: from + pageSize < fitting.length, endCursor: shown.at(-1)?.id ?? null },
          },
        },
      })
    }),
  )
  return server
}
const open = (path = address) => openPage(path, { as: member })
const day = async (name: string) => within(await screen.findByRole('region', { name }))
const filter = () => screen.findByLabelText('Hva det gjelder')

afterEach(() => vi.useRealTimers())

describe('the history of an estate', () => {
  test('tells of a month who did what when, and which fields', async () => {
    historyServer([entry('stue'), gone, report])
    await open()
    const [room, deleted, added] = (await day('Mars 2026')).getAllByRole('listitem')
    expect(room!.textContent).toBe('Kari Nordmann endret rommet Stue12.03.2026, 09:07 · Innvendig · Endret: areal · Vis')
    expect(deleted!.textContent).toBe('En bruker som har sluttet slettet en forsikring12.03.2026, 09:07 · Forsikring')
    expect(added!.textContent).toBe('Kari Nordmann la til rapporten Takst11.03.2026, 09:00 · Rapporter · Vis')
    const marks = [room, deleted, added].map((row) => /lucide-(trash|circle-check)/.exec(row!.innerHTML)?.[1])
    expect(marks).toEqual(['circle-check', 'trash', 'circle-check'])
    expect(within(added!).getByRole('link', { name: 'Vis Takst' }).getAttribute('href')).toBe('/private/estate/solveien/report-archive')
    expect(document.title).toBe('Historikk – Solveien 14 – Grunnmur')
  })

  test('tells of a control point that it was completed, and of a deviation that it was confirmed', async () => {
    const point = { operation: 'changeControlPoint', recordType: 'membrane' }
    historyServer([
      entry('ferdig', { ...point, recordId: 'p1', changedFields: ['comment', 'completedAt'] }),
      entry('merknad', { ...point, recordId: 'p1', changedFields: ['comment'] }),
      entry('avvik', { operation: 'moveDeviation', recordType: null, recordName: 'Sprekk', changedFields: ['confirmedAt'] }),
      entry('videre', { operation: 'moveDeviation', recordType: null, recordName: 'Sprekk', changedFields: ['status'] }),
    ])
    await open()
    const told = (await day('Mars 2026')).getAllByRole('listitem').map(({ textContent }) => textContent.replace(/12\.03.*/, ''))
    expect(told).toEqual([
      'Kari Nordmann fullførte kontrollpunktet Membran',
      'Kari Nordmann endret kontrollpunktet Membran',
      'Kari Nordmann bekreftet avviket «Sprekk»',
      'Kari Nordmann tok avviket «Sprekk» videre',
    ])
  })

  test('calls the last two days by their names', async () => {
    vi.useFakeTimers({ now: new Date('2026-03-12T20:00:00.000Z'), toFake: ['Date'] })
    historyServer([entry('stue'), report])
    await open()
    expect((await day('I dag')).getByText('Stue')).toBeDefined()
    expect((await day('I går')).getByText('Takst').closest('li')!.textContent).toBe(
      'Kari Nordmann la til rapporten Takst09:00 · Rapporter · Vis',
    )
  })

  test('is narrowed to a part of the estate, and the address keeps it', async () => {
    const { asked } = historyServer([entry('stue'), report])
    const { user, address: here } = await open()
    await user.selectOptions(await filter(), 'Rapporter')
    await waitFor(() => expect(screen.queryByText('Stue')).toBeNull())
    expect(here()).toBe(`${address}?kind=reportArchive`)
    expect(asked.at(-1)).toMatchObject({ kind: 'reportArchive', outcome: 'done', recordId: null })
  })

  test('shows what was refused, and why, only to those who ask', async () => {
    historyServer([entry('stue'), attempt])
    const { user } = await open()
    await day('Mars 2026')
    expect(screen.queryByText('Gunnar Gjest')).toBeNull()
    await user.selectOptions(await filter(), 'Avviste forsøk')
    const name = await screen.findByText('Gunnar Gjest')
    expect(name.closest('li')!.textContent).toBe('Gunnar Gjest ble avvist: Rapporter12.03.2026, 09:07 · Hadde ikke tilgang')
  })

  test('leads from a record to all that was done to it, and back', async () => {
    historyServer([entry('stue'), report])
    const { user, address: here } = await open()
    await user.click(await screen.findByRole('link', { name: 'Vis historikken til Takst' }))
    await screen.findByRole('heading', { name: 'Historikken til Takst' })
    await waitFor(() => expect(screen.queryByText('Stue')).toBeNull())
    expect(here()).toBe(`${address}?record=takst`)
    await user.click(screen.getByRole('link', { name: 'Vis hele historikken' }))
    expect(await screen.findByText('Stue')).toBeDefined()
  })

  test('goes on where it has more', async () => {
    historyServer([entry('en'), entry('to', { recordType: 'kitchen' })], { pageSize: 1 })
    const { user } = await open()
    expect(await screen.findByText('Viser 1 av 2')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vis flere' }))
    expect(await screen.findByText('Kjøkken')).toBeDefined()
    expect((await day('Mars 2026')).getAllByRole('listitem')).toHaveLength(2)
  })

  test('says so where nothing has happened, and leads back from an empty part', async () => {
    historyServer([])
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Ingenting er endret ennå' })
    await user.selectOptions(await filter(), 'Avviste forsøk')
    await screen.findByRole('heading', { name: 'Ingen avviste forsøk' })
    await user.selectOptions(await filter(), 'Fukt')
    await user.click(await screen.findByRole('link', { name: 'Vis alle' }))
    expect(await screen.findByRole('heading', { name: 'Ingenting er endret ennå' })).toBeDefined()
  })

  test('that cannot be read can be tried again', async () => {
    const server = historyServer([entry('stue')])
    server.refusal = refused('internalError', 500)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.refusal = undefined
    await user.click(again)
    expect(await screen.findByText('Stue')).toBeDefined()
  })

  test('is the owners’ alone: guests don’t find it in the menu, and are told whom to ask', async () => {
    const server = historyServer([], { may: readersRights })
    server.refusal = refused('authorizationFailure', 403)
    await open()
    const menu = within(await screen.findByRole('navigation', { name: 'Deler av eiendommen' }))
    expect(await screen.findByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
    expect(menu.queryByText('Historikk')).toBe(null)
  })
})

test('many deeds of the same kind are told in one line, which opens', async () => {
  const rooms = ['bad', 'bod', 'gang', 'loft'].map((recordId) => entry(recordId, { recordId, recordName: `Rommet ${recordId}` }))
  historyServer([...rooms, entry('annen', { actorName: 'Ola Nordmann' }), entry('annen2', { actorName: 'Ola Nordmann' })])
  const { user } = await open()
  const told = await day('Mars 2026')
  const more = told.getByText('og 3 til av samme slag')
  expect(told.getAllByText('Ola Nordmann')).toHaveLength(2)
  const folded = within(more.closest('details')!)
  expect(more.closest('details')!.open).toBe(false)
  await user.click(more)
  expect(folded.getAllByRole('link', { name: /historikken/ }).map(({ textContent }) => textContent)).toEqual([
    'Rommet bod',
    'Rommet gang',
    'Rommet loft',
  ])
})
