import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { linkInMail, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }
const password = 'Riktig-1234'
let registered = 0

test.each([
  ['phone', 'nb'],
  ['wide', 'en'],
] as const)(
  'on a %s screen in %s, a craftsman registers the company, and a colleague comes along',
  async (viewport: Viewport, language) => {
    const { accounts, app, companies } = texts[language]
    const { registerCompany, register, registered: welcome, person } = accounts
    const addressOf = (name: string) => `${name}-${viewport}-${language}@murer.example`

    async function chooseCompany(shown: Page) {
      await shown.getByRole('combobox', { name: registerCompany.name }).pressSequentially('mur')
      const offered = shown.getByRole('option').nth(registered++)
      await offered.waitFor()
      await expectAccessible(shown)
      await offered.click()
      expect(await shown.getByLabel(registerCompany.organizationNumber).inputValue()).toMatch(/^\d{3} \d{3} \d{3}$/)
      expect(await shown.getByLabel(accounts.address.city).inputValue()).not.toBe('')
      return shown.getByRole('combobox', { name: registerCompany.name }).inputValue()
    }

    async function signIn(shown: Page, email: string) {
      await shown.getByLabel(accounts.login.email).fill(email)
      await shown.getByLabel(accounts.login.password, { exact: true }).fill(password)
      await shown.getByRole('button', { name: accounts.login.submit }).click()
      await shown.waitForURL(/\/private\//)
    }

    async function openMenu(shown: Page) {
      const wide = shown.getByRole('button', { name: app.menu.open, exact: true })
      await (viewport === 'wide' ? wide : shown.getByRole('button', { name: app.menu.openSmall })).click()
    }

    const craftsman = await page(viewport, language)
    await speak(craftsman, language)
    await craftsman.goto('/register')
    await craftsman.getByRole('link', { name: register.companyLink }).click()
    const company = await chooseCompany(craftsman)
    await craftsman.getByLabel(person.firstName).fill('Stig')
    await craftsman.getByLabel(person.lastName).fill('Stillas')
    await craftsman.getByLabel(person.email).fill(addressOf('stig'))
    await craftsman.getByLabel(person.phone).fill('68050190')
    await craftsman.getByLabel(register.password, { exact: true }).fill(password)
    await craftsman.getByRole('checkbox').check()
    await craftsman.getByRole('button', { name: registerCompany.submit }).click()
    await craftsman.getByRole('heading', { name: welcome.title }).waitFor()
    await expectAccessible(craftsman)
    await craftsman.getByRole('main').getByRole('link', { name: welcome.login }).click()
    await signIn(craftsman, addressOf('stig'))

    await openMenu(craftsman)
    await craftsman.getByRole('link', { name: app.menu.companyAdmin }).click()
    await craftsman.getByRole('link', { name: companies.users.title }).click()
    await craftsman.getByRole('link', { name: companies.users.add }).click()
    await craftsman.getByLabel(companies.users.firstName).fill('Lise')
    await craftsman.getByLabel(companies.users.lastName).fill('Lærling')
    await craftsman.getByLabel(companies.users.email).fill(addressOf('lise'))
    await craftsman.getByLabel(companies.users.phone).fill('68050191')
    await craftsman.getByRole('checkbox', { name: companies.role.COMPANY_PROFESSIONAL }).check()
    await expectAccessible(craftsman)
    await craftsman.getByRole('button', { name: companies.users.add }).click()
    await craftsman
      .getByRole('main')
      .getByRole('link', { name: /Lise Lærling/ })
      .waitFor()

    const colleague = await page(viewport, language)
    await speak(colleague, language)
    await colleague.goto(await linkInMail(colleague, addressOf('lise')))
    await colleague.getByText(addressOf('lise')).waitFor()
    await expectAccessible(colleague)
    await colleague.getByLabel(accounts.createPassword.password, { exact: true }).fill(password)
    await colleague.getByRole('button', { name: accounts.createPassword.submit }).click()
    await colleague.waitForURL('/login')
    await signIn(colleague, addressOf('lise'))
    await openMenu(colleague)
    await colleague.getByText(company).first().waitFor()
    await expectAccessible(colleague)
  },
)
