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

test('what nobody has priced says so, and no sum, no VAT and no kind of price', async () => {
  const unpriced = order({ status: 'open', may: [], lines: [] })
  projectServer({ Order: () => ({ order: unpriced }), OrderProject: () => ({ project: project() }) })
  await openPage(`/private/order/processing/order-review/${orderId}`, { as: owner })
  await screen.findByText('Uten pris')
  for (const words of ['Sum uten mva.', 'Fast pris', 'Prisen står, uansett hva jobben krever']) expect(screen.queryByText(words)).toBe(null)
})
