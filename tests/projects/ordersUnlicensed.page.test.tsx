import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { choices, orders } from './orderServer.ts'
import { leader, projectServer } from './projectServer.ts'

test('a company without a licence and without projects reads what one opens, and searches nothing', async () => {
  projectServer({ Orders: () => ({ orders: orders([]) }), OrderProjects: () => ({ projects: { ...choices().projects, nodes: [] } }) })
  await openPage('/private/order/processing', { as: { ...leader, licences: [] } })
  await screen.findByRole('heading', { name: 'Prosjekter følger med lisensen Proff' })
  expect(screen.queryByRole('searchbox')).toBe(null)
  expect(screen.queryByRole('link', { name: 'Nytt tilbud' })).toBe(null)
  expect(screen.getByRole('link', { name: 'Forespørsler om pris' })).toBeTruthy()
})
