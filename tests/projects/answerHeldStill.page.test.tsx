import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId } from './orderServer.ts'
import { owner, project, projectServer } from './projectServer.ts'

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
