import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { chooseColourMode } from '#client/app/colourMode.ts'
import { openPage } from '#tests/support/page.tsx'
import { member } from '#tests/support/visitors.ts'

const beta = '/private/beta-disclaimer'

describe('the screens', () => {
  test('an address that is none leads to not found, exactly', async () => {
    const { address } = await openPage('/finnes/ikke')
    await screen.findByRole('heading', { name: 'Siden finnes ikke.' })
    screen.getByText('404')
    expect(address()).toBe('/not-found')
  })

  test('home is for visitors and for members', async () => {
    await openPage('/')
    await screen.findByRole('heading', { name: 'Finn papirene før kjelen blir kald.' })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Opprett konto' }).getAttribute('href')).toBe('/register')
    expect(main.getByRole('link', { name: 'Registrer firma' }).getAttribute('href')).toBe('/register/company')
    for (const name of ['Hele året på ett blikk', 'Papirene, der du leter', 'Del det du vil']) main.getByRole('heading', { name })
  })

  test('home greets a member and leads to the estates', async () => {
    await openPage('/', { as: member })
    await screen.findByRole('heading', { name: 'Hei, Kari.' })
    expect(screen.getByRole('link', { name: 'Gå til eiendommene' }).getAttribute('href')).toBe('/private/estates')
  })

  test('name themselves in the document, and take the focus after a change', async () => {
    const { user } = await openPage('/', { as: member })
    await screen.findByRole('heading', { name: 'Hei, Kari.' })
    expect(document.title).toBe('Grunnmur')
    await user.click(screen.getByRole('link', { name: 'Om betaversjonen' }))
    const heading = await screen.findByRole('heading', { name: 'Om betaversjonen' })
    await waitFor(() => expect(document.title).toBe('Om betaversjonen – Grunnmur'))
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('answer a press while the next one is on its way', async () => {
    const { user } = await openPage('/', { as: member })
    await screen.findByRole('heading', { name: 'Hei, Kari.' })
    const line = () => document.querySelector('[data-on-the-way]')
    expect(line()).toBeNull()
    const seen = new Promise((resolve) => {
      new MutationObserver(() => line() && resolve(true)).observe(document.body, { childList: true, subtree: true })
    })
    await user.click(screen.getByRole('link', { name: 'Om betaversjonen' }))
    expect(await seen).toBe(true)
    await screen.findByRole('heading', { name: 'Om betaversjonen' })
    expect(line()).toBeNull()
  })

  test('are reached past the bar by the first key press', async () => {
    const { user } = await openPage(beta, { as: member })
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Hopp til innholdet')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

describe('the footer', () => {
  test('leads out in windows of their own', async () => {
    await openPage('/')
    const footer = within(screen.getByRole('contentinfo'))
    for (const name of [/Om oss/, /Spørsmål og svar/, /Personvern/, /Vilkår/, /Følg oss/]) {
      expect(footer.getByRole('link', { name }).getAttribute('target')).toBe('_blank')
    }
  })
})

describe('without network', () => {
  const setOnline = (isOnline: boolean) =>
    act(() => {
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline })
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
    })
  afterEach(() => setOnline(true))

  test('a quiet line says so until it is back', async () => {
    await openPage('/')
    setOnline(false)
    const line = await screen.findByText(/^Du er uten nett/)
    setOnline(true)
    await waitFor(() => expect(line.isConnected).toBe(false))
  })
})

describe('language and appearance', () => {
  test('English is the whole page in English', async () => {
    await openPage('/', { language: 'en' })
    await screen.findByRole('heading', { name: 'Find the papers before the boiler goes cold.' })
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
  })

  test('the other language is chosen at the foot of the page and kept', async () => {
    const { user } = await openPage('/')
    await user.click(screen.getByRole('button', { name: 'English' }))
    expect(localStorage.getItem('language')).toBe('en')
    localStorage.clear()
  })

  test('the colours follow the machine until they are chosen', async () => {
    const { user } = await openPage('/')
    await user.click(screen.getByRole('button', { name: 'Utseende: Følg enheten' }))
    expect(document.documentElement.dataset.theme).toBe('light')
    await user.click(screen.getByRole('button', { name: 'Utseende: Lyst' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    await user.click(screen.getByRole('button', { name: 'Utseende: Mørkt' }))
    expect(localStorage.getItem('colourMode')).toBe('system')
  })

  test('paper is light, whatever was chosen', () => {
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: query === 'print' }) as MediaQueryList)
    chooseColourMode('dark')
    expect(document.documentElement.dataset.theme).toBe('light')
    media.mockRestore()
    chooseColourMode('dark')
    expect(document.documentElement.dataset.theme).toBe('dark')
    chooseColourMode('system')
  })
})
