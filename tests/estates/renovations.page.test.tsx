import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { readsHouse } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { refused } from './estateServer.ts'
import { line, open, place, renovationServer as server } from './renovationServer.ts'

describe('the renovations of an estate', () => {
  test('stand along a line of years, each leading to its own screen', async () => {
    server({ lines: [line('bad', 'Nytt bad', 2021), line('gang', 'Malt gangen', 2021), line('tak', 'Nytt tak', 2004)], totalCount: 21 })
    await open()
    const link = await screen.findByRole('link', { name: 'Nytt bad' })
    expect(link.getAttribute('href')).toBe(`${place}/view/bad`)
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['2021', '2004'])
    expect(screen.getAllByText(/185\s000,50 kr/)).toHaveLength(3)
    expect(screen.getAllByText('Rørlegger, Rør & Flis AS')).toHaveLength(3)
    expect(screen.getByText('Viser 3 av 21')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Legg til oppussing' }).getAttribute('href')).toBe(`${place}/create`)
  })

  test('begin with what goes on, which leads to its project for those who may open it', async () => {
    const runs = {
      isRunning: true,
      kind: 'professional',
      cost: null,
      trades: [],
      companies: ['Byggmester Moen AS'],
      documentCount: 0,
    } as const
    const more = { ...runs, trades: [], companies: [...runs.companies], endDate: '2026-06-26' }
    server({
      lines: [
        line('p1', 'Nytt kjøkken', 2026, { ...more, projectId: 'kitchen' }),
        line('p2', 'Ny trapp', 2026, { ...more, projectId: 'stairs', canRead: false }),
        line('bad', 'Nytt bad', 2026),
      ],
    })
    await open()
    expect((await screen.findByRole('link', { name: 'Nytt kjøkken' })).getAttribute('href')).toBe('/private/project/kitchen')
    expect(screen.queryByRole('link', { name: 'Ny trapp' })).toBeNull()
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Pågår nå', '2026'])
    expect(screen.getAllByText('Overtas 26.06.2026')).toHaveLength(2)
  })

  test('are followed by what is built anew there, which leads to its project for those who may open it', async () => {
    const house = {
      __typename: 'ConstructionProject',
      id: 'hus',
      name: 'Nytt bygg i hagen',
      type: 'NEW_BUILDING',
      isCompleted: false,
      startDate: '2027-03-24',
      endDate: '2027-10-24',
      companyName: 'Byggmester Moen AS',
      canRead: true,
    } as const
    const flat = { ...house, id: 'loft', name: 'Leilighet på loftet', type: 'NEW_APARTMENT', isCompleted: true, canRead: false } as const
    const constructionProjects = {
      __typename: 'ConstructionProjectConnection',
      totalCount: 21,
      edges: [house, flat].map((node) => ({ __typename: 'ConstructionProjectEdge', cursor: node.id, node })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'loft' },
    }
    server({ lines: [line('bad', 'Nytt bad', 2021)], more: { ConstructionProjects: { constructionProjects } } })
    await openPage(place, { as: { ...member, features: { projectManagement: true } } })
    const [first, second] = within(await screen.findByRole('region', { name: 'Byggeprosjekter' })).getAllByRole('listitem')
    expect(within(first!).getByRole('link').getAttribute('href')).toBe('/private/project/hus')
    expect(first!.textContent).toBe('Nytt bygg i hagenNybygg · Byggmester Moen AS · 24.03.2027 – 24.10.2027Pågår')
    expect(second!.textContent).toContain('Ny leilighet')
    expect(second!.textContent).toContain('Fullført')
    expect(within(second!).queryByRole('link')).toBeNull()
    expect(screen.getByText('Viser 2 av 21')).toBeDefined()
  })

  test('say what belongs here while there is nothing; whoever may only read is not asked to add', async () => {
    server({ may: readsHouse })
    await open()
    await screen.findByRole('heading', { name: 'Ingen oppussing ennå' })
    expect(screen.queryByRole('link', { name: 'Legg til oppussing' })).toBeNull()
  })

  test('leave their place to the maintenance that was done where they are closed', async () => {
    const done = { __typename: 'ArchivedTask', id: 'renner', title: 'Renset takrenner', buildingName: 'Bolighus', areaCode: '26' } as const
    const node = { ...done, areaName: 'Tak', doneDate: '2026-05-03', cost: 2500 }
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null }
    const edges = [{ __typename: 'ArchivedTaskEdge', cursor: 'a', node }]
    const archivedTasks = { __typename: 'ArchivedTaskConnection', totalCount: 1, edges, pageInfo }
    server({
      may: [...readsHouse.filter((right) => right !== 'read renovations'), 'read archived-tasks'],
      more: { Archive: { archivedTasks } },
    })
    await open()
    expect((await screen.findByRole('link', { name: /Renset takrenner/ })).getAttribute('href')).toBe(`${place}/task/renner`)
    const parts = within(screen.getByRole('navigation', { name: 'Deler av eiendommen' }))
    expect(parts.getByRole('link', { name: 'Utført vedlikehold' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByText('Ingen oppussing ennå')).toBeNull()
  })

  test('that cannot be read can be tried again', async () => {
    server()
    network.use(http.post('/graphql', () => refused('internalError', 500)))
    await open()
    expect(await screen.findByRole('button', { name: /Prøv igjen/ })).toBeDefined()
  })
})

describe('one renovation', () => {
  test('shows before and after side by side, and its papers', async () => {
    server()
    await open('/view/bad')
    await screen.findByRole('heading', { name: 'Nytt bad' })
    expect(within(screen.getByRole('region', { name: 'Før' })).getByRole('button', { name: 'Før: åpne bilde 1 av 1' })).toBeDefined()
    expect(within(screen.getByRole('region', { name: 'Etter' })).getByText('Ferdig')).toBeDefined()
    expect(within(screen.getByRole('list', { name: 'Dokumenter' })).getByText('Kvittering for badet')).toBeDefined()
    expect(screen.getByText(/185\s000,50 kr/)).toBeDefined()
  })

  test('is deleted only after a question', async () => {
    const { deleted } = server()
    const { user, address } = await open('/view/bad')
    await user.click(await screen.findByRole('button', { name: 'Slett' }))
    const question = await screen.findByRole('alertdialog', { name: 'Slette «Nytt bad»?' })
    await user.click(within(question).getByRole('button', { name: 'Slett oppussingen' }))
    await waitFor(() => expect(address()).toBe(place))
    expect(deleted).toEqual(['bad'])
  })

  test('offers no change to whoever may only read', async () => {
    server({ may: readsHouse })
    await open('/view/bad')
    await screen.findByRole('heading', { name: 'Nytt bad' })
    expect(screen.queryByRole('link', { name: 'Endre' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Slett' })).toBeNull()
  })

  test('that is gone says so', async () => {
    server({ one: null })
    await open('/view/bad')
    expect(await screen.findByRole('heading', { name: 'Fant ikke oppussingen' })).toBeDefined()
  })

  test('tells what was looked at in the project that it was, area by area, with who signed it', async () => {
    const area = { id: 'wet', name: 'Våtrom', partyName: 'Flis & Membran AS', isDisabled: false, pointCount: 2, completedPointCount: 2 }
    const point = { __typename: 'ControlPoint', isDisabled: false, completedAt: '2026-05-12T07:07:00.000Z', completedBy: 'Ali Demir' }
    const found = { __typename: 'Renovation', id: 'bad', projectId: 'bath', deadlines: [] }
    server({
      more: {
        RenovationOfProject: { renovation: { ...found, controlAreas: [{ __typename: 'ControlArea', ...area }] } },
        ControlledPoints: {
          controlArea: {
            __typename: 'ControlArea',
            id: 'wet',
            points: [
              { ...point, id: 'p1', name: 'Membran', verifiedBy: 'Nina Moen' },
              { ...point, id: 'p2', name: 'Fall til sluk', verifiedBy: null },
            ],
          },
        },
      },
    })
    const { user } = await open('/view/bad')
    const areas = within(await screen.findByRole('region', { name: 'Kontrollert underveis' }))
    await user.click(areas.getByText('Våtrom'))
    await areas.findByText('Kontrollert 12.05.2026 av Ali Demir, sett over av Nina Moen')
    expect(areas.getByText('Kontrollert 12.05.2026 av Ali Demir')).toBeDefined()
    expect(areas.getByText('Flis & Membran AS · 2 av 2 punkter kontrollert')).toBeDefined()
  })
})
