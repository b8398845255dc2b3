import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { openedEstate, signIn as signInAs, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }
const password = 'Nordlys-og-47-ski'

/** Made-up people who each own a twelfth of the owner's cabin and a flat of their own. A number is good for one user. */
const numbers = { phone: '17858810000', wide: '30868310088' }

describe.each([
  ['phone', 'nb'],
  ['wide', 'en'],
] as const)('on a %s screen in %s', (viewport: Viewport, language) => {
  const { accounts, estates, 'estates.findMine': findMine } = texts[language]
  const named = (text: string, name: string) => text.replace('{name}', name)

  async function register(shown: Page, email: string) {
    const { person, register: words } = accounts
    await shown.goto('/register')
    await shown.getByLabel(person.firstName).fill('Prøve')
    await shown.getByLabel(person.lastName).fill('Medeier')
    await shown.getByLabel(person.email).fill(email)
    await shown.getByLabel(person.phone).fill('68050199')
    await shown.getByLabel(words.password, { exact: true }).fill(password)
    await shown.getByRole('checkbox').check()
    await shown.getByRole('button', { name: words.submit }).click()
    await shown.waitForURL(/\/register\/success/)
  }
  async function signIn(shown: Page, email: string) {
    await shown.goto('/login')
    await shown.getByLabel(accounts.login.email).fill(email)
    await shown.getByLabel(accounts.login.password, { exact: true }).fill(password)
    await shown.getByRole('button', { name: accounts.login.submit }).click()
    await shown.waitForURL(/\/private\//)
  }

  test('whoever has just registered finds their properties, adds one, and has another once its owner says yes', async () => {
    const email = `medeier-${viewport}-${language}@test.example`
    const owner = await page(viewport, language)
    await speak(owner, language)
    await register(owner, email)
    await signIn(owner, email)
    await owner.goto('/private/estates')
    await owner.getByRole('heading', { name: estates.empty.title }).waitFor()
    await expectAccessible(owner)

    await owner.getByRole('link', { name: estates.findMine }).click()
    await owner.getByLabel(findMine.identityNumber).fill('12345678901')
    await owner.getByRole('button', { name: findMine.ask }).click()
    await owner.getByText(texts[language].validations.invalidIdentityNumber).first().waitFor()
    await expectAccessible(owner)
    const number = numbers[viewport]
    await owner.getByLabel(findMine.identityNumber).fill(`${number.slice(0, 6)} ${number.slice(6)}`)
    await owner.getByRole('button', { name: findMine.ask }).click()

    const cabin = owner.getByRole('listitem').filter({ hasText: 'Skareliveien 7' })
    await cabin.getByText('1/12').waitFor()
    await cabin.getByText(findMine.byCoOwner).waitFor()
    await expectAccessible(owner)
    expect(await owner.content()).not.toContain(number)
    await owner.getByRole('button', { name: named(findMine.joinNamed, 'Skareliveien 7') }).click()
    await cabin.getByText(findMine.waits).waitFor()
    await owner.getByText(findMine.waiting.onOwner).waitFor()
    await owner.getByRole('button', { name: named(findMine.addNamed, 'Brageveien 3') }).click()
    await owner.getByRole('listitem').filter({ hasText: 'Brageveien 3' }).getByText(findMine.yours).waitFor()
    await expectAccessible(owner)

    const kari = await page(viewport, language)
    await speak(kari, language)
    await signInAs(kari, 'owner', texts[language])
    await openedEstate(kari, 'Skareliveien 7')
    await kari.goto(`${new URL(kari.url()).pathname.replace(/\/[a-z-]+$/, '')}/access-management`)
    const { claims } = texts[language].sharing
    const asking = kari
      .getByRole('listitem')
      .filter({ hasText: named(claims.wants, 'Prøve Medeier') })
      .first()
    await asking.waitFor()
    await expectAccessible(kari)
    await asking.getByRole('button', { name: new RegExp(claims.approve.split('{')[0]!) }).click()
    await kari.getByText(named(claims.approved, 'Prøve Medeier')).first().waitFor()

    await owner.reload()
    await cabin.getByText(findMine.yours).waitFor()
    await owner.goto('/private/estates')
    await owner.getByRole('heading', { name: 'Brageveien 3' }).waitFor()
    await openedEstate(owner, 'Skareliveien 7')
    await owner.getByText('1/12').first().waitFor()
    await owner.getByText('Kari Nordmann').first().waitFor()
    await expectAccessible(owner)
  })
})
