import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'
import { estateServer, ownersRights, report, solveien } from './estateServer.ts'

test('on a phone the bar tells which estate and which part of it, and the sections stand in a sheet, in groups, and the sheet closes with what is chosen', async () => {
  estateServer({ estates: [{ ...solveien, may: ownersRights }], reports: [report('tilstand')] })
  const { user, address } = await openPage('/private/estate/solveien', { as: member, width: 390 })
  const here = await screen.findByRole('button', { name: 'Solveien 14 Oversikt. Velg del av eiendommen' })
  await waitFor(() => expect(here.textContent).toBe('Solveien 14 Oversikt'))
  await user.click(here)
  const sheet = within(await screen.findByRole('dialog', { name: 'Solveien 14' }))
  expect(sheet.getByRole('list', { name: 'Papirer' })).toBeDefined()
  await user.click(sheet.getByRole('link', { name: 'Rapporter' }))
  await waitFor(() => expect(address()).toBe('/private/estate/solveien/report-archive'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const there = await screen.findByRole('button', { name: 'Solveien 14 Rapporter. Velg del av eiendommen' })
  expect(there.textContent).toBe('Solveien 14 Rapporter')
  expect(screen.getAllByRole('button', { name: /Velg del av eiendommen/ })).toEqual([there])
})

test('the sections of an estate do not stand above its screen while its bar is on the way', async () => {
  estateServer({ estates: [{ ...solveien, may: ownersRights }], reports: [] })
  const above: string[] = []
  const watch = new MutationObserver(() =>
    above.push(...screen.queryAllByRole('button', { name: /^Oversikt. Velg del/ }).map(({ textContent }) => textContent)),
  )
  watch.observe(document.body, { childList: true, subtree: true })
  await openPage('/private/estate/solveien', { as: member, width: 390 })
  await screen.findByRole('button', { name: 'Solveien 14 Oversikt. Velg del av eiendommen' })
  watch.disconnect()
  expect(above).toEqual([])
})
