import type { Trade } from '#schema/companies/trades.ts'
import { controlCatalogue } from './controlCatalogue.ts'
import { type ProjectType, type RenovationPreset, renovationPresets } from './projectTypes.ts'

type Catalogue = typeof controlCatalogue
/** Whose work is checked. */
export type ControlAreaType = keyof Catalogue
/** What of it is looked at; each belongs to one area. */
export type ControlPointType = { [A in ControlAreaType]: keyof Catalogue[A]['points'] }[ControlAreaType]

export const controlAreaTypes = Object.keys(controlCatalogue) as ControlAreaType[]
export const pointTypesOf = (area: ControlAreaType) => Object.keys(controlCatalogue[area].points) as ControlPointType[]
export const controlPointTypes = controlAreaTypes.flatMap(pointTypesOf)
export const tradeOf = (area: ControlAreaType): Trade => controlCatalogue[area].trade

/** An area that a project starts with. */
export interface StartingArea {
  type: ControlAreaType
  /** The renovation that brings it: the first, where several do. */
  renovationType: RenovationPreset | null
  points: readonly ControlPointType[]
}

/** What is checked in a project of that type: of a renovation all that one of its presets brings, once; what is made to measure starts with nothing. */
export function areasFor(type: ProjectType, presets: readonly RenovationPreset[]): StartingArea[] {
  if (type === 'CUSTOM') return []
  const chosen = type === 'RENOVATION' ? renovationPresets.filter((preset) => presets.includes(preset)) : null
  const works: readonly string[] = chosen ?? [type]
  return controlAreaTypes.flatMap((area) => {
    const points = pointsOf(area).filter(([, brought]) => brought.some((work) => works.includes(work)))
    if (!points.length) return []
    const first = chosen?.find((preset) => points.some(([, brought]) => brought.includes(preset)))
    return { type: area, renovationType: first ?? null, points: points.map(([point]) => point) }
  })
}
const pointsOf = (area: ControlAreaType) => Object.entries(controlCatalogue[area].points) as [ControlPointType, readonly string[]][]
