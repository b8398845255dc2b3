import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

test.each([
  ['phone', 'nb', nb],
  ['wide', 'en', en],
] as const)('an owner adds a supplier, gives it a task and sees its year (%s, %s)', async (viewport, language, texts) => {
  const { task, wheel } = texts.maintenance
  const supplier = texts['maintenance.supplier']
  const owner = await page(viewport, language)
  await speak(owner, language)
  await signIn(owner, 'owner', texts)
  await openedEstate(owner, 'Solveien 14')
  const estate = new URL(owner.url()).pathname
  const name = `Nordre Feiing ${language}`

  await owner.goto(`${estate}/maintenance/participants`)
  await owner.getByRole('button', { name: supplier.add }).click()
  await owner.getByLabel(supplier.name).first().fill(name)
  await owner.getByLabel(task.trade).first().selectOption('other')
  await owner.getByLabel(supplier.phone).fill('68050170')
  await owner.getByLabel(supplier.email).fill(`feiing.${language}@nordre.example`)
  await expectAccessible(owner)
  await owner.getByRole('button', { name: supplier.create }).click()
  const row = owner.getByRole('listitem').filter({ hasText: name })
  await row.waitFor()
  await expectAccessible(owner)

  await owner.goto(`${estate}/maintenance`)
  await owner.getByRole('link', { name: 'Kontroll av drenering' }).click()
  await owner.getByRole('link', { name: task.edit }).click()
  await owner.getByLabel(task.responsible).selectOption({ label: name })
  await owner.getByRole('button', { name: task.save }).click()
  await owner.getByRole('heading', { level: 2, name: 'Kontroll av drenering' }).waitFor()
  await owner.getByText(name).waitFor()

  await owner.goto(`${estate}/maintenance/year-wheel?year=${new Date().getFullYear()}`)
  await owner.getByRole('button', { name: wheel.earlier }).waitFor()
  const choices = owner.getByRole('button', { name: wheel.show, exact: true })
  if (await choices.isVisible()) await choices.click()
  await owner.getByLabel(wheel.responsible).selectOption({ label: name })
  await owner.getByRole('link', { name: 'Kontroll av våtrom' }).first().waitFor({ state: 'detached' })
  expect(await owner.getByRole('link', { name: 'Kontroll av drenering' }).count()).toBeGreaterThan(0)
  await expectAccessible(owner)
})
