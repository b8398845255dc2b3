import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const cabin = 'Skareliveien 7'
const firm = { name: 'Prøvetak AS', number: '215503623', email: 'hytte@provetak.example', phone: '68050061' }
const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true })
const asked = (shown: Page) => shown.getByRole('alertdialog')
const named = (text: string) => text.replaceAll('{name}', firm.name).replaceAll('{address}', cabin)

/** Adds the firm to whom the owner turns to, and asks it in. */
async function askIn(owner: Page) {
  const supplier = nb['maintenance.supplier']
  const supplierAccess = nb['maintenance.supplierAccess']
  await openedEstate(owner, cabin)
  await (await sectionsOf(owner, nb.estates)).getByRole('link', { name: nb.estates.section.maintenance, exact: true }).click()
  // In the menu and on the page: both lead there.
  await owner.getByRole('main').getByRole('link', { name: nb.maintenance.part.suppliers }).last().click()
  await button(owner, supplier.add).click()
  await owner.getByRole('heading', { name: supplier.addTitle }).waitFor()
  await owner.getByLabel(supplier.name, { exact: true }).fill(firm.name)
  await owner.getByLabel(supplier.number).fill(firm.number)
  await owner.getByLabel(nb.maintenance.task.trade).selectOption('roofer')
  await owner.getByLabel(supplier.phone).fill(firm.phone)
  await owner.getByLabel(supplier.email).fill(firm.email)
  await expectAccessible(owner)
  await button(owner, supplier.create).click()

  await button(owner, named(supplier.actions)).click()
  await owner.getByRole('menuitem', { name: supplierAccess.ask }).click()
  await asked(owner)
    .getByRole('heading', { name: named(supplierAccess.askTitle) })
    .waitFor()
  await asked(owner).getByText(firm.email).waitFor()
  await expectAccessible(owner)
  await asked(owner).getByRole('button', { name: supplierAccess.ask }).click()
  await owner.getByText(named(supplierAccess.askDone)).waitFor()
  await owner.getByRole('listitem').filter({ hasText: firm.name }).getByText(supplier.access.asked).waitFor()
  await expectAccessible(owner)
}

async function claim(company: Page) {
  const assigned = en['maintenance.assigned']
  const waiting = company.getByRole('region', { name: 'waiting to be accepted' })
  await waiting.getByText(cabin).waitFor()
  await expectAccessible(company)
  await button(company, named(assigned.claimOf)).click()
  await asked(company)
    .getByRole('heading', { name: named(assigned.claimTitle) })
    .waitFor()
  await expectAccessible(company)
  await asked(company).getByRole('button', { name: assigned.claim }).click()
  const theirs = company.getByRole('region', { name: assigned.yours })
  await theirs.getByRole('link', { name: cabin }).waitFor()
  await waiting.waitFor({ state: 'detached' })
  await expectAccessible(company)
  await theirs.getByRole('link', { name: cabin }).click()
}

const task = 'Beise veggene'

/** Opens the plan, finds the walls in it, and marks what is to be done with them as done. */
async function archiveTask(company: Page) {
  const { archive, part } = en.maintenance
  const main = company.getByRole('main')
  await company.getByRole('heading', { level: 2, name: en.maintenance.title }).waitFor()
  await expectAccessible(company)
  await main.getByRole('link', { name: new RegExp(`^${part.plan}`) }).click()
  await company.getByRole('heading', { name: 'Hytte' }).waitFor()
  await expectAccessible(company)
  await main.getByRole('link', { name: new RegExp(en.estates.buildingPart['22']) }).click()
  await main.getByText(task).first().waitFor()
  await expectAccessible(company)
  await button(company, archive.openNamed.replace('{title}', task)).click()
  const dialog = company.getByRole('dialog', { name: archive.open })
  await dialog.getByLabel(archive.comment).fill('Swept and stained, two coats.')
  await expectAccessible(company)
  await dialog.getByRole('button', { name: archive.save }).click()
  await company.getByText(archive.saved.replace('{title}', task)).first().waitFor()
}

async function end(owner: Page) {
  const { viewers } = nb.sharing
  await (await sectionsOf(owner, nb.estates)).getByRole('link', { name: nb.estates.section.accessManagement }).click()
  const seers = owner.getByRole('list', { name: viewers.title })
  const row = seers.getByRole('listitem').filter({ hasText: firm.name })
  await row.waitFor()
  await expectAccessible(owner)
  await button(owner, named(viewers.endOf)).click()
  await asked(owner).getByText(viewers.endText).waitFor()
  await expectAccessible(owner)
  await asked(owner).getByRole('button', { name: viewers.end }).click()
  await owner.getByText(viewers.ended).first().waitFor()
  await row.waitFor({ state: 'detached' })
}

test('an owner asks a supplier in, the company takes up the plan and does a task, and its next click finds nothing once it is shown out', async () => {
  const owner = await page('phone', 'nb')
  await speak(owner, 'nb')
  await signIn(owner, 'owner', nb)
  await askIn(owner)

  const company = await page('wide', 'en', { refused: 404 })
  await speak(company, 'en')
  await signIn(company, 'nolicence', en, '/private/maintenance-plans')
  await claim(company)
  await archiveTask(company)

  await end(owner)
  await company.getByRole('navigation', { name: en.estates.sections }).getByRole('link', { name: en.estates.section.yearWheel }).click()
  await company.getByRole('heading', { name: en.estates.notFound.title }).waitFor()
  // The screen they left says so too, until the one they went to is there.
  await company.waitForURL(/\/year-wheel$/)
  await company.reload()
  await company.getByRole('heading', { name: en.estates.notFound.title }).waitFor()
  await expectAccessible(company)
  await company.goto('/private/maintenance-plans')
  await company.getByRole('heading', { level: 1, name: en['maintenance.assigned'].title }).waitFor()
  await expect.poll(() => company.getByRole('link', { name: cabin }).count()).toBe(0)
})
