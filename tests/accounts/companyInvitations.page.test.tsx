import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage, refusal } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const own = '/api/private/profile/user'
const on = { ...member, features: { companyAccountManagement: true } }
const invitation = {
  id: 'i1',
  companyName: 'Østre Takservice AS',
  isCompanyProven: false,
  organizationNumber: '919555111',
  roles: ['COMPANY_PROFESSIONAL'],
  createdAt: '2026-05-11T10:00:00Z',
}

function server({ leaving = () => new HttpResponse(null, { status: 204 }) as Response } = {}) {
  const done: string[] = []
  network.use(
    http.get(`${own}/company-invitations`, () => HttpResponse.json([invitation])),
    http.post(`${own}/company-invitations/:id`, ({ params }) => {
      done.push(`yes ${String(params['id'])}`)
      return new HttpResponse(null, { status: 204 })
    }),
    http.delete(`${own}/company-invitations/:id`, ({ params }) => {
      done.push(`no ${String(params['id'])}`)
      return new HttpResponse(null, { status: 204 })
    }),
    http.post(`${own}/accounts/:id/leave`, ({ params }) => {
      done.push(`leave ${String(params['id'])}`)
      return leaving()
    }),
  )
  return done
}
const open = () => openPage('/private/account-list', { as: on })

test.each([
  ['Bli med', 'yes i1', 'Du er med i Østre Takservice AS'],
  ['Nei takk', 'no i1', 'Du har takket nei til Østre Takservice AS'],
])('a company that asks is answered: %s', async (button, sent, told) => {
  const done = server()
  const { user } = await open()
  const card = within(await screen.findByRole('region', { name: 'Østre Takservice AS vil ha deg med' }))
  expect(card.getByText(/Firmaet ser bare det det selv har skrevet/)).toBeTruthy()
  expect(card.getByText(/org\.nr\. 919 555 111/)).toBeTruthy()
  await user.click(card.getByRole('button', { name: button }))
  await screen.findByText(told)
  expect(done).toEqual([sent])
  expect(screen.queryByRole('region', { name: 'Østre Takservice AS vil ha deg med' })).toBe(null)
})

test('whoever has no account yet is not asked which one to remember', async () => {
  server()
  await openPage('/private/account-list', { as: { ...on, accountProfiles: [], selectedAccountId: null } })
  await screen.findByRole('region', { name: 'Østre Takservice AS vil ha deg med' })
  expect(screen.queryByRole('checkbox')).toBe(null)
})

test('a company is left once it has been asked for twice', async () => {
  const done = server()
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Forlat Byggmester Moen AS' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Forlate Byggmester Moen AS?' }))
  await user.click(dialog.getByRole('button', { name: 'Forlat firmaet' }))
  await screen.findByText('Du har forlatt Byggmester Moen AS')
  expect(done).toEqual(['leave firm'])
})

test('the last administrator is told that they can’t leave', async () => {
  server({ leaving: () => refusal(409, 'lastAdminInCompany') })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Forlat Byggmester Moen AS' }))
  await user.click(await screen.findByRole('button', { name: 'Forlat firmaet' }))
  await waitFor(() => expect(screen.getByText('Den siste administratoren i firmaet kan ikke fjernes.')).toBeTruthy())
})
