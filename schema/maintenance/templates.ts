import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { houseTypes } from '#schema/estates/estates.words.ts'
import type { Priority } from './tasks.words.ts'

type HouseType = (typeof houseTypes)[number]

interface TaskTemplate {
  code: BuildingPartCode
  /** In months. */
  interval: number
  priority: Priority
  trade?: Trade
  /** Of which houses; of all where left out. */
  houses?: readonly HouseType[]
}

const withOwnRoof = [
  'detachedHouse',
  'semiDetached',
  'rowHouse',
  'apartmentBuilding',
  'cabin',
  'garage',
  'outbuilding',
  'commercial',
  'other',
] as const
/** Whoever owns a flat owns no chimney: the block has it swept. */
const withChimney = ['detachedHouse', 'semiDetached', 'rowHouse', 'apartmentBuilding', 'cabin', 'commercial', 'other'] as const
const shared = ['apartmentBuilding', 'commercial', 'other'] as const
const livedIn = ['detachedHouse', 'semiDetached', 'rowHouse', 'apartment', 'apartmentBuilding', 'cabin', 'commercial', 'other'] as const

/** What is usually done, to be chosen and then changed as one likes. Their names stand in the messages. */
export const taskTemplates = {
  gutters: { code: '26', interval: 6, priority: 2, trade: 'tinsmith', houses: withOwnRoof },
  roof: { code: '26', interval: 12, priority: 1, trade: 'roofer', houses: withOwnRoof },
  facade: { code: '23', interval: 12, priority: 2, trade: 'painter' },
  washCladding: { code: '23', interval: 24, priority: 3, houses: withOwnRoof },
  windows: { code: '23', interval: 12, priority: 3, trade: 'carpenter' },
  drains: { code: '31', interval: 3, priority: 2, houses: livedIn },
  wetRooms: { code: '25', interval: 12, priority: 1, trade: 'plumber', houses: livedIn },
  waterHeater: { code: '31', interval: 12, priority: 2, trade: 'plumber', houses: livedIn },
  taps: { code: '31', interval: 12, priority: 2, houses: livedIn },
  kitchenFan: { code: '36', interval: 3, priority: 3, houses: livedIn },
  balcony: { code: '28', interval: 12, priority: 2, trade: 'carpenter' },
  filters: { code: '36', interval: 6, priority: 2, trade: 'ventilation', houses: livedIn },
  smokeDetectors: { code: '54', interval: 3, priority: 1, houses: livedIn },
  extinguishers: { code: '33', interval: 12, priority: 1 },
  chimney: { code: '27', interval: 48, priority: 2, houses: withChimney },
  electrical: { code: '43', interval: 60, priority: 1, trade: 'electrician' },
  drainage: { code: '21', interval: 12, priority: 2, trade: 'machineContractor', houses: withOwnRoof },
  lift: { code: '62', interval: 24, priority: 1, houses: shared },
  heatPump: { code: '32', interval: 24, priority: 2, trade: 'ventilation', houses: livedIn },
  evCharger: { code: '43', interval: 24, priority: 2, trade: 'electrician' },
  flatRoof: { code: '26', interval: 6, priority: 1, trade: 'roofer', houses: withOwnRoof },
  septicTank: { code: '73', interval: 24, priority: 2, trade: 'other', houses: withOwnRoof },
  leakGuard: { code: '31', interval: 12, priority: 2, houses: livedIn },
  playground: { code: '77', interval: 12, priority: 1, trade: 'gardener', houses: shared },
} as const satisfies Record<string, TaskTemplate>

export type TemplateName = keyof typeof taskTemplates
const all: Readonly<Record<TemplateName, TaskTemplate>> = taskTemplates

/** Those of a part of a building, and of such a house. */
export const templatesFor = (code: string, house: HouseType | null | undefined) =>
  (Object.keys(all) as TemplateName[]).filter(
    (name) => all[name].code === code && (!house || !all[name].houses || all[name].houses.includes(house)),
  )
export const templateOf = (name: TemplateName): TaskTemplate => all[name]
