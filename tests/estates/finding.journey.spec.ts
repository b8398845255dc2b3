import { describe, expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page, type Viewport } from '#tests/support/journey.ts'
import { sectionsOf } from '#tests/support/journeys/sections.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'
import { jpeg } from '#tests/support/world/pictures.ts'

const texts = { nb, en }

describe.each([
  ['phone', 'nb', '24'],
  ['wide', 'en', '28'],
] as const)('on a %s screen in %s', (viewport: Viewport, language, code) => {
  const { estates, files, maintenance } = texts[language]
  const { 'estates.condition': condition, 'estates.finding': finding } = texts[language]
  const { archive } = maintenance
  const partName = estates.buildingPart[code]
  const title = finding.ofPart.replace('{name}', partName.slice(3))

  test('a grave fault becomes a task, is put right and archived with its cost and a picture, and the part gets its new grade', async () => {
    const owner = await page(viewport, language)
    const button = (name: string) => owner.getByRole('button', { name, exact: true })
    await speak(owner, language)
    await signIn(owner, 'owner', texts[language])
    await openedEstate(owner, 'Solveien 14')
    await (await sectionsOf(owner, estates)).getByRole('link', { name: estates.section.technicalInformation, exact: true }).click()
    await owner.getByRole('main').getByRole('link', { name: 'Garasje', exact: true }).click()

    await button(condition.add).click()
    await owner.getByLabel(condition.partLabel, { exact: true }).selectOption(code)
    await owner.getByLabel(condition.gradeLabel).selectOption('TG3')
    await owner.getByLabel(condition.cause).fill('Råte i svillen')
    await owner.getByLabel(condition.consequence).fill('Veggen kan gi etter')
    await owner.getByLabel(condition.costEstimate).fill('45 000')
    await button(condition.add).click()

    await button(finding.makeOf.replace('{name}', partName)).click()
    const made = owner.getByRole('dialog', { name: finding.title })
    expect(await made.getByLabel(texts[language]['maintenance.addTask'].what).inputValue()).toBe(title)
    await expectAccessible(owner)
    await made.getByRole('button', { name: finding.make }).click()
    await made.waitFor({ state: 'detached' })
    await owner.getByRole('link', { name: title }).click()

    await owner.getByRole('heading', { level: 2, name: title }).waitFor()
    await button(archive.open).click()
    const done = owner.getByRole('dialog', { name: archive.open })
    await done.getByLabel(archive.cost).fill('43 250,50')
    await done.locator('input[name=fileId]').setInputFiles({ name: 'etter.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) })
    await done.getByText(files.stored.replace(' · {size}', '')).waitFor()
    await expectAccessible(owner)
    await done.getByRole('button', { name: archive.save }).click()
    await done.waitFor({ state: 'detached' })
    await owner.getByText(/43.250,50/).waitFor()

    await owner.getByRole('link', { name: `TG3 ${language === 'nb' ? 'på' : 'on'} ${partName}` }).click()
    await button(finding.regrade).click()
    await owner.getByLabel(condition.gradeLabel).selectOption('TG0')
    await button(condition.save).click()
    await owner.getByRole('listitem').filter({ hasText: partName }).filter({ hasText: estates.grade.TG0 }).waitFor()
    await owner.getByRole('link', { name: new RegExp(title) }).waitFor({ state: 'detached' })
    await expectAccessible(owner)
  })
})
