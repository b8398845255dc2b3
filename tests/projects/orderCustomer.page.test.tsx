import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId } from './orderServer.ts'
import { leader, owner, project, projectServer } from './projectServer.ts'

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const review = `/private/order/processing/order-review/${orderId}`

const invited = (state: 'INVITED' | 'WITHDRAWN') => ({
  __typename: 'InvitedOwner' as const,
  id: 'asked',
  firstName: 'Kari Anne',
  lastName: 'Kunde',
  email: 'kari@kunde.example',
  state,
  createdAt: '2026-05-11T10:00:00Z',
  expiresAt: '2026-06-10T10:00:00Z',
})

test('a customer who is not here is invited by whoever leads the project, with the name that the project has', async () => {
  const missing = { may: ['withdraw', 'invite'] as ('withdraw' | 'invite')[], customerIsMissing: true }
  const withdrawn: unknown[] = []
  let invitedCustomer: ReturnType<typeof invited> | null = null
  const sent = projectServer({
    Order: () => ({ order: order({ ...missing, invitedCustomer }) }),
    OrderProject: () => ({ project: project() }),
    OrderCustomer: () => ({
      project: { __typename: 'Project', id: 'bath', customer: { __typename: 'ProjectCustomer', name: 'Kari Anne Kunde' } },
    }),
    WithdrawOwnerInvitation(variables) {
      withdrawn.push(variables)
      return { withdrawOwnerInvitation: (invitedCustomer = invited('WITHDRAWN')) }
    },
    InviteCustomer: () => {
      invitedCustomer = invited('INVITED')
      return { inviteCustomer: order({ ...missing, customerInvitedBy: 'kari@kunde.example', invitedCustomer }) }
    },
  })
  const { user } = await openPage(review, { as: leader })
  await screen.findByRole('heading', { name: 'Kunden er ikke her ennå' })
  await user.click(screen.getByRole('button', { name: 'Inviter kunden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Inviter kunden' }))
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Fornavn' }).value).toBe('Kari Anne'))
  await user.click(dialog.getByRole('button', { name: 'Send invitasjonen' }))
  await dialog.findAllByText('Skriv e-postadressen til kunden')
  await user.type(dialog.getByRole('textbox', { name: 'E-post' }), 'kari@kunde.example')
  await user.click(dialog.getByRole('button', { name: 'Send invitasjonen' }))
  await screen.findByText('Invitasjonen er sendt til kari@kunde.example')
  expect(sent.at(-1)!.variables.input).toEqual({ orderId, firstName: 'Kari Anne', lastName: 'Kunde', email: 'kari@kunde.example' })
  await screen.findByText('Venter på at eieren sier ja: kari@kunde.example')
  await user.click(screen.getByRole('button', { name: 'Trekk tilbake spørsmålet' }))
  await waitFor(() => expect(withdrawn).toEqual([{ invitationId: 'asked' }]))
  await screen.findByText('Spørsmålet til kari@kunde.example er trukket tilbake.')
  expect(screen.getByRole('button', { name: 'Inviter på nytt' })).toBeTruthy()
})

test('an order that grew out of a task leads there, and names the building that it is for', async () => {
  projectServer({
    Order: () => ({
      order: order({ taskId: 'drain', taskBuildingId: 'house', taskAreaId: 'wet', buildingId: 'house', buildingName: 'Låven' }),
    }),
    OrderProject: () => ({ project: project({ may: ['read project', 'read orders', 'plan deviations'] }) }),
  })
  await openPage(review, { as: owner })
  const back = await screen.findByRole('link', { name: 'Fra en oppgave i vedlikeholdsplanen' })
  expect(back.getAttribute('href')).toBe('/private/project/bath/estate/solveien/maintenance/plan/building/house/area/wet/listed/drain')
  expect(plain(document.body.textContent)).toContain('BygningLåven')
})
