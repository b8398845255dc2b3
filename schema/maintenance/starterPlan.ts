import type { houseTypes } from '#schema/estates/estates.words.ts'
import { type TemplateName, templateOf } from './templates.ts'

type HouseType = (typeof houseTypes)[number]

const everyHome = ['drains', 'wetRooms', 'waterHeater', 'smokeDetectors', 'extinguishers', 'electrical'] as const
const everyRoof = ['gutters', 'roof', 'facade', 'windows'] as const
const old = [...everyRoof, 'drainage', ...everyHome, 'chimney'] as const
const new_ = [...everyRoof, 'washCladding', ...everyHome, 'filters'] as const
const flat = [...everyHome, 'windows', 'taps', 'filters', 'kitchenFan', 'balcony', 'chimney'] as const
const block = [
  ...everyRoof,
  'drainage',
  'drains',
  'filters',
  'smokeDetectors',
  'extinguishers',
  'electrical',
  'lift',
  'playground',
] as const
const outhouse = [...everyRoof, 'washCladding', 'drainage', 'extinguishers', 'electrical'] as const

const lists: Partial<Record<HouseType, readonly TemplateName[]>> = {
  apartment: flat,
  apartmentBuilding: block,
  commercial: block,
  garage: outhouse,
  outbuilding: outhouse,
}
/** From here on houses are built with balanced ventilation and drained foundations. */
const newSince = 2000

/** What is usually done with such a house; one of unknown age is taken for an old one. */
export function starterTasks(houseType: HouseType | null | undefined, builtYear: number | null | undefined): readonly TemplateName[] {
  const ownList = houseType && lists[houseType]
  return ownList ?? (builtYear && builtYear >= newSince ? new_ : old)
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
export const starterPlan = (houseType: HouseType | null | undefined, builtYear: number | null | undefined, today: string): StarterTask[] =>
  starterTasks(houseType, builtYear)
    .map((name) => ({ name, day: proposedDay(name, today), interval: templateOf(name).interval }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
