import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Identity } from '#client/access/identity.ts'
import { openPage } from '#tests/support/page.tsx'
import { companyAs, customer, licenceServer, offer } from './licenceServer.ts'

async function openMenu(as: Identity, width = 1280) {
  licenceServer({ offers: [offer('COMPANY_PRO_PLUS', 8900)], mayOrder: false })
  const page = await openPage('/private/licenses', { as, width })
  await page.user.click(await screen.findByRole('button', { name: /^(Meny|Åpne menyen)$/ }))
  await screen.findByRole('navigation', { name: 'Hovedmeny' })
  return page
}
const entry = () => screen.queryByRole('button', { name: /^Opprett oppgave/ })
const without = (identity: Identity, feature: string): Identity => ({ ...identity, features: { ...identity.features, [feature]: false } })

describe('creating a task', () => {
  test.each([
    ['a leader', companyAs('Leader'), true],
    ['a professional', companyAs('Professional'), true],
    ['an administrator alone', companyAs('Admin'), false],
    ['a customer', customer, false],
    ['a leader where tasks are switched off', without(companyAs('Leader'), 'taskPage'), false],
  ])('for %s: in the menu or not', async (_, as, isThere) => {
    await openMenu(as)
    expect(entry() !== null).toBe(isThere)
  })

  test.each([1280, 390])('without the licence tells what is missing, and leads to it, at %i pixels', async (width) => {
    const { user, address } = await openMenu(companyAs('Leader', ['COMPANY_PRO']), width)
    await user.click(entry()!)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Du mangler lisens for å opprette oppgaver.' }))
    await user.click(dialog.getByRole('button', { name: 'Gå til lisenser' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
    expect(address()).toMatch(/^\/private\/licenses\?redirect=/)
  })

  test('gives the focus back to the menu’s button once that has been read', async () => {
    const { user } = await openMenu(companyAs('Leader'))
    await user.click(entry()!)
    await screen.findByRole('alertdialog')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Meny' })))
  })

  test('leads nowhere that is switched off', async () => {
    const { user } = await openMenu(without(companyAs('Leader'), 'licenceManagement'))
    await user.click(entry()!)
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.queryByRole('button', { name: 'Gå til lisenser' })).toBe(null)
    await user.click(dialog.getByRole('button', { name: 'Lukk' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
  })

  test('with the licence leads to the task page, and there is no dialog in the way', async () => {
    await openMenu(companyAs('Leader', ['COMPANY_PRO_PLUS']))
    expect(entry()).toBe(null)
    expect(screen.getByRole('link', { name: /^Opprett oppgave/ }).getAttribute('href')).toBe('/private/task')
  })
})
