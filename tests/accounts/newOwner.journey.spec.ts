import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { takenOver, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }
const password = 'Nordlys-og-47-ski'
const button = (shown: Page, name: string | RegExp) => shown.getByRole('button', { name })
const beginning = (text: string) => new RegExp(`^${text.split('{')[0]!}`)

test.each([
  ['phone', 'nb', '901'],
  ['wide', 'en', '902'],
] as const)('on a %s screen in %s, a new owner comes from the front page to a plan with twelve tasks', async (viewport, language, bnr) => {
  const { accounts, estates, licences } = texts[language]
  const {
    'estates.form': form,
    'app.homePage': home,
    'estates.firstSteps': first,
    'maintenance.starter': starter,
    maintenance,
  } = texts[language]
  const email = `ny-eier-${viewport}@test.example`

  const owner = await page(viewport, language)
  const signIn = async () => {
    await owner.getByLabel(accounts.login.email).fill(email)
    await owner.getByLabel(accounts.login.password, { exact: true }).fill(password)
    await button(owner, accounts.login.submit).click()
  }
  await speak(owner, language)
  await owner.goto('/')
  await takenOver(owner)
  await owner.getByRole('main').getByRole('link', { name: home.register }).first().click()
  await owner.getByLabel(accounts.person.firstName).fill('Nina')
  await owner.getByLabel(accounts.person.lastName).fill('Nyeier')
  await owner.getByLabel(accounts.person.email).fill(email)
  await owner.getByLabel(accounts.person.phone).fill('680 50 198')
  await owner.getByLabel(accounts.register.password, { exact: true }).fill(password)
  await owner.getByRole('checkbox').check()
  await button(owner, accounts.register.submit).click()
  await owner.getByRole('heading', { name: accounts.registered.title }).waitFor()
  await owner.getByRole('main').getByRole('link', { name: accounts.registered.login }).click()
  await signIn()
  await owner.waitForURL((at) => at.pathname === '/private/estates')

  await owner.getByRole('main').getByRole('link', { name: estates.add }).click()
  await owner.getByLabel(form.address, { exact: true }).fill('Prøveveien 9')
  await owner.getByLabel(form.municipalityNumber).fill('0301')
  await owner.getByLabel(form.gnr).fill('9207')
  await owner.getByLabel(form.bnr).fill(bnr)
  await owner.getByLabel(estates.fact.houseType).selectOption('detachedHouse')
  await owner.getByLabel(estates.fact.builtYear).fill('1962')
  await button(owner, form.add).click()
  await owner.getByRole('heading', { level: 1, name: 'Prøveveien 9' }).waitFor()
  await expectAccessible(owner)
  const estate = new URL(owner.url()).pathname

  const steps = owner.getByRole('region', { name: first.title })
  await steps.getByText(beginning(first.steps.hasRooms)).waitFor()
  expect(await steps.getByRole('listitem').count()).toBe(4)
  await steps.getByRole('link', { name: beginning(first.steps.hasTasks) }).click()
  await button(owner, starter.feature.heatPump).click()
  await owner.getByRole('checkbox', { name: beginning(maintenance.template.electrical) }).uncheck()
  await expectAccessible(owner)

  // Whoever looks at the price on the way comes back to what was answered.
  await owner.getByRole('link', { name: beginning(maintenance.licence.order) }).click()
  await owner.getByRole('heading', { level: 1, name: licences.title }).waitFor()
  if (viewport === 'phone') {
    await button(owner, beginning(licences.trial.start)).click()
  } else {
    await button(owner, beginning(licences.order)).click()
    await expectAccessible(owner)
    await button(owner, licences.place).click()
    await owner.getByRole('heading', { name: licences.success.title }).waitFor()
    await expectAccessible(owner)
    await owner.getByRole('link', { name: licences.success.goOn }).click()
  }
  const take = owner.getByRole('button', { name: /12/ })
  await take.waitFor()
  expect(new URL(owner.url()).pathname).toBe(`${estate}/maintenance/plan`)
  expect(await button(owner, starter.feature.heatPump).getAttribute('aria-pressed')).toBe('true')
  expect(await owner.getByRole('checkbox', { checked: true }).count()).toBe(12)
  expect(await owner.getByRole('checkbox', { checked: false }).count()).toBe(1)
  await expectAccessible(owner)
  await take.click()
  await owner
    .getByText(/^12 (oppgaver|tasks) /)
    .first()
    .waitFor()
  await owner.goto(`${estate}/maintenance/year-wheel`)
  await owner.waitForFunction((title) => document.title.startsWith(title), estates.section.yearWheel)
  await owner.getByRole('main').getByRole('link').first().waitFor()
  await expectAccessible(owner)

  await owner.goto(estate)
  await steps.getByText(first.done, { exact: true }).waitFor()
  expect(await steps.getByRole('link').count()).toBe(2)
  await expectAccessible(owner)

  // Coming back, one goes on where one began.
  await owner.context().clearCookies()
  await owner.goto('/login')
  await takenOver(owner)
  await signIn()
  await owner.waitForURL((at) => at.pathname === estate)
  await steps.getByText(first.done, { exact: true }).first().waitFor()
})
