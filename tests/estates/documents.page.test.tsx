import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import type { FoundDocumentPartsFragment } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { readsHouse } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { file, quietOverview, refused, solveien } from './estateServer.ts'

const address = '/private/estate/solveien/documents'
const rights = [...readsHouse, 'read report-archive', 'read technical-information']

const found = (name: string, more: Partial<FoundDocumentPartsFragment> = {}): FoundDocumentPartsFragment => ({
  __typename: 'FoundDocument',
  id: name,
  kind: 'report',
  section: 'report-archive',
  recordId: name,
  buildingId: null,
  name,
  createdAt: '2026-03-12T08:07:00.000Z',
  excerpt: [],
  file: file(`${name}.pdf`, 'application/pdf', 90_000),
  ...more,
})
const deck = found('Befaring', { excerpt: ['råte i ', 'rekkverket', ' på verandaen'] })
const drawing = found('Snitt', { kind: 'drawing', section: 'technical-information', buildingId: 'garasje' })

interface Asked {
  search: string | null
  kind: string | null
  order: string | null
}

/** Finds by the name of a document. */
function documentServer(documents: FoundDocumentPartsFragment[]) {
  const asked: Asked[] = []
  const server = { asked, refusal: undefined as Response | undefined }
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Asked }
      if (server.refusal) return server.refusal.clone()
      if (operationName === 'EstateOverview') return HttpResponse.json({ data: quietOverview('solveien') })
      if (operationName !== 'FindDocuments')
        return HttpResponse.json({
          data: { estate: { ...solveien, may: rights, reportDocuments: null } },
        })
      const { search, kind, order } = variables
      asked.push({ search, kind, order })
      const fitting = documents.filter(
        (document) => (!search || document.name.toLowerCase().includes(search.toLowerCase())) && (!kind || document.kind === kind),
      )
      return HttpResponse.json({
        data: {
          estate: { ...solveien, may: rights },
          documentSearch: {
            __typename: 'FoundDocumentConnection',
            totalCount: fitting.length,
            edges: fitting.map((node) => ({ __typename: 'FoundDocumentEdge', cursor: node.id, node })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          },
        },
      })
    }),
  )
  return server
}
const open = (path = address) => openPage(path, { as: member })
const field = () => screen.findByRole('searchbox', { name: 'Søk i dokumentene' })

describe('the documents of an estate', () => {
  test('are all there before anything is searched for, each with the way to its record', async () => {
    documentServer([deck, drawing])
    await open()
    expect(await screen.findByRole('heading', { name: 'Alle dokumenter' })).toBeDefined()
    const [first, second] = within(screen.getByRole('list', { name: 'Finn dokument' })).getAllByRole('listitem')
    expect(
      within(first!)
        .getByRole('link', { name: /Befaring\.pdf/ })
        .getAttribute('href'),
    ).toBe('/files/Befaring.pdf/Befaring.pdf')
    expect(within(first!).getByRole('link', { name: 'Rapporter: Vis der «Befaring» ligger' }).getAttribute('href')).toBe(
      '/private/estate/solveien/report-archive',
    )
    expect(
      within(second!)
        .getByRole('link', { name: /^Tegninger/ })
        .getAttribute('href'),
    ).toBe('/private/estate/solveien/technical-info/architect?buildingId=garasje')
  })

  test('are searched once a word is written, and show where the text says it', async () => {
    const { asked } = documentServer([deck, drawing])
    const { address: here } = await open()
    // As fast as nobody types: a machine that is busy pauses between two keys as somebody does who has written a word.
    const box = await field()
    for (const typed of ['b', 'bef', 'befaring']) fireEvent.change(box, { target: { value: typed } })
    expect(await screen.findByRole('heading', { name: 'Treff på «befaring»' })).toBeDefined()
    await waitFor(() => expect(screen.queryByText('Snitt')).toBeNull())
    expect(asked.map(({ search }) => search)).toEqual([null, 'befaring'])
    expect(here()).toBe(`${address}?search=befaring`)
    expect(screen.getByText('rekkverket').tagName).toBe('MARK')
    expect(screen.getByText('Ett treff')).toBeDefined()
  })

  test('are narrowed by kind and ordered by age, and only the kinds one may read are offered', async () => {
    const { asked } = documentServer([deck, drawing])
    const { user } = await open(`${address}?search=n`)
    const kinds = within(await screen.findByRole('group', { name: 'Hva slags' }))
    expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Alle',
      'Rapporter',
      'Tegninger',
      'Andre dokumenter',
      'Kontrollpunkter',
      'Oppussing',
    ])
    await user.click(kinds.getByRole('button', { name: 'Tegninger' }))
    await waitFor(() => expect(screen.queryByText('Befaring')).toBeNull())
    expect(kinds.getByRole('button', { name: 'Tegninger' }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: 'Nyeste først' }))
    await waitFor(() => expect(asked.at(-1)).toEqual({ search: 'n', kind: 'drawing', order: 'newest' }))
  })

  test('nothing found leads back to everything', async () => {
    documentServer([deck])
    const { user } = await open(`${address}?search=kvist`)
    expect(await screen.findByText('Ingen dokumenter passer')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Vis alle' }))
    expect(await screen.findByText('Befaring')).toBeDefined()
    expect(((await field()) as HTMLInputElement).value).toBe('')
  })

  test('say that there are none yet', async () => {
    documentServer([])
    await open()
    expect(await screen.findByText('Ingen dokumenter ennå')).toBeDefined()
  })

  test('a search that fails can be tried again', async () => {
    const server = documentServer([deck])
    server.refusal = refused('unexpectedError', 500)
    const { user } = await open()
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    server.refusal = undefined
    await user.click(again)
    expect(await screen.findByText('Befaring')).toBeDefined()
  })

  test("are reached from the estate's menu, and searched from its first screen", async () => {
    documentServer([deck])
    const { user, address } = await open('/private/estate/solveien')
    expect(await screen.findByRole('link', { name: 'Finn dokument' })).toBeDefined()
    await user.type(screen.getByRole('searchbox', { name: 'Finn dokument' }), 'terrasse{Enter}')
    expect(await field()).toBeDefined()
    expect(address()).toBe('/private/estate/solveien/documents?search=terrasse')
  })
})
