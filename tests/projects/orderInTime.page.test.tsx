import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderPartsFragment } from '#client/generated/graphql.ts'
import { inDays } from '#schema/day.ts'
import { held } from '#tests/support/held.ts'
import { openPage } from '#tests/support/page.tsx'
import { order, orderId } from './orderServer.ts'
import { leader, managerRights, owner, project, projectServer } from './projectServer.ts'

const review = `/private/order/processing/order-review/${orderId}`
const shown = (more: Partial<OrderPartsFragment>) => ({
  Order: () => ({ order: order(more) }),
  OrderBudget: () => ({ projectBudget: { __typename: 'ProjectBudget', id: 'budget', total: 94_500 } }),
  Quotations: () => ({ quotations: { __typename: 'QuotationConnection', nodes: [] } }),
  SeeOrder: () => ({ seeOrder: { __typename: 'Order', id: orderId, isUnseen: false } }),
})
const ownersProject = () => ({ project: project({ may: ['read project', 'read orders', 'create orders', 'approve orders'] }) })
const managersProject = () => ({ project: project({ may: [...managerRights] }) })
const asOwner = { may: ['approve', 'reject'] as ('approve' | 'reject')[] }

test('an order stands once its project has come too, so that nothing of it moves', async () => {
  const late = held(ownersProject)
  projectServer({ ...shown(asOwner), OrderProject: late.answer })
  await openPage(review, { as: owner })
  await waitFor(() => expect(late.isAsked()).toBe(true))
  expect(screen.queryByRole('heading', { name: 'Varmekabler i bad' })).toBe(null)
  late.letCome()
  await screen.findByRole('heading', { name: 'Varmekabler i bad' })
  expect(screen.getByText('30.06.2026')).toBeTruthy()
})

test('a price whose day has passed is not approved, and whoever gave it is told what to do', async () => {
  projectServer({ ...shown({ ...asOwner, validUntil: inDays(-1) }), OrderProject: ownersProject })
  await openPage(review, { as: owner })
  expect((await screen.findByRole('button', { name: /^Godkjenn/ })).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Avvis med begrunnelse' }).hasAttribute('disabled')).toBe(false)
  screen.getByText(/Prisen gjaldt til .* spør om en ny/)
})

test('a price whose day has passed is not sent either', async () => {
  projectServer({ ...shown({ status: 'open', may: ['edit', 'release'], validUntil: inDays(-1) }), OrderProject: managersProject })
  await openPage(review, { as: leader })
  expect((await screen.findByRole('button', { name: 'Send til kunden' })).hasAttribute('disabled')).toBe(true)
  screen.getByText(/Sett en ny dag før den sendes/)
})

test('a price holds on its last day', async () => {
  projectServer({ ...shown({ ...asOwner, validUntil: inDays(0) }), OrderProject: ownersProject })
  await openPage(review, { as: owner })
  expect((await screen.findByRole('button', { name: /^Godkjenn/ })).hasAttribute('disabled')).toBe(false)
})

test('an order is changed once it is known whom it can be sent to, so that no field is pushed away', async () => {
  const late = held(() => ({
    participantOptions: { __typename: 'ProjectOptions', subcontractors: [] },
  }))
  projectServer({ ...shown({ status: 'open', may: ['edit'] }), OrderProject: managersProject, OrderParties: late.answer })
  await openPage(`/private/order/order-edit/${orderId}`, { as: leader })
  await waitFor(() => expect(late.isAsked()).toBe(true))
  expect(screen.queryByRole('textbox', { name: /Hva gjelder det/ })).toBe(null)
  late.letCome()
  await screen.findByRole('textbox', { name: /Hva gjelder det/ })
})
