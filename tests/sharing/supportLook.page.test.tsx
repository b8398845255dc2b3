import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { setIdentity } from '#client/access/identity.ts'
import { sectionNames } from '#schema/access/sections.ts'
import { solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { rightsTo } from '#tests/support/rights.ts'
import { member } from '#tests/support/visitors.ts'
import { quietSections } from './accessScreen.ts'

const sysadmin = { ...member, roles: [...member.roles, 'System.Admin'] }
const readsAll = sectionNames.map((section) => `read ${section}`)
const minute = 60_000

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-05-01T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

/** The access screen of an estate, for somebody with these rights. */
function server({ may = readsAll, left = 41 * minute }: { may?: string[]; left?: number | null } = {}) {
  setIdentity(undefined)
  privateClient()
  const asked: string[] = []
  const access = { __typename: 'OpenSupportAccess', id: 'a1', estateId: solveien.id, addressLine1: 'Solveien 3', reason: 'Ser på en feil' }
  const endsAt = new Date(Date.now() + (left ?? 0)).toISOString()
  const link = {
    __typename: 'PublicLink',
    id: 'l',
    name: 'Megler',
    publicLinkKey: null,
    url: null,
    sections: [],
    expiresAt: '2030-01-01T00:00:00.000Z',
    isExpired: false,
    visits: 1,
    lastVisitAt: null,
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
  }
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName } = (await request.json()) as { operationName: string }
      asked.push(operationName)
      const answers: Record<string, object> = {
        ...quietSections,
        PublicLinks: { publicLinks: [link] },
        EstateFrame: { estate: { ...solveien, may } },
        OpenSupportAccesses: { openSupportAccesses: left === null ? [] : [{ ...access, endsAt }] },
      }
      return HttpResponse.json({ data: answers[operationName] ?? null })
    }),
  )
  return asked
}
const address = `/private/estate/${solveien.id}/access-management`

test('whoever looks in to help is told so, how long it lasts, and when it is over', async () => {
  server()
  await openPage(address, { as: sysadmin })
  expect(await screen.findByText('Du ser på eiendommen for å hjelpe, og kan bare lese.')).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toBe('41:00 igjen.')
  expect(screen.getByRole('link', { name: 'Gi tilbake' }).getAttribute('href')).toBe('/private/support')
  vi.advanceTimersByTime(61_000)
  await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('39:59 igjen.'))
  vi.advanceTimersByTime(40 * minute)
  expect(await screen.findByText('Timen er over. Eiendommen er lukket for deg.')).toBeTruthy()
})

test('they read who is let in, and are offered nothing to change', async () => {
  server()
  await openPage(address, { as: sysadmin })
  expect(await screen.findByText('Megler')).toBeTruthy()
  for (const name of ['Inviter gjest', 'Ny lenke', /Kopier/, /Endre/]) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('somebody who runs the system sees no banner on an estate of their own, and nobody else asks', async () => {
  const asked = server({ may: [...readsAll, ...rightsTo('access-management')], left: null })
  await openPage(address, { as: sysadmin })
  expect(await screen.findByRole('button', { name: 'Ny lenke' })).toBeTruthy()
  await waitFor(() => expect(asked).toContain('OpenSupportAccesses'))
  expect(screen.queryByRole('timer')).toBeNull()

  const others = server()
  await openPage(address, { as: member })
  expect(await screen.findAllByText('Megler')).not.toHaveLength(0)
  expect(others).not.toContain('OpenSupportAccesses')
})
