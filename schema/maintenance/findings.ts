import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { controlPointTypes } from '#schema/estates/controlPoints.input.ts'

type PointType = (typeof controlPointTypes)[number]

/** The part of a building that a trade's work is on. */
const partOfPoint: Readonly<Record<PointType, BuildingPartCode>> = {
  earthWorks: '21',
  concrete: '22',
  tinsmith: '26',
  electrician: '43',
  carpenter: '23',
  roofing: '26',
  wetAreas: '25',
  ventilation: '36',
  paintingAndFloors: '25',
  chimneys: '27',
  masonry: '23',
  plumbing: '31',
  bathroom: '25',
  doors: '23',
  windows: '23',
  other: '22',
}
export const codeOfPoint = (type: PointType): BuildingPartCode => partOfPoint[type]
/** Where damp is measured and nobody says more. */
export const codeOfMoisture: BuildingPartCode = '25'
