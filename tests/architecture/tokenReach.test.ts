import { describe, expect, test } from 'vitest'
import { described } from './described.ts'

/** What is about no estate: words to choose from, what registers say, one's own uploads. */
const ofNone = [
  'addUploadPart',
  'beginUpload',
  'deleteUpload',
  'dropUpload',
  'floorTypes',
  'houseTypes',
  'joinUpload',
  'propertySummary',
  'roomTypes',
  'uploadDocument',
  'uploadImage',
  'uploadInParts',
]
/** Held to the estates of the token in their statements. */
const lists = ['estateUpdates', 'estates', 'guestEstates', 'portfolio', 'search']

describe('every operation', () => {
  test('says to which part of the product it belongs, so that a token can be made for that part', () => {
    const silent = [...described().operations.values()].filter(({ reach, rule }) => !reach.area && !/in person|a public link/.test(rule))
    expect(silent.map(({ name }) => name)).toEqual([])
  })

  test('that is open to tokens for one estate is about an estate, about none, or a list that is held to them', () => {
    const open = [...described().operations.values()].filter(({ reach }) => reach.keepsToEstates)
    expect(open.flatMap(({ name, rule }) => (/estate\/|project|in person|^everybody/.test(rule) ? [] : [name])).sort()).toEqual(
      [...ofNone, ...lists].sort(),
    )
  })
})
