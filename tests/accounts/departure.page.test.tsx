import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage } from '#tests/support/page.tsx'
import { member, nobody } from '#tests/support/visitors.ts'
import { profileDetails } from './profileDetails.ts'

const details = { ...profileDetails, identityProvenAt: '2026-11-02T10:00:00.000Z' }
const nothing = { estatesToDelete: [], estatesToLeave: [], companies: [], lastAdminIn: [], isSystemAdmin: false }

function answer(departure: object | undefined, refusal?: object) {
  const sent: unknown[] = []
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'EstatesForToken') return noEstates()
      if (operationName === 'AccessTokens') return HttpResponse.json({ data: { accessTokens: [] } })
      if (operationName === 'DataExport') return HttpResponse.json({ data: { dataExport: null } })
      if (operationName === 'ProfileDetails') return HttpResponse.json({ data: { profileDetails: details } })
      if (operationName === 'AccountDeparture')
        return departure
          ? HttpResponse.json({ data: { accountDeparture: { __typename: 'AccountDeparture', ...nothing, ...departure } } })
          : HttpResponse.error()
      if (operationName !== 'DeleteMyAccount') return HttpResponse.error()
      sent.push(variables)
      return HttpResponse.json(
        refusal ? { data: null, errors: [refusal] } : { data: { deleteMyAccount: { __typename: 'Removed', id: 'record' } } },
      )
    }),
  )
  return sent
}
const open = async () => {
  const page = await openPage('/private/profile/edit', { as: member })
  await page.user.click(await screen.findByRole('button', { name: 'Slett kontoen …' }))
  return page
}
const password = () => screen.findByLabelText('Passordet ditt')
const submit = () => within(screen.getByRole('main')).getByRole('button', { name: 'Slett kontoen for godt' })

test('what goes and what stays is told before the password is asked for, and then one is out', async () => {
  const sent = answer({ estatesToDelete: ['Furuveien 2'], estatesToLeave: ['Granveien 4', 'Hytteveien 1'], companies: ['Murmester AS'] })
  const { user, address } = await open()
  await screen.findByText(/Eiendommen du eier alene, slettes .* Furuveien 2/)
  screen.getByText(/Eiendommene du eier sammen med andre.*Granveien 4, Hytteveien 1/)
  screen.getByText(/Murmester AS/)
  await user.type(await password(), 'Riktig-1234')
  network.use(http.get('/api/public/profile/user/current-user', () => HttpResponse.json(nobody)))
  await user.click(submit())
  await waitFor(() => expect(address()).toBe('/login'))
  expect(sent).toEqual([{ password: 'Riktig-1234' }])
  await screen.findByText('Kontoen din er slettet')
})

test('a wrong password is told at its field', async () => {
  answer({}, { message: 'x', extensions: { code: 'badCurrentPassword', status: 422 } })
  const { user } = await open()
  await user.type(await password(), 'Feil-1234')
  await user.click(submit())
  await screen.findByText('Nåværende passord er feil.')
  expect((await password()).getAttribute('aria-invalid')).toBe('true')
})

test('the last administrator of a company is told what to do first', async () => {
  answer({ companies: ['Murmester AS'], lastAdminIn: ['Murmester AS'] })
  const { user } = await open()
  await screen.findByText(/siste administratoren i Murmester AS/)
  expect(screen.queryByLabelText('Passordet ditt')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect((await screen.findByRole('button', { name: 'Slett kontoen …' })).textContent).toContain('Slett')
})

test('what could not be fetched can be asked for again', async () => {
  answer(undefined)
  await open()
  expect((await screen.findByRole('button', { name: 'Prøv igjen' })).textContent).toBe('Prøv igjen')
})
