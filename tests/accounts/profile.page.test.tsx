import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import type { Identity } from '#client/access/identity.ts'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member } from '#tests/support/visitors.ts'
import { profileDetails } from './profileDetails.ts'

const choosable = { __typename: 'EstateConnection', nodes: [{ __typename: 'Estate', id: 'e1', addressLine1: 'Fjellveien 12' }] }

/** Keeps what is sent, and answers it from then on. */
function answer(revoked: unknown[] = []) {
  const sent: Record<string, unknown>[] = []
  let kept = profileDetails
  const made: object[] = []
  const day = '2026-11-02T10:00:00.000Z'
  const linked: object[] = [{ __typename: 'SignInLink', id: 'l1', label: 'Bank-ID', createdAt: day, lastUsedAt: day }]
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as {
        operationName: string
        variables: { input: Record<string, unknown>; id?: string }
      }
      if (operationName === 'Estates') return noEstates()
      if (operationName === 'EstatesForToken') return HttpResponse.json({ data: { estates: choosable, guestEstates: { nodes: [] } } })
      if (operationName === 'AccessTokens') return HttpResponse.json({ data: { accessTokens: made } })
      if (operationName === 'CreateAccessToken') {
        sent.push(variables.input)
        made.push({
          __typename: 'AccessToken',
          id: '1',
          name: 'Skript',
          scope: 'read',
          areas: variables.input['areas'],
          estates: variables.input['estateIds'] && choosable.nodes,
          expiresAt: '2027-02-01T10:00:00.000Z',
          lastUsedAt: null,
        })
        return HttpResponse.json({ data: { createAccessToken: { __typename: 'NewAccessToken', token: 'grunnmur_hemmelig' } } })
      }
      if (operationName === 'RevokeAccessToken') {
        revoked.push(variables.id)
        made.length = 0
        return HttpResponse.json({ data: { revokeAccessToken: { __typename: 'Removed', id: variables.id } } })
      }
      if (operationName === 'SignInLinks') return HttpResponse.json({ data: { signInLinks: linked } })
      if (operationName === 'RemoveSignInLink') {
        linked.length = 0
        return HttpResponse.json({ data: { removeSignInLink: { __typename: 'Removed', id: 'record' } } })
      }
      if (operationName === 'MailChoices') return HttpResponse.json({ data: { mailChoices: [] } })
      if (operationName === 'RefusedSenders') return HttpResponse.json({ data: { refusedSenders: [] } })
      if (operationName === 'DataExport') return HttpResponse.json({ data: { dataExport: null } })
      if (operationName === 'ProfileDetails') return HttpResponse.json({ data: { profileDetails: kept } })
      sent.push(variables.input)
      kept = { ...kept, ...variables.input, address: { ...kept.address, ...(variables.input['address'] as object) } }
      return HttpResponse.json({ data: { updateProfileDetails: kept } })
    }),
  )
  return sent
}
const save = () => within(screen.getByRole('main')).getByRole('button', { name: 'Lagre profilen' })

test('the profile is shown, changed and shown again', async () => {
  const sent = answer()
  const { user, address } = await openPage('/private/profile', { as: member })
  await screen.findByText('Furuveien 2')
  await user.click(screen.getByRole('link', { name: 'Endre' }))
  const city = await screen.findByLabelText<HTMLInputElement>('Poststed')
  await user.clear(city)
  await user.type(city, 'Bergen')
  await user.click(save())
  await waitFor(() => expect(address()).toBe('/private/profile'))
  expect(sent).toEqual([
    expect.objectContaining({
      firstName: 'Kari',
      language: 'nb',
      address: { addressLine1: 'Furuveien 2', postalCode: '0560', city: 'Bergen' },
    }),
  ])
  await screen.findByText('0560 Bergen')
})

test('a profile that needs an update comes before everything else', async () => {
  answer()
  const needed: Identity = { ...member, isProfileUpdateNeeded: true }
  const { user, address, become } = await openPage('/private/beta-disclaimer', { as: needed })
  await screen.findByText('Se over opplysningene dine')
  expect(address()).toBe(`/private/profile/edit?redirect=${encodeURIComponent('/private/beta-disclaimer')}`)
  await screen.findByLabelText('Fornavn')
  become(member)
  await user.click(save())
  await waitFor(() => expect(address()).toBe('/private/beta-disclaimer'))
})

test('an account that one switches to looks over its profile before anything else, and nothing leads past that', async () => {
  answer()
  const needed: Identity = { ...actingAs(firmAccount), isProfileUpdateNeeded: true }
  network.use(http.post('/api/private/profile/user/current-user/:accountId', () => HttpResponse.json(needed)))
  const { user, address, goTo, become } = await openPage('/private/beta-disclaimer', { as: member })
  await user.click(await screen.findByRole('button', { name: /konto og innstillinger/ }))
  become(needed)
  await user.click(await screen.findByRole('menuitem', { name: /Byggmester Moen AS/ }))
  await screen.findByText('Se over opplysningene dine')
  const there = `/private/profile/edit?redirect=${encodeURIComponent('/private/estates')}`
  expect(address()).toBe(there)
  await goTo('/private/profile')
  await goTo('/private/beta-disclaimer')
  expect(address()).toBe(`/private/profile/edit?redirect=${encodeURIComponent('/private/beta-disclaimer')}`)
})

