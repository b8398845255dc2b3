import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { linkInMail, openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const { accounts, estates } = nb
const { guests } = nb.sharing
const house = 'Solveien 14'
const email = 'gro.gjest@prove.example'
const password = 'Riktig-1234'
const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true })
const sections = (shown: Page) => sectionsOf(shown, estates)

async function visitor({ refused }: { refused?: number } = {}) {
  const shown = await page('phone', 'nb', refused ? { refused } : {})
  await speak(shown, 'nb')
  return shown
}

async function invite(owner: Page) {
  await button(owner, guests.invite).first().click()
  await owner.getByLabel(guests.email).fill(email)
  await owner.getByLabel(guests.name).fill('Gro Gjest')
  expect(await owner.getByRole('switch', { name: nb.sharing.parts.of['private-folder'].name }).isChecked()).toBe(false)
  await owner.getByRole('switch', { name: nb.sharing.parts.of.insurance.name }).check()
  await expectAccessible(owner)
  await button(owner, guests.send).click()
  await owner.getByText(guests.invited.replace('{email}', email)).waitFor()
}

async function arrive(guest: Page) {
  await guest.goto(await linkInMail(guest, email))
  await guest.getByText(email).waitFor()
  await expectAccessible(guest)
  await guest.getByLabel(accounts.createPassword.password, { exact: true }).fill(password)
  await button(guest, accounts.createPassword.submit).click()
  await guest.waitForURL('/login')
  await guest.getByLabel(accounts.login.email).fill(email)
  await guest.getByLabel(accounts.login.password, { exact: true }).fill(password)
  await button(guest, accounts.login.submit).click()
  await guest.getByRole('region', { name: estates.sharedWithMe }).waitFor()
  await expectAccessible(guest)
}

test('an owner lets somebody in who has never been here, and shows them out again', async () => {
  const owner = await visitor()
  await signIn(owner, 'owner', nb)
  await openedEstate(owner, house)
  await (await sections(owner)).getByRole('link', { name: estates.section.accessManagement }).click()
  await owner.getByRole('heading', { level: 2, name: guests.title }).waitFor()
  await expectAccessible(owner)
  await invite(owner)

  const guest = await visitor({ refused: 404 })
  await arrive(guest)
  await openedEstate(guest, house)
  const card = guest.getByRole('region', { name: estates.sharedWithMe })
  await card.getByText(estates.rights.read).waitFor()
  await expectAccessible(guest)
  expect(await guest.getByRole('link', { name: estates.edit }).count()).toBe(0)
  const menu = await sections(guest)
  const closed = menu.getByRole('link', { name: estates.section.privateFolder })
  expect(await closed.getAttribute('aria-disabled')).toBe('true')
  expect(await menu.getByRole('link', { name: estates.section.accessManagement }).count()).toBe(0)
  await menu.getByRole('link', { name: estates.section.insurance }).click()
  await guest.getByRole('main').getByRole('listitem').first().waitFor()
  expect(
    await guest
      .getByRole('main')
      .getByRole('button', { name: /Legg til|Endre|Slett/ })
      .count(),
  ).toBe(0)
  await expectAccessible(guest)

  const change = guests.change.replace('{who}', 'Gro Gjest')
  await button(owner, change).click()
  await button(owner, guests.remove).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: guests.remove }).click()
  await owner.getByText(guests.removed.replace('{who}', 'Gro Gjest')).waitFor()
  await button(owner, change).waitFor({ state: 'detached' })

  await (await sections(guest)).getByRole('link', { name: estates.section.reportArchive }).click()
  await guest.getByRole('heading', { name: estates.notFound.title }).waitFor()
  // The screen they left says so too, until the one they went to is there.
  await guest.waitForURL(/\/report-archive$/)
  await guest.reload()
  await guest.getByRole('heading', { name: estates.notFound.title }).waitFor()
  await expectAccessible(guest)
  await guest.getByRole('link', { name: estates.notFound.toList }).click()
  await guest.getByRole('heading', { name: estates.empty.title }).waitFor()
  await expectAccessible(guest)
})
