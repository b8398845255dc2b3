import type { TemplateName } from './templates.ts'

interface Estimate {
  minutes: number
  /** Kroner with tax, of one time; nothing where one does it oneself with what one has. */
  cost: number
}

/**
 * What one time of each takes and costs a usual house: a tradesman at about 1 000 kroner an hour with his way there, or what
 * is bought for it. Whoever plans writes their own over it, so that a round figure is better than none.
 */
const estimates: Readonly<Record<TemplateName, Estimate>> = {
  gutters: { minutes: 120, cost: 2500 },
  roof: { minutes: 120, cost: 3500 },
  flatRoof: { minutes: 120, cost: 3000 },
  facade: { minutes: 90, cost: 2500 },
  washCladding: { minutes: 480, cost: 800 },
  windows: { minutes: 120, cost: 1500 },
  drains: { minutes: 30, cost: 0 },
  wetRooms: { minutes: 60, cost: 1800 },
  waterHeater: { minutes: 60, cost: 1600 },
  taps: { minutes: 30, cost: 0 },
  leakGuard: { minutes: 15, cost: 0 },
  kitchenFan: { minutes: 30, cost: 0 },
  balcony: { minutes: 60, cost: 1800 },
  filters: { minutes: 20, cost: 700 },
  smokeDetectors: { minutes: 10, cost: 0 },
  extinguishers: { minutes: 15, cost: 0 },
  chimney: { minutes: 60, cost: 1500 },
  electrical: { minutes: 180, cost: 5200 },
  evCharger: { minutes: 60, cost: 1900 },
  drainage: { minutes: 90, cost: 2500 },
  heatPump: { minutes: 90, cost: 2900 },
  septicTank: { minutes: 60, cost: 2800 },
  lift: { minutes: 120, cost: 6500 },
  playground: { minutes: 120, cost: 4500 },
}
export const estimateOf = (name: TemplateName): Estimate => estimates[name]

/** How often it comes within a year of its first time. */
const timesInYear = (interval: number) => Math.max(1, Math.floor(12 / interval))

/** What the first year of them costs, by what one time of each does. */
export const firstYearCost = (tasks: readonly { estimatedCost: number; interval: number }[]) =>
  tasks.reduce((sum, { estimatedCost, interval }) => sum + estimatedCost * timesInYear(interval), 0)
