import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inDays } from '#schema/day.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, flat, readersRights, refused, solveien } from './estateServer.ts'

const address = '/private/estates'
const open = (path = address) => openPage(path, { as: member })

const brageveien = {
  ...solveien,
  id: 'brageveien',
  addressLine1: 'Brageveien 3',
  addressLine2: '0665 Oslo',
  identity: flat,
  builtYear: 1954,
}
const cabin = { ...solveien, id: 'hytta', addressLine1: 'Skareliveien 7 b', houseType: 'cabin' as const, image: null }
const both = [solveien, brageveien]

describe('the estates', () => {
  test('are shown by address, as the register knows them', async () => {
    estateServer({ estates: [...both, cabin] })
    await open()
    await screen.findByRole('heading', { name: 'Solveien 14' })
    const cards = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(cards.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      '14Solveien 141170 Oslo · Enebolig, 19080301-207/80',
      '3Brageveien 30665 Oslo · Enebolig, 1954958 352 172Andel 31',
      '7BSkareliveien 7 b1170 Oslo · Hytte, 19080301-207/80',
    ])
    expect(screen.getByRole('link', { name: 'Brageveien 3' }).getAttribute('href')).toBe('/private/estate/brageveien')
  })

  test('say on each what comes next, and how late it is', async () => {
    const task = (id: string, title: string, days: number) => ({
      cursor: id,
      node: { __typename: 'MaintenanceTask', id, title, nextDate: inDays(days), awaitsConfirmation: false },
    })
    const withTask = (estate: typeof solveien, edge: object) => ({
      ...estate,
      comingTasks: { __typename: 'MaintenanceTaskConnection', edges: [edge] },
    })
    estateServer({
      estates: [
        withTask(solveien, task('pumpe', 'Service på varmepumpe', 90)),
        withTask(brageveien, task('slokkere', 'Kontroll av slokkeutstyr', -34)),
        cabin,
      ],
    })
    await open()
    await screen.findByText('Kontroll av slokkeutstyr, 34 dager over fristen')
    expect(screen.getByText(/^Service på varmepumpe \d/).textContent).not.toContain('over fristen')
  })

  test('come with pictures in the sizes that the server makes', async () => {
    estateServer()
    await open()
    await screen.findByRole('heading', { name: 'Solveien 14' })
    const picture = screen.getByRole('main').querySelector('img')!
    expect(picture.getAttribute('srcset')).toBe(
      ['160', '480', '1280'].map((width) => `/files/hus.jpg/hus.jpg?w=${width} ${width}w`).join(', '),
    )
    expect([picture.getAttribute('width'), picture.getAttribute('height'), picture.getAttribute('loading')]).toEqual([
      '1600',
      '1000',
      'lazy',
    ])
  })

  test('are read with one call, and what waits with another', async () => {
    const { asked } = estateServer()
    await open()
    await screen.findByRole('heading', { name: 'Solveien 14' })
    expect(asked.map(({ operation }) => operation).filter((operation) => operation !== 'Waiting')).toEqual(['Estates'])
  })

  test('come a page at a time', async () => {
    estateServer({ estates: both, pageSize: 1 })
    const { user } = await open()
    await screen.findByText('Viser 1 av 2')
    await user.click(screen.getByRole('button', { name: 'Vis flere' }))
    await screen.findByRole('heading', { name: 'Brageveien 3' })
    expect(screen.getByRole('heading', { name: 'Solveien 14' })).toBeDefined()
  })

  test('that are none say so', async () => {
    estateServer({ estates: [] })
    await open()
    expect(await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })).toBeDefined()
    // What is one’s own comes first; what somebody else has here already is asked for after that.
    const ways = within(screen.getByRole('main')).getAllByRole('link')
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Legg til eiendom', 'Finn eiendommene mine'])
    expect(ways[0]!.getAttribute('href')).toBe('/private/estates/create')
  })

  test('that cannot be read can be tried again', async () => {
    const server = estateServer()
    server.refuse('Estates', () => refused('internalError', 500))
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Dette lot seg ikke hente' })
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await screen.findByRole('heading', { name: 'Solveien 14' })).toBeDefined()
  })
})

describe('searching', () => {
  test('stands in the address, and finds', async () => {
    estateServer({ estates: both })
    const { user, address: here } = await open()
    await user.type(await screen.findByRole('searchbox', { name: 'Søk i eiendommene' }), 'brage')
    await waitFor(() => expect(here()).toBe(`${address}?search=brage`))
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Solveien 14' })).toBeNull())
    expect(screen.getByRole('heading', { name: 'Brageveien 3' })).toBeDefined()
    expect(screen.getByText('Ett treff')).toBeDefined()
  })

  test('starts from an address that was shared', async () => {
    const { asked } = estateServer({ estates: both })
    await open(`${address}?search=sol`)
    await screen.findByRole('heading', { name: 'Solveien 14' })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('sol')
    expect(asked.map(({ variables }) => variables.search)).toEqual(['sol'])
  })

  test('that finds nothing leads back to all', async () => {
    estateServer({ estates: both })
    const { user } = await open(`${address}?search=xyz`)
    await screen.findByRole('heading', { name: 'Ingen eiendom passer med «xyz»' })
    await user.click(screen.getByRole('link', { name: 'Vis alle' }))
    await screen.findByRole('heading', { name: 'Solveien 14' })
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})

describe('the estates that others share', () => {
  const shared = {
    ...cabin,
    may: readersRights,
    guestLevel: 'read',
    sharedBy: 'Kari Nordmann',
    sharedUntil: '2026-12-31T23:00:00.000Z',
  } as const

  test('stand below one’s own, with who shares them and until when', async () => {
    estateServer({ shared: [shared] })
    await open()
    const list = within(await screen.findByRole('region', { name: 'Delt med meg' }))
    expect(list.getByRole('link', { name: 'Skareliveien 7 b' })).toBeDefined()
    expect(list.getByText('Delt av Kari Nordmann · til og med 31.12.2026')).toBeDefined()
    expect(list.getByText('Du kan lese')).toBeDefined()
    expect(screen.getByRole('region', { name: 'Mine' })).toBeDefined()
  })

  test('do not tell who shares them where that is not known', async () => {
    estateServer({ shared: [{ ...shared, guestLevel: 'edit', sharedBy: null }] })
    await open()
    const list = within(await screen.findByRole('region', { name: 'Delt med meg' }))
    expect(list.getByText('Du kan lese og endre')).toBeDefined()
    expect(list.getByText('til og med 31.12.2026')).toBeDefined()
  })

  test('are given back by their guest, after a yes', async () => {
    const { asked } = estateServer({ estates: [], shared: [shared] })
    const { user } = await open('/private/estate/hytta')
    const card = within(await screen.findByRole('region', { name: 'Delt med meg' }))
    expect(card.getByText('Du kan lese')).toBeDefined()
    expect(card.getByText('Delt av Kari Nordmann · til og med 31.12.2026')).toBeDefined()
    await user.click(card.getByRole('button', { name: 'Gi fra meg tilgangen' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('button', { name: 'Gi fra meg tilgangen' }))
    await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })
    expect(asked.some(({ operation }) => operation === 'LeaveEstate')).toBe(true)
  })
})
