import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, flat, readersRights, refused, report, solveien } from './estateServer.ts'

const address = '/private/estate/solveien'
const open = (path = address) => openPage(path, { as: member })
const title = () => screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
const sections = () => screen.getByRole('navigation', { name: 'Deler av eiendommen' })

describe('the summary of an estate', () => {
  test('says where it is, how the register knows it, and what it is', async () => {
    estateServer()
    await open()
    await title()
    expect(screen.getByText('1170 Oslo')).toBeDefined()
    const facts = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling!.textContent}`)
    expect(facts).toEqual(['Matrikkel 0301-207/80', 'Boligtype Enebolig', 'Byggeår 1908', 'Tomt 812 m²'])
    expect(document.title).toBe('Solveien 14 – Grunnmur')
  })

  test('knows a share in a housing association by its numbers', async () => {
    estateServer({ estates: [{ ...solveien, identity: flat }] })
    await open()
    await title()
    expect(screen.getByText('Org.nr.').nextElementSibling!.textContent).toBe('958\u00a0352\u00a0172')
    expect(screen.getByText('Andel').nextElementSibling!.textContent).toBe('31')
  })

  test('tells whom to reach, and how', async () => {
    estateServer()
    await open()
    const contact = await screen.findByRole('region', { name: 'Kontakt' })
    expect(within(contact).getByText('Kari Nordmann')).toBeDefined()
    expect(within(contact).getByRole('link', { name: '68\u00a005\u00a012\u00a034' }).getAttribute('href')).toBe('tel:68051234')
    expect(within(contact).getByRole('link', { name: 'kari@nordmann.example' }).getAttribute('href')).toBe('mailto:kari@nordmann.example')
  })

  test('shows the newest reports, and where the others are', async () => {
    const reports = ['Ny', 'Yngre', 'Eldre', 'Gammel'].map((customName) => report(customName, { customName }))
    estateServer({ reports })
    const { user } = await open()
    const latest = await screen.findByRole('region', { name: 'Siste rapporter' })
    expect(within(latest).getAllByRole('listitem')).toHaveLength(3)
    await user.click(within(latest).getByRole('link', { name: 'Alle 4' }))
    expect(await screen.findByText('Gammel')).toBeDefined()
  })

  test('is read with one call, and what is going on with another beside it', async () => {
    const { asked } = estateServer()
    await open()
    await screen.findByRole('region', { name: 'Kontakt' })
    expect(asked.map(({ operation }) => operation)).toEqual(['EstateSummary', 'EstateOverview'])
  })

  test.each([
    ['Du eier', solveien.may],
    ['Du kan lese og endre', ['read estate', 'update estate']],
    ['Du kan lese', readersRights],
    ['Du kan lese', [...readersRights, 'read history', 'read access-management']],
  ])('tells that one is: %s', async (words, may) => {
    estateServer({ estates: [{ ...solveien, may }] })
    await open()
    expect(await screen.findByText(words)).toBeDefined()
  })

  test('opens its picture in full size, and gives the focus back', async () => {
    estateServer()
    const { user } = await open()
    const picture = await screen.findByRole('button', { name: 'Vis bildet i full størrelse' })
    await user.click(picture)
    await screen.findByRole('dialog', { name: 'hus.jpg' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(picture))
  })
})

describe('the sections of an estate', () => {
  test('lead to its screens, and say which one is open', async () => {
    estateServer({ reports: [report('a')] })
    const { user, address: here } = await open()
    await title()
    expect(within(sections()).getByRole('link', { name: 'Oversikt' }).getAttribute('aria-current')).toBe('page')
    await user.click(within(sections()).getByRole('link', { name: 'Rapporter' }))
    await screen.findByRole('heading', { level: 2, name: 'Rapporter' })
    expect(here()).toBe(`${address}/report-archive`)
    expect(within(sections()).getByRole('link', { name: 'Rapporter' }).getAttribute('aria-current')).toBe('page')
  })

  test('that are closed can be reached, and say who can open them', async () => {
    estateServer({ estates: [{ ...solveien, may: ['read estate'] }], reports: null })
    const { user, address: here } = await open()
    await title()
    const closed = within(sections()).getByRole('link', { name: 'Forsikring' })
    expect(closed.getAttribute('aria-disabled')).toBe('true')
    const links = within(sections()).getAllByRole('link')
    links[links.indexOf(closed) - 1]!.focus()
    await user.tab()
    expect(document.activeElement).toBe(closed)
    expect((await screen.findByRole('tooltip')).textContent).toBe('Kari Nordmann kan gi deg tilgang.')
    await user.keyboard('{Enter}')
    expect(here()).toBe(address)
    expect(screen.queryByRole('region', { name: 'Siste rapporter' })).toBeNull()
  })
})

describe('the owners of an estate', () => {
  const part = { __typename: 'EstateOwner' as const, claimStatus: 'claimed' as const, shareNumerator: 1, shareDenominator: 2 }

  test('are told with their parts, as fractions', async () => {
    estateServer({
      owners: [
        { ...part, id: '1', name: 'Kari Nordmann' },
        { ...part, id: '2', name: 'Ola Hansen', claimStatus: 'claimedByDefault' },
      ],
    })
    await open()
    const card = within(await screen.findByRole('region', { name: 'Eiere' }))
    const rows = await card.findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['KNKari Nordmann1/2', 'OHOla HansenIkke bekreftet i registeret1/2'])
  })

  test('are nobody’s business who has a link', async () => {
    const { calls } = estateServer()
    await openPage('/public-link/nokkel/estate/solveien')
    await screen.findByRole('region', { name: 'Kontakt' })
    expect(screen.queryByRole('region', { name: 'Eiere' })).toBeNull()
    expect(calls('EstateOverview')).toEqual([])
  })
})

describe('an estate that cannot be shown', () => {
  test('and is not one’s own is not found, whether it exists or not', async () => {
    estateServer({ estates: [] })
    const { user, address: here } = await open()
    await screen.findByRole('heading', { name: 'Vi finner ikke eiendommen' })
    await user.click(screen.getByRole('link', { name: 'Til eiendommene' }))
    await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })
    expect(here()).toBe('/private/estates')
  })

  test('any more is not found at the next click, nor in the list', async () => {
    const shared = { ...solveien, guestLevel: 'read', sharedBy: 'Kari Nordmann', sharedUntil: null } as const
    const { world } = estateServer({ estates: [], shared: [shared] })
    const { user, address } = await openPage('/private/estates', { as: member })
    await user.click(await screen.findByRole('link', { name: 'Solveien 14' }))
    await title()
    await user.click(within(sections()).getByRole('link', { name: 'Rapporter' }))
    await screen.findByText('Ingen rapporter ennå')
    world.shared = []
    const later = Date.now() + 60_000
    vi.spyOn(Date, 'now').mockImplementation(() => later)
    await user.click(within(sections()).getByRole('link', { name: 'Oversikt' }))
    await screen.findByRole('heading', { name: 'Vi finner ikke eiendommen' })
    // The screen that stood here says so first, and the one that was gone to takes its place.
    await waitFor(async () => {
      const toList = screen.queryByRole('link', { name: 'Til eiendommene' })
      if (toList) await user.click(toList)
      expect(address()).toBe('/private/estates')
    })
    expect(await screen.findByRole('heading', { name: 'Ingen eiendommer ennå' })).toBeDefined()
  })

  test('is not found on whichever of its screens is opened next', async () => {
    const { calls } = estateServer({ estates: [] })
    const { goTo } = await open()
    await screen.findByRole('heading', { name: 'Vi finner ikke eiendommen' })
    await goTo('/private/estate/solveien/report-archive')
    await waitFor(() => expect(calls('ReportArchive')).not.toEqual([]))
    await goTo('/private/estate/solveien')
    await waitFor(() => expect(calls('EstateSummary')).toHaveLength(2))
    expect(await screen.findByRole('heading', { name: 'Vi finner ikke eiendommen' })).toBeDefined()
    expect(screen.queryByText('Vi fant ikke det du leter etter.')).toBeNull()
  })

  test('because the call failed can be tried again', async () => {
    const server = estateServer()
    server.refuse('EstateSummary', () => refused('internalError', 500))
    const { user } = await open()
    await screen.findByRole('heading', { name: 'Dette lot seg ikke hente' })
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    server.recover()
    await user.click(screen.getByRole('button', { name: 'Prøv igjen' }))
    expect(await title()).toBeDefined()
  })
})

test('in English an estate is told in English', async () => {
  estateServer({ reports: [report('a')] })
  await openPage(address, { as: member, language: 'en' })
  await screen.findByRole('region', { name: 'Latest reports' })
  expect(screen.getByText('Detached house')).toBeDefined()
  expect(screen.getByText('Dated 05.01.2026')).toBeDefined()
})
