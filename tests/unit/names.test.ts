import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { tradeNames } from '#schema/companies/tradeNames.ts'
import { partNames } from '#schema/estates/partNames.ts'

test.each([
  ['nb', nb],
  ['en', en],
] as const)('calendars and mails in %s call trades and parts of a building as the screens do', (language, { trades, estates }) => {
  expect(tradeNames[language]).toEqual(trades)
  const onScreens = Object.entries(estates.buildingPart).map(([code, name]) => [code, name.replace(`${code} `, '')])
  expect(partNames[language]).toEqual(Object.fromEntries(onScreens))
})
