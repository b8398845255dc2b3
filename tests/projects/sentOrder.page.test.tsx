import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId } from './orderServer.ts'
import { owner, project, projectServer } from './projectServer.ts'

test('what was taken back its customer sees as it was sent, and is told so', async () => {
  const sent = order({ status: 'open', may: [], isWithdrawn: true, asSentAt: '2026-05-11T13:40:00.000Z' })
  projectServer({ Order: () => ({ order: sent }), OrderProject: () => ({ project: project() }) })
  await openPage(`/private/order/processing/order-review/${orderId}`, { as: owner })
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Trukket tilbake.*Du ser det som ble sendt/)
  expect(screen.queryByText('Under arbeid')).toBe(null)
})
