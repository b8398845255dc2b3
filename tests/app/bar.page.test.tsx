import { cleanup, act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { network } from '#tests/support/network.ts'
import { noEstates, openPage, refusal } from '#tests/support/page.tsx'
import { actingAs, firmAccount, member, nobody } from '#tests/support/visitors.ts'

const screenOfMember = '/private/beta-disclaimer'
const bar = () => within(screen.getByRole('banner'))
const openWide = () => openPage(screenOfMember, { as: member })
const openSmall = () => openPage(screenOfMember, { as: member, width: 390 })

describe('the menu of the wide bar', () => {
  test('opens over the whole width with the focus on its first entry, and Escape closes it', async () => {
    const { user } = await openWide()
    const button = await bar().findByRole('button', { name: 'Meny' })
    await user.click(button)
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const entry = within(screen.getByRole('navigation', { name: 'Hovedmeny' })).getByRole('link', { name: /Eiendommer/ })
    expect(document.activeElement).toBe(entry)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('navigation', { name: 'Hovedmeny' })).toBe(null)
    expect(document.activeElement).toBe(button)
  })

  test('closes on a press outside of it', async () => {
    const { user } = await openWide()
    await user.click(await bar().findByRole('button', { name: 'Meny' }))
    fireEvent.click(screen.getByTestId('backdrop'))
    expect(screen.queryByRole('navigation', { name: 'Hovedmeny' })).toBe(null)
  })

  test('stays open, with the focus in it, when the screen that was on its way arrives; Back closes it', async () => {
    const { user, goTo } = await openWide()
    await user.click(await bar().findByRole('button', { name: 'Meny' }))
    const menu = screen.getByRole('navigation', { name: 'Hovedmeny' })
    await act(() => goTo('/private/change-password'))
    await screen.findByRole('heading', { level: 1, name: 'Bytt passord' })
    expect(menu.contains(document.activeElement)).toBe(true)
    await act(() => goTo(-1))
    const heading = await screen.findByRole('heading', { level: 1, name: /betaversjonen/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('navigation', { name: 'Hovedmeny' })).toBe(null)
  })

  test('has a logo that leads home', async () => {
    const { user, address } = await openWide()
    await user.click(await bar().findByRole('link', { name: 'Grunnmur, til forsiden' }))
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('the profile area', () => {
  const open = async (user: Awaited<ReturnType<typeof openPage>>['user']) => {
    await user.click(await bar().findByRole('button', { name: /konto og innstillinger/ }))
    return within(await screen.findByRole('menu'))
  }

  test('shows who acts', async () => {
    await openWide()
    expect((await bar().findByRole('button', { name: /konto og innstillinger/ })).textContent).toContain('Kari NordmannEier')
  })

  test('is my profile until an account is chosen', async () => {
    await openPage('/private/account-list', { as: actingAs(null) })
    expect((await bar().findByRole('button', { name: /konto og innstillinger/ })).textContent).toMatch(/Min profil, konto/)
  })

  test('switches account: the server selects it, and the estates of the new one are shown', async () => {
    let selected: unknown
    network.use(
      http.post('/api/private/profile/user/current-user/:accountId', ({ params, request }) => {
        selected = [params.accountId, request.headers.get('X-Account')]
        return HttpResponse.json(actingAs(firmAccount))
      }),
      http.post('/graphql', noEstates),
    )
    const { user, address } = await openWide()
    await user.click((await open(user)).getByRole('menuitem', { name: /Byggmester Moen AS/ }))
    await screen.findByText('Nå er du Byggmester Moen AS.')
    expect(selected).toEqual(['firm', null])
    expect(address()).toBe('/private/estates')
    await bar().findByRole('button', { name: /Byggmester Moen AS.*konto/ })
  })

  test('lists a blocked profile, but it can not be selected', async () => {
    const { user, address } = await openWide()
    const blocked = (await open(user)).getByRole('menuitem', { name: /Strøm & Lys AS.*Sperret av firmaet/ })
    expect(blocked.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(blocked)
    expect(address()).toBe(screenOfMember)
  })

  test('leads to the change of the password', async () => {
    const { user, address } = await openWide()
    await user.click((await open(user)).getByRole('menuitem', { name: 'Bytt passord' }))
    await waitFor(() => expect(address()).toBe('/private/change-password'))
  })

  test('signs out, clears the account and leads to the sign-in page', async () => {
    network.use(http.get('/api/public/profile/user/logout', () => new HttpResponse(null, { status: 204 })))
    const { user, address, become } = await openWide()
    const menu = await open(user)
    become(nobody)
    await user.click(menu.getByRole('menuitem', { name: 'Logg ut' }))
    await waitFor(() => expect(address()).toBe('/login'))
    await waitFor(() => expect(screen.queryAllByText('Kari Nordmann')).toEqual([]))
  })

  test('says so when signing out failed, and one is still there', async () => {
    network.use(http.get('/api/public/profile/user/logout', () => refusal(500, 'internalError')))
    const { user, address } = await openWide()
    await user.click((await open(user)).getByRole('menuitem', { name: 'Logg ut' }))
    await screen.findByText('Du ble ikke logget ut. Prøv igjen.')
    expect(address()).toBe(screenOfMember)
  })
})

describe('on a small screen', () => {
  test('the bar shows the way back and the title, and a drawer with everything else', async () => {
    const { user } = await openSmall()
    await bar().findByRole('button', { name: 'Tilbake' })
    expect(bar().getByText('Om betaversjonen').tagName).toBe('B')
    await user.click(bar().getByRole('button', { name: 'Åpne menyen' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Meny' }))
    for (const name of [/Kari Nordmann/, /Byggmester/, 'Bytt passord', 'Logg ut']) drawer.getByRole('button', { name })
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: /Strøm & Lys AS/ }).disabled).toBe(true)
    drawer.getByRole('link', { name: /Eiendommer/ })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  })

  test('a visitor gets a dialog with about, contact and sign-in', async () => {
    const { user, address } = await openPage('/', { width: 390 })
    await user.click(await bar().findByRole('button', { name: 'Åpne menyen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Meny' }))
    expect(dialog.getByRole('link', { name: /Om oss/ }).getAttribute('target')).toBe('_blank')
    dialog.getByRole('button', { name: 'Kontakt' })
    await user.click(dialog.getByRole('link', { name: 'Logg inn' }))
    await waitFor(() => expect(address()).toBe('/login'))
  })
})

describe('a visitor on a wide screen', () => {
  test('sees about, contact and sign-in, and contact goes to the footer', async () => {
    const { user } = await openPage('/')
    expect(
      bar()
        .getByRole('link', { name: /Om oss/ })
        .getAttribute('rel'),
    ).toBe('noopener')
    bar().getByRole('link', { name: 'Logg inn' })
    await user.click(bar().getByRole('button', { name: 'Kontakt' }))
    expect(document.activeElement).toBe(screen.getByRole('contentinfo'))
  })

  test('finds no link to the beta in the footer; a member does', async () => {
    await openPage('/')
    expect(screen.queryByRole('link', { name: 'Om betaversjonen' })).toBe(null)
    // Two pages in one document share a session: the first would show it too.
    cleanup()
    await openWide()
    await screen.findByRole('link', { name: 'Om betaversjonen' })
  })
})
