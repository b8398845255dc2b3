import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId } from './orderServer.ts'
import { leader, managerRights, project, projectServer, refuse } from './projectServer.ts'

const review = `/private/order/processing/order-review/${orderId}`

test('what keeps an order from the customer is said in its own words', async () => {
  projectServer({
    Order: () => ({ order: order({ status: 'open', may: ['edit', 'release', 'delete'] }) }),
    OrderProject: () => ({ project: project({ may: [...managerRights, 'read orders', 'create orders'] }) }),
    MoveOrder: () => refuse('cannotHandleTheRequest', 409, { reason: 'transition', orderStatus: 'open', missing: 'lines' }),
  })
  const { user } = await openPage(review, { as: leader })
  await user.click(await screen.findByRole('button', { name: 'Send til kunden' }))
  expect(await screen.findByText('Bestillingen har ingen linjer med pris. Legg inn det som skal gjøres, før den sendes.')).toBeDefined()
})
