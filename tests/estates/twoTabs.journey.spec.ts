import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { expectAccessible } from '#tests/support/accessible.ts'
import { page } from '#tests/support/journey.ts'
import { openedEstate, signIn, speak } from '#tests/support/journeys/visiting.ts'

const texts = { nb, en }

test.each([
  ['phone', 'nb'],
  ['wide', 'en'],
] as const)('on a %s screen in %s, two tabs change the same, and nothing that was typed is lost', async (viewport, language) => {
  const { common, 'estates.technical': technical } = texts[language]
  const { fact } = technical
  const save = (shown: Page) => shown.getByRole('button', { name: technical.save, exact: true }).click()

  const first = await page(viewport, language, { refused: 409 })
  await speak(first, language)
  await signIn(first, 'owner', texts[language])
  await openedEstate(first, 'Skareliveien 7')
  const form = `${new URL(first.url()).pathname}/technical-info?facts=change`
  await first.goto(form)
  const second = await first.context().newPage()
  await second.goto(form)

  await second.getByLabel(fact.heating).fill('Vedovn i stua')
  await second.getByLabel(fact.internet).fill('Mobilt bredbånd')
  await save(second)
  await second.getByText('Vedovn i stua').waitFor()

  await first.getByLabel(fact.heating).fill(`Panelovner, ${viewport}`)
  await save(first)
  await first.getByText(common.stale.title).waitFor()
  await expectAccessible(first)
  await first.getByRole('button', { name: common.stale.fetch }).click()
  await first.getByText(common.stale.fetched).waitFor()
  // What only the other tab changed came along; what both did stands as it was typed, with theirs below it.
  expect(await first.getByLabel(fact.internet).inputValue()).toBe('Mobilt bredbånd')
  expect(await first.getByLabel(fact.heating).inputValue()).toBe(`Panelovner, ${viewport}`)
  await first.getByText('Vedovn i stua').first().waitFor()
  await expectAccessible(first)
  await save(first)
  await first.getByText(`Panelovner, ${viewport}`).waitFor()
  expect(await first.getByText('Mobilt bredbånd').count()).toBe(1)
})
