import type { Trade } from '#schema/companies/trades.ts'
import type { PaperOwer } from '#schema/projects/owedPapers.ts'

/** Who of those called in owes it, as far as their trade tells. */
export const tradesOf: Readonly<Partial<Record<PaperOwer, readonly Trade[]>>> = {
  designer: ['architect', 'consultant'],
  electrician: ['electrician'],
  plumber: ['plumber'],
  tiler: ['tiler', 'murer'],
  ventilator: ['ventilation'],
  mason: ['murer'],
}
