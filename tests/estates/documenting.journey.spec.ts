import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'
import { pdf } from '#tests/support/world/client.ts'
import { jpeg } from '#tests/support/world/pictures.ts'

const texts = { nb, en }

describe.each([
  ['phone', 'nb'],
  ['wide', 'en'],
] as const)('on a %s screen in %s', (viewport: Viewport, language) => {
  const { estates, files } = texts[language]
  const { documentType, section } = estates
  const { 'estates.drawings': drawings, 'estates.otherDocuments': otherDocuments } = texts[language]
  const { 'estates.building': building, 'estates.controlPoint': controlPoint, 'estates.interior': interior } = texts[language]
  const boathouse = `Naust ${viewport}`
  const loft = `Loftet ${viewport}`
  const uploaded = files.stored.replace(' · {size}', '')

  const button = (shown: Page, name: string) => shown.getByRole('button', { name, exact: true })
  const link = (shown: Page, name: string) => shown.getByRole('main').getByRole('link', { name, exact: true })
  const toSection = async (shown: Page, name: string) => (await sectionsOf(shown, estates)).getByRole('link', { name, exact: true }).click()
  async function upload(shown: Page, name: string, mimeType: string, buffer: Buffer) {
    await shown.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
    await shown.getByText(uploaded).waitFor()
  }

  const rooms = (shown: Page) => shown.getByRole('list', { name: loft }).getByRole('link')
  async function ownerAtHome() {
    const owner = await page(viewport, language)
    await speak(owner, language)
    await signIn(owner, 'owner', texts[language])
    await openedEstate(owner, 'Solveien 14')
    return owner
  }
  async function visitorWithLink() {
    const visitor = await page(viewport, language)
    await speak(visitor, language)
    await visitor.goto('/public-link/demo-house')
    await visitor.waitForURL(/\/estate\//)
    return visitor
  }

  test('an owner documents a building, and whoever has the link reads it', async () => {
    const owner = await ownerAtHome()

    await toSection(owner, section.technicalInformation)
    await link(owner, building.add).click()
    await owner.getByLabel(building.name, { exact: true }).fill(boathouse)
    await button(owner, building.add).click()
    await owner.getByRole('heading', { level: 2, name: boathouse }).waitFor()
    await expectAccessible(owner)

    await owner.getByRole('link', { name: section.drawings }).click()
    await button(owner, drawings.add).click()
    await owner.getByLabel(drawings.type).selectOption({ label: documentType.workingDrawing })
    await owner.getByLabel(otherDocuments.subject).fill('Snitt av naustet')
    await upload(owner, 'snitt.pdf', 'application/pdf', pdf)
    await expectAccessible(owner)
    await button(owner, drawings.add).click()
    await owner.getByRole('listitem').filter({ hasText: 'Snitt av naustet' }).waitFor()
    await link(owner, boathouse).click()

    await link(owner, controlPoint.add).click()
    await owner.getByLabel(controlPoint.typeLabel).selectOption({ label: controlPoint.type.concrete })
    await owner.getByLabel(controlPoint.name).fill('Sprekker i muren')
    await upload(owner, 'mur.jpg', 'image/jpeg', await jpeg(640, 480))
    await expectAccessible(owner)
    await button(owner, controlPoint.add).click()
    await owner.getByRole('list', { name: controlPoint.evidence }).getByText('mur.jpg').waitFor()
    await button(owner, controlPoint.completeOk).click()
    await button(owner, controlPoint.reopen).waitFor()
    await expectAccessible(owner)

    const visitor = await visitorWithLink()
    await toSection(visitor, section.technicalInformation)
    await link(visitor, boathouse).click()
    await visitor.getByRole('link', { name: /Sprekker i muren/ }).click()
    await visitor.getByText(controlPoint.result.ok, { exact: true }).waitFor()
    await expectAccessible(visitor)
    await link(visitor, boathouse).click()
    await visitor.getByRole('link', { name: section.drawings }).click()
    await visitor.getByRole('listitem').filter({ hasText: 'Snitt av naustet' }).waitFor()
    expect(await button(visitor, drawings.add).count()).toBe(0)
    await expectAccessible(visitor)
  })

  test('an owner puts the rooms in order by the keys, and whoever has the link reads what was said of one', async () => {
    const owner = await ownerAtHome()
    await toSection(owner, section.interior)
    await button(owner, interior.addFloor).click()
    await owner.getByRole('combobox', { name: interior.floorForm.type }).selectOption({ label: interior.floorType.loft })
    await owner.getByLabel(new RegExp(interior.floorForm.name)).fill(loft)
    await button(owner, interior.floorForm.add).click()
    for (const room of ['Seilbod', 'Garnbod']) {
      await button(owner, interior.addRoomTo.replace('{floor}', loft)).click()
      await owner.getByLabel(interior.roomForm.type, { exact: true }).selectOption({ label: interior.roomType.storage })
      await owner.getByLabel(new RegExp(interior.roomForm.name)).fill(room)
      await button(owner, interior.roomForm.add).click()
      await rooms(owner).filter({ hasText: room }).waitFor()
    }
    await expectAccessible(owner)

    await button(owner, interior.arrange).click()
    await button(owner, estates.sort.handle.replace('{name}', 'Garnbod')).last().focus()
    const told = owner.locator('[id^=DndLiveRegion]').filter({ hasText: 'Garnbod' })
    await owner.keyboard.press('Space')
    await told.waitFor({ state: 'attached' })
    await owner.keyboard.press('ArrowUp')
    await told.filter({ hasText: /\D1\D/ }).waitFor({ state: 'attached' })
    await owner.keyboard.press('Space')
    await owner.locator('ul[aria-busy=false]').first().waitFor()
    await expectAccessible(owner)
    await button(owner, interior.arranged).click()
    // The answer to the last move may be on its way still.
    await expect.poll(() => rooms(owner).allTextContents()).toEqual(['Garnbod', 'Seilbod'])

    await rooms(owner).filter({ hasText: 'Garnbod' }).click()
    await button(owner, interior.comments.add).click()
    await owner.getByLabel(interior.comments.text, { exact: true }).fill('Garnene er hengt opp.')
    await upload(owner, 'garn.jpg', 'image/jpeg', await jpeg(640, 480))
    await button(owner, interior.comments.save).click()
    await owner.getByText('Garnene er hengt opp.').waitFor()
    await expectAccessible(owner)

    const visitor = await visitorWithLink()
    await toSection(visitor, section.interior)
    await rooms(visitor).filter({ hasText: 'Garnbod' }).waitFor()
    expect(await rooms(visitor).allTextContents()).toEqual(['Garnbod', 'Seilbod'])
    await rooms(visitor).filter({ hasText: 'Garnbod' }).click()
    await visitor.getByText('Garnene er hengt opp.').waitFor()
    await expectAccessible(visitor)
  })
})
