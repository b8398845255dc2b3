import type { BrowserContext, Page } from 'playwright-core'

type Texts = { accounts: { login: { email: string; password: string; submit: string } } }
export type Language = 'nb' | 'en'
export type DemoLogin = 'owner' | 'guest' | 'admin' | 'leader' | 'pro' | 'multi' | 'sysadmin' | 'nolicence'

/** The language is chosen once, and kept by the browser. */
export const speak = (shown: Page, language: Language) =>
  shown.addInitScript((chosen) => localStorage.setItem('language', chosen), language)

/** At the form that asks for it. */
export async function signInByForm(shown: Page, who: DemoLogin, { accounts: { login } }: Texts) {
  await takenOver(shown)
  await shown.getByLabel(login.email).fill(`${who}@demo.example`)
  await shown.getByLabel(login.password, { exact: true }).fill('Demo-1234')
  await shown.getByRole('button', { name: login.submit }).click()
  await shown.waitForURL(/\/private\//)
}

/** Of those who have signed in at the server of this worker; it lasts as long as the server does. */
const sessions = new Map<DemoLogin, Awaited<ReturnType<BrowserContext['cookies']>>>()

/** By the form the first time; whoever has been here comes back with the session they have. */
export async function signIn(shown: Page, who: DemoLogin, texts: Texts, address = '/private/estates') {
  const kept = sessions.get(who)
  if (kept) {
    await shown.context().addCookies(kept)
  } else {
    await shown.goto('/login')
    await signInByForm(shown, who, texts)
    sessions.set(who, await shown.context().cookies())
    if (new URL(shown.url()).pathname === address) return
  }
  await shown.goto(address)
}

/** Until then the page is as it was drawn when the client was built. */
export const takenOver = (shown: Page) =>
  shown.waitForFunction(() => Object.keys(document.querySelector('#app') ?? {}).some((key) => key.startsWith('__reactContainer')))

/** By its own card: what waits there is told of above, and leads further in. */
export async function openedEstate(shown: Page, address: string) {
  await shown
    .getByRole('main')
    .getByRole('link', { name: new RegExp(address) })
    .and(shown.locator(':not([href*="/maintenance"])'))
    .first()
    .click()
  await shown.getByRole('heading', { level: 1, name: address }).waitFor()
}

/** Opens the newest mail to this reader, and answers where its button leads. */
export async function linkInMail(shown: Page, reader: string, place = 'create-password') {
  await shown.goto('/dev/mail')
  await shown.getByRole('link').filter({ hasText: reader }).first().click()
  return new RegExp(`/${place}/[\\w-]+`).exec((await shown.locator('pre').textContent()) ?? '')![0]
}
