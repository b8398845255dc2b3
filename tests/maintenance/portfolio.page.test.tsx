import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const estate = (id: string, values: object = {}) => ({
  __typename: 'PortfolioEstate',
  id,
  addressLine1: `${id} 1`,
  addressLine2: '0150 Oslo',
  overdueCount: 0,
  soonCount: 3,
  spent: 100,
  budget: null,
  worstGrade: 'TG1',
  worstPart: '26',
  endingCount: 0,
  nextEnd: null,
  nextEndOf: null,
  image: null,
  ...values,
})
const three = [
  estate('Alveien', { overdueCount: 1 }),
  estate('Bakken', { overdueCount: 4, worstGrade: 'TG3', spent: 900, budget: 500 }),
  estate('Cabin', { overdueCount: null, spent: null, endingCount: 1, nextEnd: '2026-12-24', nextEndOf: 'Trygg' }),
]

/** Two pages, where there are more than fit on one. */
function server(pages: object[][] = [three], instead?: Response) {
  setIdentity(undefined)
  privateClient()
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: { after?: string } }
      if (operationName !== 'Portfolio') return HttpResponse.json({ data: {} })
      const at = Number(variables.after ?? 0)
      const connection = {
        __typename: 'PortfolioEstateConnection',
        totalCount: pages.flat().length,
        edges: pages[at]!.map((node, n) => ({ __typename: 'PortfolioEstateEdge', cursor: `${at} ${n}`, node })),
        pageInfo: { __typename: 'PageInfo', hasNextPage: at < pages.length - 1, endCursor: String(at + 1) },
      }
      return instead?.clone() ?? HttpResponse.json({ data: { portfolio: connection } })
    }),
  )
}
const open = (query = '', features = { maintenancePlan: true }) => openPage(`/private/portfolio${query}`, { as: { ...member, features } })
const names = async () => {
  const table = within(await screen.findByRole('group', { name: 'Portefølje' }))
  return table.getAllByRole('rowheader').flatMap((row) => within(row).queryByRole('link')?.textContent ?? [])
}

describe('the portfolio', () => {
  test('has what is most overdue first, and sorts by any heading', async () => {
    server()
    const { user, address } = await open()
    expect(await names()).toEqual(['Bakken 1', 'Alveien 1', 'Cabin 1'])
    await user.click(screen.getByRole('button', { name: 'Papirer løper ut' }))
    await waitFor(async () => expect(await names()).toEqual(['Cabin 1', 'Alveien 1', 'Bakken 1']))
    expect(address()).toBe('/private/portfolio?order=ending')
    expect(screen.getByRole('columnheader', { name: 'Papirer løper ut' }).getAttribute('aria-sort')).toBe('descending')
    expect(screen.getByRole('link', { name: 'Bakken 1' }).getAttribute('href')).toBe('/private/estate/Bakken/maintenance')
  })

  test('shows those that something is wrong with, and the way back to all', async () => {
    server([three.slice(0, 2)])
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Over budsjett 1' }))
    await waitFor(async () => expect(await names()).toEqual(['Bakken 1']))
    await user.click(screen.getByRole('button', { name: 'Papirer løper ut 0' }))
    expect(await screen.findByRole('heading', { name: 'Ingen eiendommer her' })).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Vis alle 2' }))
    await waitFor(async () => expect(await names()).toHaveLength(2))
  })

  test('hands out what is shown, in the same order, and tells of all of them together', async () => {
    server()
    const { user } = await open('?order=worst&filter=bad')
    const table = within(await screen.findByRole('group', { name: 'Portefølje' }))
    expect(table.getByRole('rowheader', { name: 'Én eiendom' })).toBeDefined()
    const path = () => new URL(screen.getByRole('link', { name: 'Last ned Excel' }).getAttribute('href')!, 'http://here').searchParams
    expect(Object.fromEntries(path())).toEqual({ format: 'xlsx', order: 'worst', filter: 'bad' })
    await user.click(screen.getByRole('button', { name: 'Alle 3' }))
    await user.type(screen.getByRole('searchbox', { name: 'Søk på adresse' }), 'oslo')
    await waitFor(() => expect(Object.fromEntries(path())).toEqual({ format: 'xlsx', order: 'worst', searchQuery: 'oslo' }))
    const [, ...cells] = within(table.getByRole('rowheader', { name: 'Alle 3' }).closest('tr')!).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['9', '1\u00a0000 krav 500 kr', '1 × TG3', '1'])
    expect(screen.getByRole('link', { name: 'Last ned CSV' }).getAttribute('href')).toContain('format=csv')
  })

  test('says nothing of money where the economy of none of them may be read', async () => {
    server([three.map((each) => ({ ...each, spent: null, budget: null }))])
    await open()
    const table = within(await screen.findByRole('group', { name: 'Portefølje' }))
    const [, ...cells] = within(table.getByRole('rowheader', { name: 'Alle 3' }).closest('tr')!).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['9', '–', '1 × TG3', '1'])
    expect(screen.queryByText(/^0\skr$/)).toBeNull()
  })

  test('is searched by address, among those that are shown', async () => {
    server()
    const { user } = await open()
    await screen.findByRole('link', { name: 'Bakken 1' })
    await user.type(screen.getByRole('searchbox', { name: 'Søk på adresse' }), 'OSLO bak')
    await waitFor(async () => expect(await names()).toEqual(['Bakken 1']))
    await user.type(screen.getByRole('searchbox', { name: 'Søk på adresse' }), 'x')
    expect(await screen.findByRole('heading', { name: 'Ingen eiendommer her' })).toBeDefined()
  })

  test('sorts all of them, however many pages they are', async () => {
    server([three.slice(0, 1), three.slice(1)])
    await open('?order=worst')
    expect(await screen.findByRole('link', { name: 'Cabin 1' })).toBeDefined()
    expect((await names())[0]).toBe('Bakken 1')
  })

  test('is empty where there are no estates, and says what is wrong', async () => {
    server([[]])
    await open()
    expect(await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })).toBeDefined()
  })

  test('says when it could not be read', async () => {
    server([three], refused('internalError', 500))
    await open()
    expect(await screen.findByRole('alert')).toBeDefined()
  })

  test('is not there where maintenance plans are switched off', async () => {
    server()
    await open('', { maintenancePlan: false })
    expect(screen.queryByRole('group', { name: 'Portefølje' })).toBeNull()
  })
})
