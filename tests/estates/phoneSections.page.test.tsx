import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, ownersRights, report, solveien } from './estateServer.ts'

test('on a phone the sections stand in a sheet, in groups, and the sheet closes with what is chosen', async () => {
  estateServer({ estates: [{ ...solveien, may: ownersRights }], reports: [report('tilstand')] })
  const { user, address } = await openPage('/private/estate/solveien', { as: member, width: 390 })
  await user.click(await screen.findByRole('button', { name: 'Oversikt. Velg del av eiendommen' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Solveien 14' }))
  expect(sheet.getByRole('list', { name: 'Papirer' })).toBeDefined()
  await user.click(sheet.getByRole('link', { name: 'Rapporter' }))
  await waitFor(() => expect(address()).toBe('/private/estate/solveien/report-archive'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByRole('button', { name: 'Rapporter. Velg del av eiendommen' })).toBeDefined()
})
