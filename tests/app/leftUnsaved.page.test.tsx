import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { beforeEach, expect, test } from 'vitest'
import type { Identity } from '#client/access/identity.ts'
import { request } from '#client/access/request.ts'
import { profileDetails } from '#tests/accounts/profileDetails.ts'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member, nobody } from '#tests/support/visitors.ts'

const here = '/private/profile/edit'
const signInPage = `/login?redirect=${encodeURIComponent(here)}`
const over = { message: 'x', extensions: { code: 'unauthenticatedUser', status: 401, requestId: 'r' } }

beforeEach(() => {
  sessionStorage.clear()
  network.use(
    http.post('/graphql', async ({ request: asked }) => {
      const { operationName } = (await asked.json()) as { operationName: string }
      if (operationName === 'UpdateProfileDetails') return HttpResponse.json({ data: null, errors: [over] })
      const none = {
        accessTokens: [],
        estates: { nodes: [] },
        guestEstates: { nodes: [] },
        signInLinks: [],
        mailChoices: [],
        dataExport: null,
      }
      return HttpResponse.json({ data: { profileDetails, ...none } })
    }),
  )
})

/** Somebody types a town, and the session ends. */
async function lose(how: 'bySaving' | 'meanwhile') {
  const page = await openPage(here, { as: member })
  const city = await screen.findByLabelText('Poststed')
  await page.user.clear(city)
  await page.user.type(city, 'Bergen')
  page.become(nobody)
  if (how === 'bySaving') await page.user.click(screen.getByRole('button', { name: 'Lagre profilen' }))
  else {
    network.use(http.get('/api/private/thing', () => refusal(401, 'unauthenticatedUser')))
    await act(() => request('/api/private/thing').catch(() => undefined))
  }
  await waitFor(() => expect(page.address()).toBe(signInPage))
  await screen.findByText('Du er logget ut. Det du skrev, venter på deg når du har logget inn igjen.')
  expect(screen.queryByRole('dialog')).toBe(null)
  return page
}

async function signIn({ user, become }: Awaited<ReturnType<typeof openPage>>, as: Identity) {
  network.use(
    http.post('/api/public/profile/user/login', () =>
      HttpResponse.json({ accountProfiles: as.accountProfiles, rememberedAccountId: 'own' }),
    ),
    http.post('/api/private/profile/user/current-user/own', () => HttpResponse.json(as)),
  )
  become(as)
  await user.type(screen.getByLabelText('E-post'), 'kari@nordmann.example')
  await user.type(screen.getByLabelText('Passord'), 'Hemmelig-1')
  await user.click(screen.getByRole('button', { name: 'Logg inn' }))
}

test.each(['bySaving', 'meanwhile'] as const)('what was typed when the session ended %s is there again after signing in', async (how) => {
  const page = await lose(how)
  await signIn(page, member)
  await waitFor(() => expect(page.address()).toBe(here))
  expect(await screen.findByDisplayValue('Bergen')).toBeDefined()
  expect(await screen.findByText('Det du skrev, er her igjen. Det er ikke lagret ennå.')).toBeDefined()
})

test('it comes back once', async () => {
  const page = await lose('meanwhile')
  await signIn(page, member)
  await screen.findByDisplayValue('Bergen')
  expect(sessionStorage).toHaveLength(0)
})

test('nobody else is given it, and it does not wait for them to be gone', async () => {
  const page = await lose('meanwhile')
  await signIn(page, { ...member, userId: 'somebody else' })
  expect(await screen.findByDisplayValue('Oslo')).toBeDefined()
  expect(sessionStorage).toHaveLength(0)
})

test('it waits while another account of the same person acts', async () => {
  const page = await lose('meanwhile')
  await signIn(page, actingAs(firmAccount))
  expect(await screen.findByDisplayValue('Oslo')).toBeDefined()
  expect(sessionStorage).toHaveLength(1)
})

test('a password is kept nowhere', async () => {
  const page = await openPage('/private/change-password', { as: member })
  await page.user.type(await screen.findByLabelText('Nåværende passord'), 'Gammelt-1')
  page.become(nobody)
  network.use(http.get('/api/private/thing', () => refusal(401, 'unauthenticatedUser')))
  await act(() => request('/api/private/thing').catch(() => undefined))
  await waitFor(() => expect(page.address()).toContain('/login'))
  expect(JSON.stringify(sessionStorage)).not.toContain('Gammelt')
})
