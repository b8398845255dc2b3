import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId } from './orderServer.ts'
import { leader, owner, project, projectServer, refuse } from './projectServer.ts'

test('until the budget is known its place is held, so that the answer does not move under the finger', async () => {
  let tell: (data: object) => void = () => undefined
  projectServer({
    Order: () => ({ order: order({ may: ['approve', 'reject'], isUnseen: true }) }),
    OrderProject: () => ({ project: project() }),
    OrderBudget: () => new Promise<object>((resolve) => (tell = resolve)),
    SeeOrder: () => ({ seeOrder: { __typename: 'Order', id: orderId, isUnseen: false } }),
  })
  await openPage(`/private/order/processing/order-review/${orderId}`, { as: owner })
  const yes = await screen.findByRole('button', { name: /^Godkjenn 10/ })
  const held = screen.getByText('Laster')
  expect(held.compareDocumentPosition(yes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  await screen.findByText('30.06.2026')
  expect(screen.getByText('Laster')).toBe(held)
  tell({ projectBudget: { __typename: 'ProjectBudget', id: 'budget', total: 0 } })
  expect((await screen.findByText('Med denne')).parentElement!.textContent).toMatch(/Med denne10\s500,00\skr/)
  expect(screen.queryByText('Laster')).toBe(null)
})

test('what was sent back waits for whoever made it: others are not asked for a price that they can not write', async () => {
  const back = { status: 'rejectedByPmOrSc', type: 'request', lines: [], net: 0, vat: 0, gross: 0 } as const
  projectServer({
    Order: () => ({ order: order({ ...back, lines: [], may: ['release', 'delete'] }) }),
    OrderProject: () => ({ project: project() }),
  })
  await openPage(`/private/order/processing/order-review/${orderId}`, { as: leader })
  await screen.findByText('Den er sendt tilbake. Den som laget den, kan rette den og sende den på nytt.')
  expect(screen.queryByRole('button', { name: 'Send til kunden' })).toBe(null)
  expect(screen.queryByText(/Legg inn minst én post/)).toBe(null)
  expect(screen.getByRole('button', { name: 'Slett bestillingen' })).toBeTruthy()
})

test('whom orders do not concern is sent to whoever leads the project, not to the owner, who can not open them', async () => {
  projectServer({ Orders: () => refuse('authorizationFailure', 403) })
  await openPage('/private/order/processing', { as: owner })
  await screen.findByText('Bare de som har med saken å gjøre, ser dette. Spør prosjektlederen.')
  expect(screen.queryByText(/Eieren av eiendommen kan gi deg tilgang/)).toBe(null)
})
