import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const admin = { ...member, roles: ['System.Admin'] }
const at = '/private/administration/users/u1'
const day = '2026-05-08T10:00:00Z'

const account = {
  __typename: 'UserDeskAccount',
  id: 'a1',
  name: 'Tuva Fjellheim',
  companyName: null,
  roles: ['CUSTOMER_OWNER'],
  isDisabled: false,
  blockedAt: null,
  leftAt: null,
}
const session = {
  __typename: 'UserDeskSession',
  id: 's1',
  device: 'Firefox, Windows',
  network: '203.0.113.7',
  provider: null,
  tokenName: null,
  createdAt: day,
  seenAt: day,
  isOwn: false,
}
const tuva = {
  __typename: 'UserDesk',
  id: 'u1',
  name: 'Tuva Fjellheim',
  email: 'tuva@test.example',
  state: 'PROVEN',
  isIdentityProven: false,
  isSystemAdmin: false,
  isSelf: false,
  createdAt: day,
  signedInAt: day,
  blockedAt: null as string | null,
  mayBeSent: ['PASSWORD'],
  accounts: [account, { ...account, id: 'a2', companyName: 'Strøm AS', roles: ['COMPANY_ADMIN', 'COMPANY_LEADER'] }],
  mails: [{ __typename: 'UserDeskMail', id: 'm1', kind: 'welcome', state: 'SENT', createdAt: day, sentAt: day }],
  sessions: [session, { ...session, id: 's2', device: null, tokenName: 'Nattjobb', seenAt: null }],
  deeds: [] as object[],
}

/** A desk that remembers what is done at it. */
function desk(first: typeof tuva) {
  let shown = first
  const sent: [string, Record<string, unknown>][] = []
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: { input?: Record<string, unknown> }
      }
      if (operationName === 'UserDesk') return HttpResponse.json({ data: { userDesk: shown } })
      sent.push([operationName, variables.input ?? {}])
      if (operationName === 'BlockUser')
        shown = {
          ...shown,
          blockedAt: day,
          sessions: [],
          mayBeSent: [],
          deeds: [
            {
              __typename: 'UserDeed',
              id: 'd1',
              at: day,
              operation: 'blockUser',
              reason: String(variables.input?.['reason']),
              actorName: 'Sigurd Driftnes',
            },
          ],
        }
      const field = operationName[0]!.toLowerCase() + operationName.slice(1)
      return HttpResponse.json({ data: { [field]: { __typename: 'AdministeredUser', id: 'u1', blockedAt: shown.blockedAt } } })
    }),
  )
  return sent
}

test('a user is told with accounts, sessions and mails, and is blocked with a reason that stands there', async () => {
  const sent = desk(tuva)
  const { user } = await openPage(at, { as: admin })
  const accounts = within(await screen.findByRole('list', { name: 'Kontoer' })).getAllByRole('listitem')
  expect(accounts[1]!.textContent).toContain('Strøm ASi et firma · Administrator, Leder')
  const [browser, token] = within(screen.getByRole('list', { name: 'Innlogget nå' })).getAllByRole('listitem')
  expect(browser!.textContent).toContain('Firefox, Windowssiden 08.05.2026, 12:00 · sist sett 08.05.2026, 12:00 · fra 203.0.113.7')
  expect(token!.textContent).toContain('Nattjobbtilgangsnøkkel')
  await user.click(screen.getByRole('button', { name: 'Steng ute' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Stenge ute Tuva Fjellheim?' }))
  await user.click(dialog.getByRole('button', { name: 'Steng ute' }))
  expect(sent).toEqual([])
  await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), 'Politiet har bedt om det')
  await user.click(dialog.getByRole('button', { name: 'Steng ute' }))
  expect(await screen.findByText('Stengt ute siden 08.05.2026')).toBeTruthy()
  expect(sent).toEqual([['BlockUser', { userId: 'u1', reason: 'Politiet har bedt om det' }]])
  expect(within(screen.getByRole('list', { name: 'Gjort herfra' })).getByRole('listitem').textContent).toContain('Stengte en bruker ute')
  expect(screen.getByText('Ikke logget inn noe sted.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Slipp inn igjen' })).toBeTruthy()
})

test.each([
  ['Logg ut Nattjobb', 'Logg ut', ['EndUserSessions', { userId: 'u1', sessionId: 's2', reason: 'Mistet' }]],
  ['Logg ut overalt', 'Logg ut overalt', ['EndUserSessions', { userId: 'u1', reason: 'Mistet' }]],
  ['Steng kontoen Strøm AS', 'Steng', ['BlockUserAccount', { userId: 'u1', accountId: 'a2', reason: 'Mistet' }]],
  ['Send nytt passord', 'Send nytt passord', ['SendUserMail', { userId: 'u1', mail: 'PASSWORD', reason: 'Mistet' }]],
])('%s', async (opener, does, wanted) => {
  const sent = desk(tuva)
  const { user } = await openPage(at, { as: admin })
  await user.click(await screen.findByRole('button', { name: opener }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Begrunnelse/ }), 'Mistet')
  await user.click(dialog.getByRole('button', { name: does }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  expect(sent).toEqual([wanted])
})

test('oneself is not blocked, and goes on where one sits; in English', async () => {
  desk({ ...tuva, isSelf: true, isSystemAdmin: true, sessions: [{ ...session, isOwn: true }], mails: [], accounts: [account] })
  await openPage(at, { as: admin, language: 'en' })
  expect(await screen.findByText(/this session/)).toBeTruthy()
  expect(screen.getByText('No e-mails in the last thirty days.')).toBeTruthy()
  expect(screen.getByText('Nothing has been done with this user from here.')).toBeTruthy()
  for (const name of ['Block', /^Close the account/, /^Sign out/]) expect(screen.queryByRole('button', { name })).toBe(null)
})

const refused = (code: string, status: number) =>
  network.use(
    http.post('/graphql', () =>
      HttpResponse.json({ data: null, errors: [{ message: 'x', path: ['userDesk'], extensions: { code, status, requestId: 'r' } }] }),
    ),
  )

test('says so where nobody is found, and where it could not be read', async () => {
  refused('entityNotFound', 404)
  const { goTo } = await openPage(at, { as: admin })
  expect(await screen.findByText('Brukeren finnes ikke')).toBeTruthy()
  refused('internalError', 500)
  await goTo('/private/administration/users/u2')
  expect(await screen.findByRole('button', { name: 'Prøv igjen' })).toBeTruthy()
})

test('is for system administrators alone', async () => {
  network.use(http.post('/graphql', () => HttpResponse.json({ data: null, errors: [{ message: 'x' }] })))
  await openPage(at, { as: member })
  expect(await screen.findByText('Bare for systemansvarlige')).toBeTruthy()
})
