import type { houseTypes } from '#schema/estates/estates.words.ts'
import { type TemplateName, templateOf } from './templates.ts'

type HouseType = (typeof houseTypes)[number]

const home = ['drains', 'wetRooms', 'waterHeater', 'smokeDetectors', 'extinguishers', 'electrical'] as const
const outside = ['facade', 'windows'] as const
const pitched = ['gutters', 'roof'] as const
const flat = [...home, 'windows', 'taps', 'leakGuard', 'kitchenFan', 'balcony'] as const
const block = [...outside, 'drains', 'smokeDetectors', 'extinguishers', 'electrical', 'lift', 'playground'] as const
const outhouse = [...outside, 'washCladding', 'extinguishers', 'electrical'] as const
/** From here on houses are built with balanced ventilation and drained foundations. */
const newSince = 2000

/** What one house has and the next has not, and what is to be done because of it. */
const becauseOf = {
  chimney: ['chimney'],
  basement: ['drainage'],
  ventilation: ['filters'],
  heatPump: ['heatPump'],
  evCharger: ['evCharger'],
  septicTank: ['septicTank'],
  flatRoof: ['flatRoof'],
} as const satisfies Record<string, readonly TemplateName[]>
export type HouseFeature = keyof typeof becauseOf
export const houseFeatures = Object.keys(becauseOf) as HouseFeature[]

interface Kind {
  always: readonly TemplateName[]
  /** It has a roof that its owner looks after. */
  hasRoof: boolean
  mayHave: readonly HouseFeature[]
  /** Until somebody says otherwise. */
  usuallyHas: readonly HouseFeature[]
}
const oldHouse: Kind = { always: [...outside, ...home], hasRoof: true, mayHave: houseFeatures, usuallyHas: ['chimney', 'basement'] }
const newHouse: Kind = { ...oldHouse, always: [...oldHouse.always, 'washCladding'], usuallyHas: ['ventilation'] }
/** Roof, chimney and drainage are the block's, whoever lives in it. */
const aFlat: Kind = { always: flat, hasRoof: false, mayHave: ['ventilation', 'heatPump'], usuallyHas: ['ventilation'] }
const aBlock: Kind = {
  always: block,
  hasRoof: true,
  mayHave: ['chimney', 'basement', 'ventilation', 'heatPump', 'evCharger', 'flatRoof'],
  usuallyHas: ['basement', 'ventilation'],
}
const anOuthouse: Kind = { always: outhouse, hasRoof: true, mayHave: ['basement', 'evCharger', 'flatRoof'], usuallyHas: ['basement'] }

const kinds: Partial<Record<HouseType, Kind>> = {
  apartment: aFlat,
  apartmentBuilding: aBlock,
  commercial: aBlock,
  garage: anOuthouse,
  outbuilding: anOuthouse,
}

export interface House {
  houseType?: HouseType | null | undefined
  builtYear?: number | null | undefined
}
/** One of unknown age is taken for an old one. */
const kindOf = ({ houseType, builtYear }: House) =>
  (houseType && kinds[houseType]) ?? (builtYear && builtYear >= newSince ? newHouse : oldHouse)

/** What is worth asking about such a house. */
export const askedFeatures = (house: House) => kindOf(house).mayHave
export const usualFeatures = (house: House) => kindOf(house).usuallyHas

/** What is usually done with such a house that has these. */
export function starterTasks(house: House, has: readonly HouseFeature[] = usualFeatures(house)): readonly TemplateName[] {
  const { always, hasRoof, mayHave } = kindOf(house)
  const features = mayHave.filter((feature) => has.includes(feature))
  const roof = hasRoof && !features.includes('flatRoof') ? pitched : []
  return [...roof, ...always, ...features.flatMap((feature) => becauseOf[feature])]
}

/** The month in which each is usually done. */
const months: Readonly<Record<TemplateName, number>> = {
  waterHeater: 2,
  lift: 3,
  taps: 3,
  drainage: 4,
  playground: 4,
  balcony: 4,
  gutters: 5,
  roof: 5,
  facade: 6,
  washCladding: 6,
  windows: 9,
  drains: 9,
  chimney: 10,
  filters: 10,
  kitchenFan: 10,
  wetRooms: 11,
  smokeDetectors: 12,
  extinguishers: 12,
  electrical: 1,
  evCharger: 3,
  flatRoof: 5,
  septicTank: 6,
  heatPump: 9,
  leakGuard: 11,
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
/** The last day of a month: there is time until then. */
export const lastDayOf = (year: number, month: number) =>
  `${year}-${twoDigits(month)}-${twoDigits(new Date(Date.UTC(year, month, 0)).getUTCDate())}`

/** The first time that its month comes after today's. */
export function proposedDay(name: TemplateName, today: string): string {
  const year = Number(today.slice(0, 4))
  const isAhead = months[name] > Number(today.slice(5, 7))
  return lastDayOf(isAhead ? year : year + 1, months[name])
}

export interface StarterTask {
  name: TemplateName
  day: string
  interval: number
}

/** The earliest first. */
export const starterPlan = (house: House, today: string, has?: readonly HouseFeature[]): StarterTask[] =>
  starterTasks(house, has)
    .map((name) => ({ name, day: proposedDay(name, today), interval: templateOf(name).interval }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
