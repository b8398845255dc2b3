import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const estateId = '0174d5c3-99c0-76fc-8318-06d7f7d29c65'
const match = {
  __typename: 'SearchMatch',
  kind: 'estate',
  recordId: estateId,
  title: 'Blåbærveien 7',
  place: '1365 Blommenholm',
  number: null,
  amount: null,
  excerpt: [],
  paperKind: null,
  list: null,
  estateId,
  projectId: null,
  buildingId: null,
  areaId: null,
}
const order = {
  ...match,
  kind: 'order',
  recordId: '01a1ba39-9ba0-7ce3-9bb3-c6362bb16e98',
  title: 'Maling av vegger',
  place: 'Nytt bad',
  number: 3,
  amount: 27312.5,
}
const answering = (matches: object[]) =>
  network.use(
    http.post('/graphql', () =>
      HttpResponse.json({ data: { search: { __typename: 'SearchResult', estateCount: 2, projectCount: 1, matches } } }),
    ),
  )
const open = () => openPage('/private/beta-disclaimer', { as: member })
const field = () => screen.findByRole('combobox', { name: 'Finn eller gjør' })
/** What was typed is marked within its name. */
const option = async (name: string) =>
  (await screen.findByText((_, element) => element?.localName === 'b' && element.textContent === name)).closest('[role=option]')!
const chosen = () => screen.getByRole('option', { selected: true })

describe('finding or doing', () => {
  test('opens by its keys, finds while one types, and the keys choose', async () => {
    answering([match, order])
    const { user, address } = await open()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await field(), 'blabar')
    const first = await option('Blåbærveien 7')
    expect(within(first as HTMLElement).getByText('Blåbær', { selector: 'mark' })).toBeTruthy()
    expect(chosen()).toBe(first)
    await user.keyboard('{ArrowDown}')
    expect(chosen().textContent).toContain('Bestilling 3 · Nytt bad')
    expect(chosen().textContent).toMatch(/27\s312,50 kr/)
    expect((await field()).getAttribute('aria-activedescendant')).toBe(chosen().id)
    await user.keyboard('{ArrowUp}{Enter}')
    await waitFor(() => expect(address()).toBe(`/private/estate/${estateId}`))
    expect(screen.queryByRole('combobox')).toBe(null)
  })

  test('does what can be done, and says where it looked when nothing is found', async () => {
    answering([])
    const { user, address } = await open()
    await user.click(screen.getByRole('button', { name: 'Finn' }))
    expect(await screen.findByRole('group', { name: 'Gjør' })).toBeTruthy()
    await user.type(await field(), 'xyz')
    expect(await screen.findByText('Ingen treff på «xyz»')).toBeTruthy()
    expect(screen.getByText(/Lett i 2 eiendommer, 1 prosjekt og papirene deres/)).toBeTruthy()
    await user.keyboard('{Escape}')
    expect((await field()).getAttribute('value')).toBe('')
    await user.type(await field(), 'eiendommer')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toBe('/private/estates'))
  })

  test('says that it could not look, and looks again', async () => {
    network.use(http.post('/graphql', () => HttpResponse.error()))
    const { user } = await open()
    await user.keyboard('{Meta>}k{/Meta}')
    await user.type(await field(), 'blå')
    const again = await screen.findByRole('button', { name: 'Prøv igjen' })
    answering([match])
    await user.click(again)
    expect(await option('Blåbærveien 7')).toBeTruthy()
  })

  test('the question mark lists what the keyboard does, unless single keys are switched off', async () => {
    const { user } = await open()
    await user.keyboard('?')
    const list = await screen.findByRole('dialog', { name: 'Snarveier' })
    expect(within(list).getByText('Finn eller gjør')).toBeTruthy()
    await user.click(within(list).getByRole('switch', { name: 'Snarveier på én enkelt tast' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await user.keyboard('?')
    await user.keyboard('{Control>}k{/Control}')
    await field()
    expect(screen.queryByRole('dialog', { name: 'Snarveier' })).toBe(null)
    localStorage.removeItem('letterKeys')
  })
})