test('the menu leads to the profile of whoever may see it', async () => {
  answer()
  const { user, address } = await openPage('/private/beta-disclaimer', { as: member })
  await user.click(await screen.findByRole('button', { name: /konto og innstillinger/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Min profil' }))
  await waitFor(() => expect(address()).toBe('/private/profile'))
})

test('the menu does not lead to a profile that may not be seen', async () => {
  answer()
  const hidden: Identity = { ...member, accountProfiles: member.accountProfiles.map((profile) => ({ ...profile, canViewProfile: false })) }
  const { user } = await openPage('/private/beta-disclaimer', { as: hidden })
  await user.click(await screen.findByRole('button', { name: /konto og innstillinger/ }))
  await screen.findByRole('menuitem', { name: 'Bytt passord' })
  expect(screen.queryByRole('menuitem', { name: 'Min profil' })).toBe(null)
})

test('an access token is shown once and copied, listed from then on, and revoked after a yes', async () => {
  const revoked: unknown[] = []
  answer(revoked)
  const { user } = await openPage('/private/profile/edit', { as: member })
  await user.type(await screen.findByLabelText('Navn'), 'Skript')
  await user.click(screen.getByRole('button', { name: 'Lag nøkkel' }))
  await screen.findByText('grunnmur_hemmelig')
  await screen.findByRole('button', { name: 'Trekk tilbake Skript' })
  expect(screen.getByText('Skript').closest('li')?.textContent).toContain('Lese · til 01.02.2027 · aldri brukt')
  await user.click(screen.getByRole('button', { name: 'Kopier' }))
  expect(await navigator.clipboard.readText()).toBe('grunnmur_hemmelig')
  await user.click(screen.getByRole('button', { name: 'Trekk tilbake Skript' }))
  expect(revoked).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Trekk tilbake' }))
  await screen.findByText('Du har ingen tilgangsnøkler.')
  expect(revoked).toEqual(['1'])
  expect(screen.queryByText('grunnmur_hemmelig')).toBe(null)
})

test('an access token can be made for some parts and some estates, and says so in the list', async () => {
  const sent = answer()
  const { user } = await openPage('/private/profile/edit', { as: member })
  await user.type(await screen.findByLabelText('Navn'), 'Skript')
  const parts = screen.getByRole('group', { name: /Bare disse delene/ })
  await user.click(within(parts).getByRole('checkbox', { name: 'Vedlikehold' }))
  await user.click(
    within(await screen.findByRole('group', { name: /Bare disse eiendommene/ })).getByRole('checkbox', { name: 'Fjellveien 12' }),
  )
  await user.click(screen.getByRole('button', { name: 'Lag nøkkel' }))
  await screen.findByText('grunnmur_hemmelig')
  expect(sent).toEqual([{ name: 'Skript', scope: 'read', days: 90, areas: ['maintenance'], estateIds: ['e1'] }])
  expect(screen.getByText('Bare Vedlikehold, Fjellveien 12')).toBeTruthy()
})

test('who one is is proven by a provider, which can be linked and let go of', async () => {
  answer()
  const signInProviders = [{ name: 'bank', label: 'Bank-ID', provesIdentity: true }]
  const { user } = await openPage('/private/profile?electronicId=taken', { as: { ...member, signInProviders } })
  await screen.findByText('Du har ikke bevist hvem du er ennå.')
  await screen.findByText('Det hører til en annen bruker her, eller til et annet nummer enn ditt.')
  const to = (purpose: string) => `/api/public/oidc/bank?purpose=${purpose}&returnTo=%2Fprivate%2Fprofile`
  expect(screen.getByRole('link', { name: 'Bevis med Bank-ID' }).getAttribute('href')).toBe(to('prove'))
  expect(screen.getByRole('link', { name: 'Logg inn med Bank-ID heretter' }).getAttribute('href')).toBe(to('link'))
  await screen.findByText('sist brukt 02.11.2026')
  await user.click(screen.getByRole('button', { name: 'Fjern innlogging med Bank-ID' }))
  await screen.findByText('Du logger inn med e-post og passord.')
})

test('where there is no provider the profile says so', async () => {
  answer()
  await openPage('/private/profile', { as: member })
  await screen.findByText('Her kan du ikke bruke elektronisk ID.')
  expect(screen.queryByRole('link', { name: /Bevis/ })).toBe(null)
})
