import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const admin = { ...member, roles: ['System.Admin'] }
const company = {
  __typename: 'CompanyProof',
  id: 'c1',
  name: 'Luftteknikk Øst AS',
  organizationNumber: '937140336',
  registeredBy: 'Hanne Lund',
  createdAt: '2026-05-08T10:00:00Z',
  isEmailProven: true,
  registerRole: null,
  state: 'UNPROVEN',
  reason: null,
}

function server() {
  const sent: Record<string, unknown>[] = []
  let state: object = company
  network.use(
    http.post('/graphql', async ({ request }) => {
      const { operationName, variables } = (await request.json()) as { operationName: string; variables: Record<string, unknown> }
      if (operationName === 'ConfirmCompany') {
        sent.push(variables)
        state = { ...company, state: 'CONFIRMED', reason: variables['reason'] }
        return HttpResponse.json({ data: { confirmCompany: state } })
      }
      const companyProofs = { __typename: 'CompanyProofs', companies: [state], hasMore: false, totalCount: 367, waitingCount: 3 }
      return HttpResponse.json({ data: { companyProofs } })
    }),
  )
  return sent
}

test('a company that nothing proves is confirmed with a reason', async () => {
  const sent = server()
  const { user } = await openPage('/private/administration/companies', { as: admin })
  const row = within(await screen.findByRole('list', { name: 'Firmaer' })).getByRole('listitem')
  expect(row.textContent).toContain('937\u00a0140\u00a0336 · registrert av Hanne Lund 08.05.2026 · e-post bekreftet')
  expect(row.textContent).toContain('Ikke bevist')
  expect(screen.getByRole('button', { name: 'Venter (3)' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Bekreft Luftteknikk Øst AS med begrunnelse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bekrefte Luftteknikk Øst AS?' }))
  await user.type(dialog.getByLabelText('Begrunnelse'), 'Attest fra firmaregisteret')
  await user.click(dialog.getByRole('button', { name: 'Bekreft med begrunnelse' }))
  await screen.findByText('Luftteknikk Øst AS er bekreftet')
  expect(sent).toEqual([{ companyId: 'c1', reason: 'Attest fra firmaregisteret' }])
  await screen.findByText('Bekreftet av oss')
})

test('nobody but a system administrator sees the companies', async () => {
  await openPage('/private/administration/companies', { as: member })
  expect(await screen.findByText('Bare for systemansvarlige')).toBeTruthy()
})
