import type { Page } from 'playwright-core'

type Texts = { accounts: { login: { email: string; password: string; submit: string } } }
export type Language = 'nb' | 'en'
export type DemoLogin = 'owner' | 'guest' | 'admin' | 'leader' | 'pro' | 'multi' | 'sysadmin' | 'nolicence'

/** The language is chosen once, and kept by the browser. */
export const speak = (shown: Page, language: Language) =>
  shown.addInitScript((chosen) => localStorage.setItem('language', chosen), language)

export async function signIn(shown: Page, who: DemoLogin, { accounts: { login } }: Texts) {
  await shown.goto('/login')
  await takenOver(shown)
  await shown.getByLabel(login.email).fill(`${who}@demo.example`)
  await shown.getByLabel(login.password, { exact: true }).fill('Demo-1234')
  await shown.getByRole('button', { name: login.submit }).click()
  await shown.waitForURL(/\/private\//)
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

/** Opens the mail to this reader with that in its subject, and answers where its button leads. */
export async function linkInMail(shown: Page, reader: string, subject: string) {
  await shown.goto('/dev/mail')
  await shown.getByRole('link').filter({ hasText: subject }).filter({ hasText: reader }).click()
  await shown.getByRole('heading', { level: 1 }).filter({ hasText: subject }).waitFor()
  return /\/create-password\/[\w-]+/.exec((await shown.locator('pre').textContent()) ?? '')![0]
}
