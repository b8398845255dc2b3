import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { privateClient } from '#client/access/apollo.ts'
import { request } from '#client/access/request.ts'
import { tellFailure } from '#client/access/tellFailure.ts'
import { EstatesDocument } from '#client/generated/graphql.ts'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage, refusal } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member } from '#tests/support/visitors.ts'

const here = '/private/beta-disclaimer'
const thing = '/api/private/thing'
const call = () => act(() => request(thing).catch(tellFailure))
const answer = (response: () => Response) => network.use(http.get(thing, response))
const ask = () =>
  act(() =>
    privateClient()
      .query({ query: EstatesDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined),
  )

describe('a refused call is told as', () => {
  test.each([
    [
      'the internal error for status 500, whatever the body says',
      () => refusal(500, 'entityNotFound'),
      'Det oppstod en intern feil. Prøv igjen senere.',
    ],
    ['the text of its code', () => refusal(409, 'projectCompleted'), 'Prosjektet er fullført og kan ikke endres.'],
    [
      'the text of its reason, where it has one',
      () => refusal(403, 'unauthorizedUser', { reason: 'licence' }),
      'Du mangler lisens for dette.',
    ],
    ['the message of a body with an unknown code', () => refusal(418, 'teapot'), 'message of teapot'],
    ['the body where that is no JSON', () => new HttpResponse('Porten er stengt', { status: 502 }), 'Porten er stengt'],
  ])('%s', async (_, response, text) => {
    answer(response)
    await openPage(here, { as: member })
    await call()
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('the text of its code over GraphQL too', async () => {
    network.use(
      http.post('/graphql', () =>
        HttpResponse.json({
          data: null,
          errors: [{ message: 'x', extensions: { code: 'entityAlreadyExists', status: 409, requestId: 'r' } }],
        }),
      ),
    )
    await openPage(here, { as: member })
    await ask()
    expect(await screen.findByText('Oppføringen finnes allerede.')).toBeDefined()
  })
})

test('a call that never got to the server is told in the reader’s own language', async () => {
  await openPage(here, { as: member })
  act(() => tellFailure(new TypeError('Failed to fetch')))
  expect(await screen.findByText('Vi får ikke kontakt. Det du har skrevet, står her. Prøv igjen om litt.')).toBeDefined()
})

test('a call that was called off is told to nobody', async () => {
  answer(() => refusal(409, 'projectCompleted'))
  await openPage(here, { as: member })
  await act(() => request(thing, { signal: AbortSignal.abort() }).catch(tellFailure))
  await call()
  await screen.findByText('Prosjektet er fullført og kan ikke endres.')
  expect(within(screen.getByRole('region', { name: /Meldinger/ })).getAllByRole('status')).toHaveLength(1)
})

test('every call says in whose name and in which language', async () => {
  let seen: (string | null)[] = []
  network.use(
    http.post('/graphql', ({ request: { headers } }) => {
      seen = [headers.get('X-Account'), headers.get('Accept-Language')]
      return noEstates()
    }),
  )
  await openPage(here, { as: member })
  await ask()
  expect(seen).toEqual(['own', 'nb'])
})

test('an operation goes as its hash, with its text only where the server does not know it', async () => {
  const bodies: { query?: string; extensions?: { persistedQuery: { sha256Hash: string } } }[] = []
  network.use(
    http.post('/graphql', async ({ request: asked }) => {
      bodies.push((await asked.json()) as (typeof bodies)[number])
      return bodies.length === 1 ? HttpResponse.json({ errors: [{ message: 'PersistedQueryNotFound' }] }) : noEstates()
    }),
  )
  await openPage(here, { as: member })
  await ask()
  expect(bodies[0]?.query).toBe(undefined)
  expect(bodies[0]?.extensions?.persistedQuery.sha256Hash).toMatch(/^[0-9a-f]{64}$/)
  expect(bodies[1]?.query).toContain('query Estates')
})

describe('a lost session', () => {
  test('leads to the sign-in page, which knows the way back, and tells nothing', async () => {
    answer(() => refusal(401, 'unauthenticatedUser'))
    const { address, become } = await openPage(here, { as: member })
    await screen.findByRole('heading', { name: 'Om betaversjonen' })
    become({ ...member, isAnonymous: true, accountProfiles: [], selectedAccountId: null })
    await act(() => request(thing).catch(() => undefined))
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(here)}`))
    expect(screen.queryByText('Du er ikke logget inn.')).toBe(null)
  })

  test.each(['/', '/login'])('stays on %s', async (path) => {
    answer(() => refusal(401, 'unauthenticatedUser'))
    const { address } = await openPage(path)
    await act(() => request(thing).catch(() => undefined))
    expect(address()).toBe(path)
  })

  test('is met at once by who opens a private address', async () => {
    const { address } = await openPage(`${here}?a=1`)
    await waitFor(() => expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${here}?a=1`)}`))
  })
})

test('another tab switched account: this one follows, and says so', async () => {
  answer(() => refusal(409, 'cannotHandleTheRequest', { reason: 'accountSwitched' }))
  const { become } = await openPage(here, { as: member })
  become(actingAs(firmAccount))
  await act(() => request(thing).catch(() => undefined))
  await screen.findByText('Du byttet konto i en annen fane. Siden viser nå den kontoen.')
  expect(await screen.findByRole('button', { name: /Byggmester Moen AS.*konto/ })).toBeDefined()
})
