import { expect, test } from 'vitest'
import { trades } from '#schema/companies/trades.ts'
import criteriaEn from '#schema/projects/controlCriteria/en.json' with { type: 'json' }
import criteriaNb from '#schema/projects/controlCriteria/nb.json' with { type: 'json' }
import en from '#schema/projects/controlNames/en.json' with { type: 'json' }
import nb from '#schema/projects/controlNames/nb.json' with { type: 'json' }
import { areasFor, controlAreaTypes, controlPointTypes, pointTypesOf, tradeOf } from '#schema/projects/controls.ts'
import { type RenovationPreset, renovationPresets } from '#schema/projects/projectTypes.ts'

const typesOf = (areas: ReturnType<typeof areasFor>) => areas.map(({ type }) => type)
const ofRenovation = (...presets: RenovationPreset[]) => areasFor('RENOVATION', presets)

test('fifteen trades are checked, each with points of its own, by somebody who does that for a living', () => {
  expect(controlAreaTypes).toHaveLength(15)
  expect(controlPointTypes).toHaveLength(85)
  expect(new Set(controlPointTypes).size).toBe(85)
  for (const area of controlAreaTypes) {
    expect(pointTypesOf(area).length).toBeGreaterThanOrEqual(5)
    expect(trades).toContain(tradeOf(area))
  }
})

test.each(Object.entries({ nb, en }))('areas and points all have a name in %s, and nothing else has', (_, { area, point }) => {
  expect(Object.keys(area).toSorted()).toEqual(controlAreaTypes.toSorted())
  expect(Object.keys(point).toSorted()).toEqual(controlPointTypes.toSorted())
  for (const name of [...Object.values(area), ...Object.values(point)]) expect(name.trim()).not.toBe('')
})

test('a new building is checked in every trade but that of an old bathroom', () => {
  const areas = areasFor('NEW_BUILDING', [])
  expect(typesOf(areas)).toEqual(controlAreaTypes.filter((area) => area !== 'bathroom'))
  for (const { type, points, renovationType } of areas) {
    expect(points).toEqual(pointTypesOf(type))
    expect(renovationType).toBeNull()
  }
})

test('a new apartment has no roof, and nothing to demolish in its bathroom', () => {
  const areas = areasFor('NEW_APARTMENT', [])
  expect(typesOf(areas)).toEqual([
    'electrician',
    'carpenter',
    'wetAreas',
    'ventilation',
    'paintingAndFloors',
    'plumbing',
    'bathroom',
    'doors',
    'windows',
  ])
  expect(areas.find(({ type }) => type === 'bathroom')?.points).toEqual(['bathroomTiles', 'silicone', 'showerWall', 'finalBathroom'])
})

test.each([
  ['BATHROOM', ['electrician', 'wetAreas', 'ventilation', 'plumbing', 'bathroom']],
  ['FRONT_DOOR_REPLACEMENT', ['carpenter', 'doors']],
  ['WINDOW_REPLACEMENT', ['tinsmith', 'carpenter', 'windows']],
  ['ROOF_TILES_REPLACEMENT', ['tinsmith', 'roofing']],
  ['ROOFING_FELT_REPLACEMENT', ['tinsmith', 'roofing']],
  ['EXTERIOR_CLADDING_REPLACEMENT', ['tinsmith', 'carpenter', 'paintingAndFloors']],
] as const)('%s brings its areas', (preset, expected) => {
  const areas = ofRenovation(preset)
  expect(typesOf(areas)).toEqual(expected)
  expect(areas.every(({ renovationType }) => renovationType === preset)).toBe(true)
})

test('an area that two presets bring comes once, below the first of them, with what either looks at', () => {
  const areas = ofRenovation('EXTERIOR_CLADDING_REPLACEMENT', 'WINDOW_REPLACEMENT', 'WINDOW_REPLACEMENT')
  expect(areas.map(({ type, renovationType }) => [type, renovationType])).toEqual([
    ['tinsmith', 'WINDOW_REPLACEMENT'],
    ['carpenter', 'WINDOW_REPLACEMENT'],
    ['paintingAndFloors', 'EXTERIOR_CLADDING_REPLACEMENT'],
    ['windows', 'WINDOW_REPLACEMENT'],
  ])
  expect(areas[1]?.points).toEqual(['windBarrier', 'vapourBarrier', 'insulation', 'claddingVentilation', 'woodMoisture'])
})

test('all presets together bring no area and no point twice', () => {
  const areas = ofRenovation(...renovationPresets)
  expect(new Set(typesOf(areas)).size).toBe(areas.length)
  for (const { points } of areas) expect(new Set(points).size).toBe(points.length)
})

test('what is made to measure starts with nothing, and so does a renovation of none of the usual kinds', () => {
  expect(areasFor('CUSTOM', ['BATHROOM'])).toEqual([])
  expect(ofRenovation()).toEqual([])
})

test('presets count for renovations only', () => {
  expect(areasFor('NEW_APARTMENT', ['ROOF_TILES_REPLACEMENT'])).toEqual(areasFor('NEW_APARTMENT', []))
})

test.each(Object.entries({ nb: criteriaNb, en: criteriaEn }))(
  'each point of the catalogue says in %s when it is in order',
  (_, criteria) => {
    expect(Object.keys(criteria)).toEqual(controlPointTypes.filter((type) => type in criteria))
    expect(Object.keys(criteria)).toHaveLength(controlPointTypes.length)
    for (const criterion of Object.values(criteria)) expect(criterion).toMatch(/^[A-ZÆØÅ].{9,110}\.$/)
  },
)
