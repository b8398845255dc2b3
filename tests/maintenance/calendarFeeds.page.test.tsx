import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test, vi } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { refused, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const url = 'https://grunnmur.example/api/public/calendar/hemmelig.ics'
const own = {
  __typename: 'CalendarFeed',
  id: 'egen',
  responsibleKind: null,
  responsibleId: null,
  responsibleName: null,
  language: 'nb',
  url,
  madeBy: 'Kari Nordmann',
  isMine: true,
  isOpen: true,
  lastFetchedAt: null,
  createdAt: '2026-11-20T10:00:00Z',
}
const closed = { ...own, id: 'andres', url: null, madeBy: 'Ola Gjest', isMine: false, isOpen: false }
const wheel = {
  __typename: 'YearWheel',
  id: 'solveien',
  year: 2026,
  from: '2026-01-01',
  overdueBefore: { __typename: 'OverdueBefore', count: 0, marks: [] },
  today: '2026-05-12',
  months: Array.from({ length: 12 }, (_, n) => ({
    __typename: 'WheelMonth',
    year: 2026,
    month: n + 1,
    count: 0,
    doneCount: 0,
    overdueCount: 0,
    marks: [],
  })),
  buildings: [],
  responsibles: [
    { __typename: 'ResponsibleOption', kind: 'landlord', id: null, name: null },
    { __typename: 'ResponsibleOption', kind: 'supplier', id: 'blikk', name: 'Blikk AS' },
  ],
}

function server(feeds: object[] | 'broken') {
  const sent: { operation: string; variables: unknown }[] = []
  setIdentity(undefined)
  privateClient()
  const listed = { now: feeds }
  const answers: Record<string, () => object> = {
    EstateFrame: () => ({ estate: { ...solveien, may: ['read estate', 'read maintenance-year-wheel'] } }),
    YearWheel: () => ({ yearWheel: wheel }),
    CalendarFeeds: () => ({ calendarFeeds: listed.now }),
    CreateCalendarFeed: () => {
      listed.now = [own]
      return { createCalendarFeed: own }
    },
    RenewCalendarFeed: () => ({ renewCalendarFeed: { ...own, url: url.replace('hemmelig', 'ny') } }),
    RevokeCalendarFeed: () => {
      listed.now = []
      return { revokeCalendarFeed: { __typename: 'Removed', id: 'record' } }
    },
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: unknown }
      sent.push({ operation: operationName, variables })
      if (operationName === 'CalendarFeeds' && listed.now === 'broken') return refused('internalError', 500)
      return HttpResponse.json({ data: answers[operationName]?.() ?? {} })
    }),
  )
  return { sentAs: (operation: string) => sent.filter((one) => one.operation === operation).map(({ variables }) => variables), listed }
}

async function opened() {
  const page = await openPage('/private/estate/solveien/maintenance/year-wheel', {
    as: { ...member, features: { maintenancePlan: true } },
  })
  await page.user.click(await screen.findByRole('button', { name: 'Abonner' }))
  return { ...page, dialog: await screen.findByRole('dialog', { name: 'Årshjulet i kalenderen din' }) }
}

describe('subscribing to the year wheel', () => {
  test('a first address is made of one responsible’s tasks, and copied', async () => {
    const { sentAs } = server([])
    const { user, dialog } = await opened()
    await user.selectOptions(await within(dialog).findByLabelText('Hvilke oppgaver'), 'Blikk AS')
    await user.click(within(dialog).getByRole('button', { name: 'Lag lenken' }))
    expect(await within(dialog).findByText(url)).toBeDefined()
    expect(sentAs('CreateCalendarFeed')).toEqual([
      { input: { estateId: 'solveien', language: 'nb', responsibleKind: 'supplier', responsibleId: 'blikk' } },
    ])
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(dialog).getByRole('button', { name: 'Kopier adressen til Alle oppgaver' }))
    expect(write).toHaveBeenCalledWith(url)
    const add = within(dialog).getByRole('link', { name: 'Legg til i kalenderen: Alle oppgaver' })
    expect(add.getAttribute('href')).toBe('webcal://grunnmur.example/api/public/calendar/hemmelig.ics')
  })

  test('an address is changed, and taken back, after a yes', async () => {
    const { sentAs } = server([own])
    const { user, dialog } = await opened()
    expect(await within(dialog).findByText('Ikke hentet av noen kalender ennå')).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Ny adresse for Alle oppgaver' }))
    await user.click(within(dialog).getByRole('button', { name: 'Avbryt' }))
    expect(sentAs('RenewCalendarFeed')).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Ny adresse for Alle oppgaver' }))
    await user.click(within(dialog).getByRole('button', { name: 'Ny adresse' }))
    expect(await within(dialog).findByText(url.replace('hemmelig', 'ny'))).toBeDefined()
    await user.click(within(dialog).getByRole('button', { name: 'Trekk tilbake Alle oppgaver' }))
    await user.click(within(dialog).getByRole('button', { name: 'Trekk tilbake' }))
    expect(await within(dialog).findByRole('heading', { name: 'Lag en kalenderlenke' })).toBeDefined()
    expect(sentAs('RevokeCalendarFeed')).toEqual([{ estateId: 'solveien', id: 'egen' }])
  })

  test('what somebody else made is told without its address, and that it shows nothing any more', async () => {
    server([closed])
    const { dialog } = await opened()
    expect(await within(dialog).findByText('Ola Gjest kan ikke se årshjulet lenger.')).toBeDefined()
    expect(within(dialog).queryByRole('button', { name: /Kopier|Ny adresse/ })).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'Trekk tilbake Alle oppgaver' })).toBeDefined()
  })

  test('what went wrong can be tried again', async () => {
    const { listed } = server('broken')
    const { user, dialog } = await opened()
    const again = await within(dialog).findByRole('button', { name: 'Prøv igjen' })
    listed.now = [own]
    await user.click(again)
    await waitFor(() => expect(within(dialog).getByText(url)).toBeDefined())
  })
})
