import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { prefetchLinks } from '#client/app/prefetchLinks.ts'
import { routes } from '#client/app/routes.tsx'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer } from './estateServer.ts'

let stop = () => {}
afterEach(() => stop())

test('a link that is pointed at has its screen’s answer before it is followed', async () => {
  const server = estateServer()
  stop = prefetchLinks(routes)
  const { user } = await openPage('/private/estates', { as: member })
  const link = await screen.findByRole('link', { name: 'Solveien 14' })
  await user.hover(link)
  await waitFor(() => expect(server.calls('EstateSummary')).toHaveLength(1))
  await user.click(link)
  await screen.findByRole('region', { name: 'Kontakt' })
  expect(server.calls('EstateSummary')).toHaveLength(1)
})

test('so has a link that is reached by keyboard', async () => {
  const server = estateServer()
  stop = prefetchLinks(routes)
  await openPage('/private/estate/solveien', { as: member })
  const link = await screen.findByRole('link', { name: 'Rapporter' })
  link.focus()
  await waitFor(() => expect(server.calls('ReportArchive')).toHaveLength(1))
})
