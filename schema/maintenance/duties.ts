import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { Priority } from './tasks.words.ts'

interface Duty {
  code: BuildingPartCode
  /** In months. */
  interval: number
  /** When it is usually done; what is done each month begins with the next one. */
  month?: number
  priority: Priority
  trade?: Trade
}

/** What an association sees to year after year. What they are called, and what they rest on, stands in the messages. */
export const duties = {
  fireDrill: { code: '54', interval: 12, month: 9, priority: 1 },
  smokeAlarms: { code: '54', interval: 12, month: 12, priority: 1 },
  extinguisherCheck: { code: '33', interval: 12, month: 11, priority: 1 },
  extinguisherService: { code: '33', interval: 120, month: 11, priority: 2 },
  lift: { code: '62', interval: 24, month: 3, priority: 1 },
  playgroundLook: { code: '77', interval: 1, priority: 1 },
  playgroundCheck: { code: '77', interval: 12, month: 4, priority: 1 },
  electrical: { code: '43', interval: 60, month: 1, priority: 1, trade: 'electrician' },
  safetyReview: { code: '54', interval: 12, month: 2, priority: 1 },
} as const satisfies Record<string, Duty>

export type DutyName = keyof typeof duties
export const dutyNames = Object.keys(duties) as DutyName[]
export const dutyOf = (name: DutyName): Duty => duties[name]

/** Houses that more than one household have in common. */
const common = ['apartmentBuilding', 'commercial', 'rowHouse', 'other']
export const hasDuties = (houseType: string | null | undefined) => !houseType || common.includes(houseType)
