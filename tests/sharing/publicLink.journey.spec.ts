import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const { publicLinks } = nb.sharing
const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true })

async function ownerOnAccess() {
  const owner = await page('wide', 'nb')
  await speak(owner, 'nb')
  await signIn(owner, 'owner', nb)
  await openedEstate(owner, 'Solveien 14')
  await owner.getByRole('navigation').getByRole('link', { name: nb.estates.section.accessManagement }).click()
  await owner.getByRole('heading', { level: 2, name: publicLinks.title }).waitFor()
  return owner
}

test('an owner shows some of the house to a visitor on a phone, and takes the link back while it is open', async () => {
  const owner = await ownerOnAccess()
  await expectAccessible(owner)
  await button(owner, publicLinks.add).click()
  await owner.getByLabel(publicLinks.name).fill('Visning')
  // What is the owner's alone is off until they say otherwise, and so is it in what the visitor will see.
  for (const part of ['value', 'insurance', 'projects', 'room-comments'] as const)
    expect(await owner.getByRole('switch', { name: nb.sharing.parts.of[part].name }).isChecked()).toBe(false)
  // What stands beside it is the visitor's own screen, and follows what is chosen.
  const look = owner.frameLocator(`iframe[title="${publicLinks.preview.title}"]`)
  await look.getByRole('heading', { level: 1, name: 'Solveien 14' }).waitFor()
  const reports = look.getByRole('heading', { name: nb.estates.latestReports.title })
  await reports.waitFor()
  const archive = owner.getByRole('switch', { name: nb.sharing.parts.of['report-archive'].name })
  await archive.press(' ')
  await reports.waitFor({ state: 'detached' })
  await archive.press(' ')
  await reports.waitFor()
  await expectAccessible(owner)
  await owner.getByRole('button', { name: /^Lag lenke med/ }).click()
  const row = owner.getByRole('listitem').filter({ hasText: 'Visning' })
  await row.waitFor()
  await row.getByRole('button', { name: /^QR/ }).click()
  await owner.getByRole('dialog').getByRole('img').waitFor()
  await expectAccessible(owner)
  await button(owner, nb.common.close).click()
  const address = await row.getByRole('link').getAttribute('href')

  const visitor = await page('phone', 'en', { refused: 410 })
  await speak(visitor, 'en')
  await visitor.goto(address!)
  await visitor.getByRole('heading', { level: 1, name: 'Solveien 14' }).waitFor()
  const sections = () => sectionsOf(visitor, en.estates)
  const { section } = en.estates
  const ofHouse = [section.interior, section.exterior, section.technicalInformation, section.renovations]
  const shown = [...ofHouse, section.archivedTasks, section.reportArchive]
  expect(await (await sections()).getByRole('link').allTextContents()).toEqual([section.summary, ...shown, section.documents])
  for (const name of shown) {
    await (await sections()).getByRole('link', { name, exact: true }).click()
    await visitor.waitForFunction((title) => document.title.startsWith(title), name)
    await visitor.getByRole('main').getByRole('heading').nth(1).waitFor()
    await expectAccessible(visitor)
    expect(await visitor.getByRole('main').locator('a[href^="/private"]').count()).toBe(0)
  }

  // What is switched off is closed at its own address, too.
  const [, , key, , estateId] = new URL(visitor.url()).pathname.split('/')
  expect((await visitor.request.get(`/api/public/${key}/estate/${estateId}/value`)).status()).toBe(403)

  await row.getByRole('button', { name: publicLinks.change.replace('{name}', 'Visning') }).click()
  await button(owner, publicLinks.takeBack).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: publicLinks.takeBack }).click()
  await owner.getByText(publicLinks.takenBack).waitFor()

  await (await sections()).getByRole('link', { name: section.summary, exact: true }).click()
  await visitor.getByRole('heading', { name: en.publicLink.expired }).waitFor()
  expect(new URL(visitor.url()).pathname).toBe(`${address}/expired`)
  await expectAccessible(visitor)
})
