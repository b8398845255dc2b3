import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const beta = '/private/beta-disclaimer'

/** As a browser offers it, and the page keeps it before any code is there. */
function offered(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(() => Promise.resolve())
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) })
  window.offersInstalling = offer
  window.dispatchEvent(offer)
  return prompt
}

async function openMenu(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(screen.getByRole('button', { name: /konto og innstillinger/ }))
  return within(await screen.findByRole('menu'))
}

beforeEach(() => localStorage.removeItem('installing'))
afterEach(() => {
  window.offersInstalling = undefined
  Object.defineProperty(navigator, 'standalone', { value: undefined, configurable: true })
})

test('a browser that cannot install the product is offered nothing', async () => {
  const { user } = await openPage(beta, { as: member })
  const menu = await openMenu(user)
  menu.getByRole('menuitem', { name: 'Logg ut' })
  expect(menu.queryByRole('menuitem', { name: 'Installer' })).toBeNull()
})

test('a browser that can is asked by the menu, and an offer serves once', async () => {
  const { user } = await openPage(beta, { as: member })
  const menu = await openMenu(user)
  const prompt = await act(async () => offered('accepted'))
  await user.click(await menu.findByRole('menuitem', { name: 'Installer' }))
  await waitFor(() => expect(prompt).toHaveBeenCalledTimes(1))
  const again = await openMenu(user)
  again.getByRole('menuitem', { name: 'Logg ut' })
  expect(again.queryByRole('menuitem', { name: 'Installer' })).toBeNull()
  expect(localStorage.getItem('installing')).toBeNull()
})

test('the small menu offers it, too', async () => {
  offered('accepted')
  const { user } = await openPage(beta, { as: member, width: 390 })
  await user.click(screen.getByRole('button', { name: 'Åpne menyen' }))
  expect(await screen.findByRole('button', { name: 'Installer' })).toBeTruthy()
})

test('what was installed by the browser itself is offered no more', async () => {
  const { user } = await openPage(beta, { as: member })
  const menu = await openMenu(user)
  await act(async () => offered('accepted'))
  await menu.findByRole('menuitem', { name: 'Installer' })
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  await waitFor(() => expect(menu.queryByRole('menuitem', { name: 'Installer' })).toBeNull())
})

test('where it is done by hand one is told how, and a no is remembered', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  const { user } = await openPage(beta, { as: member })
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Installer' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Legg Grunnmur på hjemskjermen' })
  within(dialog).getByText(/Legg til på Hjem-skjerm/)
  await user.click(within(dialog).getByRole('button', { name: 'Lukk' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click((await openMenu(user)).getByRole('menuitem', { name: 'Installer' }))
  await user.click(await screen.findByRole('button', { name: 'Ikke foreslå det igjen' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await openMenu(user)).queryByRole('menuitem', { name: 'Installer' })).toBeNull()
  expect(localStorage.getItem('installing')).toBe('no')
})

test('a no to the browser is remembered', async () => {
  vi.resetModules()
  const { install } = await import('#client/app/frame/installing.ts')
  offered('dismissed')
  await install()
  expect(localStorage.getItem('installing')).toBe('no')
})
