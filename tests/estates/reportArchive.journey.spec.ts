import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'
import { pdf } from '#tests/support/world/client.ts'

const texts = { nb, en }

describe.each([
  ['phone', 'nb'],
  ['wide', 'en'],
] as const)('on a %s screen in %s', (viewport: Viewport, language) => {
  const { estates, common, files } = texts[language]
  const uploaded = files.stored.replace(' · {size}', '')
  const { reportArchive } = estates

  async function addReport(shown: Page, subject: string) {
    await shown.getByRole('button', { name: reportArchive.add }).click()
    // The list, whose choice of kinds is called by the same word, stands until the form is there.
    await shown.getByLabel(reportArchive.subject).waitFor()
    await expectAccessible(shown)
    await shown.getByLabel(reportArchive.type).selectOption({ label: estates.reportType.damageReport })
    await shown.getByLabel(reportArchive.subject).fill(subject)
    await shown.locator('input[type=file]').first().setInputFiles({ name: 'vannskade æøå.pdf', mimeType: 'application/pdf', buffer: pdf })
    await shown.getByText('vannskade æøå.pdf').waitFor()
    await shown.getByText(uploaded).waitFor()
    await shown.getByRole('button', { name: reportArchive.add, exact: true }).last().click()
    await listed(shown, subject).waitFor()
  }
  const listed = (shown: Page, subject: string): Locator => shown.getByRole('listitem').filter({ hasText: subject })

  test('an owner files a report, and whoever has the link reads it without signing in', async () => {
    const subject = `Vannskade ${viewport} ${language}`
    const owner = await page(viewport, language)
    await speak(owner, language)
    await signIn(owner, 'owner', texts[language])
    await owner
      .getByRole('main')
      .getByRole('link', { name: /Solveien 14/ })
      .first()
      .waitFor()
    await expectAccessible(owner)
    await openedEstate(owner, 'Solveien 14')
    await expectAccessible(owner)
    await (await sectionsOf(owner, estates)).getByRole('link', { name: estates.section.reportArchive, exact: true }).click()
    await owner.getByRole('heading', { name: estates.section.reportArchive }).first().waitFor()
    await expectAccessible(owner)
    await addReport(owner, subject)

    const visitor = await page(viewport, language)
    await speak(visitor, language)
    await visitor.goto('/public-link/demo-house')
    await visitor.waitForURL(/\/estate\//)
    await visitor.getByRole('heading', { level: 1, name: 'Solveien 14' }).waitFor()
    await expectAccessible(visitor)
    await (await sectionsOf(visitor, estates)).getByRole('link', { name: estates.section.reportArchive, exact: true }).click()
    await listed(visitor, subject).waitFor()
    await expectAccessible(visitor)
    expect(await visitor.getByRole('button', { name: reportArchive.add }).count()).toBe(0)

    await owner.getByRole('button', { name: common.actions.replace('{name}', subject) }).click()
    await owner.getByRole('menuitem', { name: common.delete }).click()
    await owner.getByRole('button', { name: common.undo }).click()
    await listed(owner, subject).waitFor()
  })

  test('an owner has back what was thrown away', async () => {
    const thrownAway = viewport === 'phone' ? 'Tilbud på maling, utgått' : 'Bilde av teknisk rom, uskarpt'
    const { deleted } = texts[language]
    const owner = await page(viewport, language)
    await speak(owner, language)
    await signIn(owner, 'owner', texts[language])
    await openedEstate(owner, 'Solveien 14')
    await owner.goto(`${owner.url()}/deleted`)
    await listed(owner, thrownAway).waitFor()
    await expectAccessible(owner)
    await owner.getByRole('checkbox', { name: common.several.markOne.replace('{name}', thrownAway) }).check()
    await expectAccessible(owner)
    await owner
      .getByRole('toolbar')
      .getByRole('button', { name: deleted.restoreSome.replace('{count}', '1') })
      .click()
    await listed(owner, thrownAway).waitFor({ state: 'detached' })
    await owner.goto(owner.url().replace(/deleted$/, 'report-archive'))
    await listed(owner, thrownAway).waitFor()
  })

  test('a link that has ended says so', async () => {
    const visitor = await page(viewport, language, { refused: 410 })
    await speak(visitor, language)
    await visitor.goto('/public-link/demo-expired', { waitUntil: 'commit' })
    await visitor.waitForURL(/\/expired$/)
    await visitor.getByText(texts[language].publicLink.expired).waitFor()
    await expectAccessible(visitor)
  })
})
