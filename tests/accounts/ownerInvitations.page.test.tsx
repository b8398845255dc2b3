import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { estateServer, solveien } from '#tests/estates/estateServer.ts'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member, nobody } from '#tests/support/visitors.ts'

const own = '/api/private/profile/user'
const invitation = {
  id: 'i1',
  companyName: 'Østre Takservice AS',
  organizationNumber: '919555111',
  isCompanyProven: false,
  askedBy: 'Nils Takstein',
  addressLine1: 'Solveien 14',
  addressLine2: '1170 Oslo',
  isForOrder: false,
  createdAt: '2026-05-11T10:00:00Z',
  expiresAt: '2026-06-10T10:00:00Z',
}
const name = 'Eier du Solveien 14?'

function server({ orderId = null as string | null, invitations = [invitation] } = {}) {
  const sent: unknown[] = []
  network.use(
    http.get(`${own}/owner-invitations`, () => HttpResponse.json(invitations)),
    http.post(`${own}/owner-invitations/:id`, ({ params }) => {
      sent.push(`yes ${String(params['id'])}`)
      return HttpResponse.json({ account: { accountId: 'own' }, estateId: 'solveien', orderId })
    }),
    http.delete(`${own}/owner-invitations/:id`, async ({ request }) => {
      sent.push(await request.json())
      return new HttpResponse(null, { status: 204 })
    }),
    http.get('/api/public/profile/user/current-user', () => HttpResponse.json(member)),
    http.post(`${own}/current-user/:id`, ({ params }) => {
      sent.push(`as ${String(params['id'])}`)
      return HttpResponse.json(member)
    }),
  )
  return sent
}

test('whoever is asked whether they own an estate sees who asks and what follows, and comes there by a yes', async () => {
  const sent = server()
  estateServer({ estates: [solveien] })
  const { user, address } = await openPage('/private/owner-invitations', { as: actingAs(firmAccount) })
  const card = within(await screen.findByRole('region', { name }))
  expect(card.getByText(/org\.nr\. 919 555 111 · spurt 11\.05\.2026 av Nils Takstein/)).toBeTruthy()
  expect(card.getByText('Østre Takservice AS har lagt inn Solveien 14, 1170 Oslo og spør om du eier den.')).toBeTruthy()
  expect(card.getByText(/Til da ser firmaet bare det det selv har skrevet/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: 'Ja, den er min' }))
  await screen.findByRole('heading', { level: 1, name: 'Solveien 14' })
  expect(address()).toBe('/private/estate/solveien')
  expect(sent).toEqual(['yes i1', 'as own'])
})

test('whoever has no account is asked as well, and says no for good', async () => {
  const sent = server()
  const { user } = await openPage('/private/owner-invitations', { as: { ...actingAs(null), accountProfiles: [] } })
  const card = within(await screen.findByRole('region', { name }))
  await user.click(card.getByRole('checkbox', { name: 'La ikke Østre Takservice AS spørre meg om noen eiendom igjen' }))
  await user.click(card.getByRole('button', { name: 'Nei, den er ikke min' }))
  await screen.findByText('Ingen spør deg nå')
  expect(sent).toEqual([{ isForGood: true }])
})

test('the list of accounts asks it too', async () => {
  server()
  await openPage('/private/account-list', { as: { ...actingAs(null), accountProfiles: [] } })
  await screen.findByRole('region', { name })
  expect(screen.queryByText('Ingen konto å velge')).toBeNull()
})

test('the mail’s own link says no without an account, and only at a click', async () => {
  const sent: unknown[] = []
  const asked = {
    companyName: 'Østre Takservice AS',
    organizationNumber: '919555111',
    addressLine1: 'Solveien 14',
    isDeclined: false,
    isForGood: false,
  }
  network.use(
    http.get('/api/public/owner-invitation/key', () => HttpResponse.json(asked)),
    http.post('/api/public/owner-invitation/key', async ({ request }) => {
      const { isForGood } = (await request.json()) as { isForGood: boolean }
      sent.push(isForGood)
      return HttpResponse.json({ ...asked, isDeclined: true, isForGood })
    }),
  )
  const { user } = await openPage('/owner-invitation/key', { as: nobody })
  await screen.findByText(/Østre Takservice AS \(org\.nr\. 919\s555\s111\) har spurt om du eier Solveien 14/)
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Nei, den er ikke min' }))
  await screen.findByRole('heading', { name: 'Du har sagt nei' })
  await user.click(screen.getByRole('button', { name: 'La ikke Østre Takservice AS spørre igjen' }))
  await screen.findByText('Østre Takservice AS kan ikke spørre deg om noen eiendom igjen.')
  expect(sent).toEqual([false, true])
})

test('a link that is over says so', async () => {
  network.use(http.get('/api/public/owner-invitation/key', () => refusal(410, 'entityNotFound')))
  await openPage('/owner-invitation/key', { as: nobody })
  expect(await screen.findByRole('heading', { name: 'Lenken er for gammel' })).toBeTruthy()
})
