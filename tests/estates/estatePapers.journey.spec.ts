import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'
import { jpeg } from '#tests/support/world/pictures.ts'
import { pdfSaying } from './documents.ts'

const texts = { nb, en }
const daysAgo = (days: number) => writtenDay(new Date(Date.now() - days * 24 * 3_600_000).toISOString())

describe.each([
  ['phone', 'nb', 1],
  ['wide', 'en', 2],
] as const)('on a %s screen in %s', (viewport: Viewport, language, age) => {
  const { common, estates, files, history, trades } = texts[language]
  const { 'estates.documents': documents, 'estates.renovations': renovations, 'estates.value': value } = texts[language]
  const { section } = estates
  const porch = `Ny trapp til verandaen ${viewport}`
  const word = `kjerneved${viewport}`
  const valuedAt = daysAgo(age)
  const amount = 15_250_000 + age
  const uploaded = files.stored.replace(' · {size}', '')

  const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true })
  const opened = (shown: Page, name: string) => shown.getByRole('main').getByRole('link', { name, exact: true }).first().click()
  const toSection = async (shown: Page, name: string) => (await sectionsOf(shown, estates)).getByRole('link', { name, exact: true }).click()
  const pointOfChart = (shown: Page) => shown.getByRole('img', { name: value.chart }).locator('circle').filter({ hasText: valuedAt })
  const paper = (shown: Page) => shown.getByRole('listitem').filter({ hasText: 'Kvittering fra snekkeren' })

  async function ownerAtHome() {
    const owner = await page(viewport, language)
    await speak(owner, language)
    await signIn(owner, 'owner', texts[language])
    await openedEstate(owner, 'Solveien 14')
    return owner
  }

  test('an owner keeps what was done to the house, and finds its receipt by what stands in it', async () => {
    const owner = await ownerAtHome()
    await toSection(owner, section.renovations)
    await opened(owner, renovations.add)
    await owner.getByLabel(renovations.title).fill(porch)
    await owner.getByLabel(renovations.kind).selectOption({ label: estates.renovationKind.professional })
    await owner.getByLabel(renovations.year, { exact: true }).fill('2024')
    await owner.getByRole('checkbox', { name: trades.carpenter }).check()
    const before = { name: 'morken.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) }
    await owner.getByLabel(renovations.beforePictures).setInputFiles(before)
    await owner.getByText(uploaded).waitFor()
    const receipt = { name: 'trapp.pdf', mimeType: 'application/pdf', buffer: pdfSaying(`Trinnene er av ${word}.`) }
    await owner.getByLabel(renovations.newDocuments).setInputFiles(receipt)
    await owner.getByLabel(renovations.subject).fill('Kvittering fra snekkeren')
    await expectAccessible(owner)
    await button(owner, renovations.add).click()
    await owner.getByRole('heading', { level: 2, name: porch }).waitFor()
    await owner.getByRole('region', { name: renovations.side.before }).getByRole('button').waitFor()
    await paper(owner).waitFor()
    await expectAccessible(owner)

    await toSection(owner, section.documents)
    await owner.getByRole('searchbox', { name: documents.label }).fill(word)
    await owner.waitForURL(/search=/)
    // What a document says is read a moment after it is uploaded.
    const excerpt = paper(owner).locator('mark').filter({ hasText: word })
    await expect
      .poll(async () => (await excerpt.count()) || owner.reload({ waitUntil: 'networkidle' }).then(() => 0), { timeout: 200_000 })
      .toBe(1)
    await expectAccessible(owner)

    await toSection(owner, section.history)
    await owner.getByRole('link', { name: history.only.replace('{name}', porch) }).waitFor()
    await expectAccessible(owner)
  })

  test('an owner writes what the house is worth, and may change their mind about deleting it', async () => {
    const owner = await ownerAtHome()
    await toSection(owner, section.value)
    await button(owner, value.change).click()
    await owner.getByLabel(value.estimatedValue).fill(String(amount))
    await owner.getByLabel(value.valuedAt).fill(valuedAt)
    await expectAccessible(owner)
    await button(owner, value.save).click()
    const estimate = owner.getByRole('row').filter({ hasText: writtenMoney(amount) })
    await estimate.waitFor()
    await pointOfChart(owner).waitFor()
    await estimate.getByRole('button').click()
    await owner.getByText(value.removed.replace('{date}', valuedAt)).waitFor()
    expect(await pointOfChart(owner).count()).toBe(0)
    await expectAccessible(owner)
    await button(owner, common.undo).click()
    await estimate.waitFor()
    await pointOfChart(owner).waitFor()

    await toSection(owner, section.history)
    const today = owner.getByRole('region', { name: history.today })
    await today.getByText(history.did.saveEstateValue).first().waitFor()
    expect(await today.getByText(history.did.deleteValueEstimate).count()).toBe(0)
  })
})
