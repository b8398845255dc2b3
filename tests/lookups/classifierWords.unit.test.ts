import { expect, test } from 'vitest'
import enInterior from '#client/messages/en/estates.interior.json' with { type: 'json' }
import enEstates from '#client/messages/en/estates.json' with { type: 'json' }
import nbInterior from '#client/messages/nb/estates.interior.json' with { type: 'json' }
import nbEstates from '#client/messages/nb/estates.json' with { type: 'json' }
import { floorTypeWords, houseTypeWords, roomTypeWords } from '#server/lookups/classifiers/classifierWords.offer.ts'

const said = (words: Readonly<Record<string, { nb: string; en: string }>>, language: 'nb' | 'en') =>
  Object.fromEntries(Object.entries(words).map(([code, word]) => [code, word[language]]))

test.each([
  ['nb', nbInterior, nbEstates],
  ['en', enInterior, enEstates],
] as const)('floors, rooms and houses are called the same by programs and screens, in %s', (language, interior, estates) => {
  expect(said(floorTypeWords, language)).toEqual(interior.floorType)
  expect(said(roomTypeWords, language)).toEqual(interior.roomType)
  expect(said(houseTypeWords, language)).toEqual(estates.houseType)
})
