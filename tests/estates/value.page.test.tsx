import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { readsHouse, rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { refused, solveien } from './estateServer.ts'

const unknown = {
  __typename: 'EstateValue',
  id: 'solveien',
  purchasePrice: null,
  purchaseDate: null,
  estimatedValue: null,
  valuedAt: null,
  taxValue: null,
  estimates: [],
  version: 3,
}
const nothingOwed = { __typename: 'EstateValue', id: 'solveien', loan: null, sharedDebt: null, monthlySharedCost: null, equity: null }
const estimate = (valuedAt: string, amount: number) => ({ __typename: 'ValueEstimate', id: valuedAt, amount, valuedAt })
const known = {
  ...unknown,
  purchasePrice: 6_150_000,
  purchaseDate: '2016-05-12',
  estimatedValue: 8_000_000,
  valuedAt: '2024-03-01',
  estimates: [estimate('2024-03-01', 8_000_000), estimate('2020-01-31', 7_000_000)],
}
const owed = { ...nothingOwed, loan: 3_000_000, equity: 5_000_000 }

interface World {
  /** Null where it is not for the viewer. */
  value?: object | null
  debts?: object
  may?: string[]
}

function server({ value = unknown, debts = nothingOwed, may = rightsTo('estate') }: World = {}) {
  const saved: Record<string, unknown>[] = []
  const deleted: string[] = []
  const state = { stale: false }
  setIdentity(undefined)
  privateClient()
  const answer = async ({ request }: { request: Request }) => {
    const { operationName, variables } = (await request.json()) as {
      operationName: string
      variables: { id: string; input: Record<string, unknown> }
    }
    if (operationName === 'EstateValue') {
      if (value === null) return HttpResponse.json({ data: { estate: { ...solveien, may, value } } })
      const { estimates, ...rest } = value as typeof known
      const left = { ...rest, estimates: estimates.filter(({ id }) => !deleted.includes(id)) }
      return HttpResponse.json({ data: { estate: { ...solveien, may, value: left } } })
    }
    if (operationName === 'EstateDebts') return HttpResponse.json({ data: { estateValue: debts } })
    if (operationName === 'DeleteValueEstimate') {
      deleted.push(variables.id)
      return HttpResponse.json({ data: { deleteValueEstimate: { __typename: 'Removed', id: 'record' } } })
    }
    saved.push(variables.input)
    if (state.stale) return refused('cannotHandleTheRequest', 409, { reason: 'stale' })
    return HttpResponse.json({ data: { saveEstateValue: { ...known, ...owed, version: 4 } } })
  }
  network.use(http.post('/graphql', answer), http.post('/graphql/public/:key', answer))
  return { saved, deleted, state }
}
const open = (query = '') => openPage(`/private/estate/solveien/value${query}`, { as: member })
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

describe('the value of an estate', () => {
  test('shows equity, the chart and the same numbers in a table', async () => {
    server({ value: known, debts: owed })
    await open()
    await screen.findByRole('heading', { name: 'Egenkapital' })
    expect(plain(document.body.textContent)).toContain('5 000 000,00 kr')
    expect(await screen.findByRole('img', { name: /Verdien over tid/ })).toBeDefined()
    const table = screen.getByRole('table', { name: 'Verdi over tid' })
    expect(within(table).getAllByRole('row')).toHaveLength(3)
    expect(plain(table.textContent)).toContain('31.01.20207 000 000,00 kr')
  })

  test('says what belongs here while nothing is known', async () => {
    server()
    await open()
    await screen.findByRole('heading', { name: 'Verdien er ikke fylt ut' })
    expect(screen.getByRole('button', { name: 'Fyll ut' })).toBeDefined()
  })

  test('a reader is offered no change, and told nothing of what is owed', async () => {
    server({ value: known, may: readsHouse })
    await open('?value=change')
    await screen.findByRole('heading', { name: 'Verdi' })
    expect(screen.queryByText('Lån')).toBeNull()
    expect(screen.queryByRole('button', { name: /Endre|Slett/ })).toBeNull()
  })

  test('whoever holds a public link sees the value, and asks for no more', async () => {
    server({ value: known, may: readsHouse })
    await openPage('/public-link/key/estate/solveien/value')
    await screen.findByRole('table', { name: 'Verdi over tid' })
    expect(screen.queryByText('Egenkapital')).toBeNull()
  })

  test('a link that does not show it says so at its address', async () => {
    server({ value: null, may: ['read estate'] })
    await openPage('/public-link/key/estate/solveien/value')
    expect(await screen.findByText('Du har ikke tilgang til dette')).toBeDefined()
    expect(screen.getByText('Kari Nordmann kan gi deg tilgang.')).toBeDefined()
  })

  test('amounts are sent as kroner, with an estimate only where one was written', async () => {
    const { saved } = server({ value: known, debts: owed })
    const { user } = await open('?value=change')
    const loan = await screen.findByLabelText(/^Lån/)
    await user.clear(loan)
    await user.type(loan, '2 900 000,50')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]).toMatchObject({ estateId: 'solveien', version: 3, loan: 2_900_000.5, purchasePrice: 6_150_000 })
    expect(saved[0]).not.toHaveProperty('estimatedValue')
    expect(saved[0]).not.toHaveProperty('valuedAt')
  })

  test('an estimate that was wrong can be had back for a while, and then is gone', async () => {
    const { deleted } = server({ value: known, debts: owed })
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Slett anslaget fra 31.01.2020' }))
    await user.click(await screen.findByRole('button', { name: 'Angre' }))
    expect(deleted).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Slett anslaget fra 31.01.2020' }))
    expect(await screen.findByText('Anslaget fra 31.01.2020 er slettet.')).toBeDefined()
    // Whoever closes the page has made up their mind.
    dispatchEvent(new Event('pagehide'))
    await waitFor(() => expect(deleted).toEqual(['2020-01-31']))
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  })

  test('an amount that is none is said at its field', async () => {
    const { saved } = server()
    const { user } = await open('?value=change')
    await user.type(await screen.findByLabelText(/^Kjøpesum/), '12,345')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    expect((await screen.findAllByText('Skriv et beløp i kroner, med høyst to desimaler.')).length).toBeGreaterThan(0)
    expect(saved).toHaveLength(0)
  })

  test('whoever saves second is told, and keeps what was typed', async () => {
    const { state } = server({ value: known, debts: owed })
    state.stale = true
    const { user } = await open('?value=change')
    await user.type(await screen.findByLabelText(/^Anslått verdi/), '9')
    await user.click(screen.getByRole('button', { name: 'Lagre' }))
    await user.click(await screen.findByRole('button', { name: /Hent/ }))
    expect(screen.getByLabelText<HTMLInputElement>(/^Anslått verdi/).value).toBe('9')
  })

  test('that cannot be read can be tried again', async () => {
    server()
    network.use(http.post('/graphql', () => refused('internalError', 500)))
    await open()
    expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeDefined()
  })
})
