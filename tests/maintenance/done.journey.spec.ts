import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const title = 'Kontroll av drenering'

test.each([
  ['phone', 'nb', nb],
  ['wide', 'en', en],
] as const)('an owner marks a task as done, undoes it, corrects it and takes it back (%s, %s)', async (viewport, language, texts) => {
  const { archive } = texts.maintenance
  const named = (text: string) => text.replace('{title}', title)
  const owner = await page(viewport, language)
  await speak(owner, language)
  await signIn(owner, 'owner', texts)
  await openedEstate(owner, 'Solveien 14')
  const estate = new URL(owner.url()).pathname
  async function markAsDone() {
    await owner.goto(`${estate}/maintenance`)
    await owner.getByRole('link', { name: title }).first().click()
    await owner.getByRole('heading', { level: 2, name: title }).waitFor()
    const next = await owner.getByRole('definition').first().textContent()
    await owner.getByRole('button', { name: archive.open }).click()
    const dialog = owner.getByRole('dialog', { name: archive.open })
    await dialog.getByLabel(archive.cost).fill('4200')
    await dialog.getByRole('button', { name: archive.save }).click()
    await owner.getByText(named(archive.saved)).waitFor()
    return next
  }

  const next = await markAsDone()
  await expectAccessible(owner)
  await owner.goBack()
  await owner.getByRole('button', { name: texts.common.undo }).click()
  await owner.getByText(named(archive.undone)).waitFor()

  expect(await markAsDone()).toBe(next)
  await owner.goto(`${estate}/renovation/task`)
  await owner.getByRole('link', { name: title }).first().click()
  await owner.getByText(/4\s200,00/).waitFor()
  await owner.getByRole('button', { name: archive.correct }).click()
  await owner.getByLabel(archive.cost).fill('2300')
  await owner.getByLabel(archive.doneDate, { exact: true }).fill('01.06.2026')
  await expectAccessible(owner)
  await owner.getByRole('button', { name: archive.saveCorrection }).click()
  await owner.getByText(named(archive.corrected)).waitFor()
  await owner.getByText(/2\s300,00/).waitFor()
  await owner.getByText('01.06.2026').first().waitFor()
  await expectAccessible(owner)

  await owner.getByRole('button', { name: archive.undo }).click()
  await owner.getByRole('alertdialog').getByRole('button', { name: archive.undo }).click()
  await owner.waitForURL(`**${estate}/renovation/task`)
  await owner.goto(`${estate}/maintenance`)
  await owner.getByRole('link', { name: title }).first().click()
  await owner.getByRole('heading', { level: 2, name: title }).waitFor()
  expect(await owner.getByRole('definition').first().textContent()).toBe(next)
})
