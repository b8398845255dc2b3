import { tradeNames } from '#schema/companies/tradeNames.ts'
import { type Trade, trades } from '#schema/companies/trades.ts'
import type { Basis } from '#schema/maintenance/recurrence.ts'
import { longestInterval, type Priority } from '#schema/maintenance/tasks.words.ts'
import { dayIn } from './days.ts'
import type { ImportField } from './fields.ts'
import { type Part, partIn } from './parts.ts'
import { type Repeat, repeatIn } from './repeats.ts'
import { type ImportUnit, kronerOf, type TimeUnit, timeUnits } from './units.ts'

/** What may be wrong with a cell. */
export const importFaults = ['required', 'notValid', 'tooLong'] as const
export type ImportFault = (typeof importFaults)[number]

export interface Cells {
  building: string
  part: Part
  title: string
  startDate: string
  lastDone: string
  period: Repeat
  interval: number
  endDate: string
  cost: number
  responsible: string
  trade: Trade
  priority: Priority
  description: string
  basis: Basis
}
export type Read<T> = { value: T } | { fault: ImportFault }

const longest = { building: 100, title: 255, description: 4000, responsible: 255, part: 100 } as const

const text =
  (most: number) =>
  (written: string): Read<string> =>
    written.length > most ? { fault: 'tooLong' } : { value: written }
const known =
  <T>(find: (written: string) => T | undefined) =>
  (written: string): Read<T> => {
    const value = find(written)
    return value === undefined ? { fault: 'notValid' } : { value }
  }

const mostKroner = 1e10
const factorOf = (unit: ImportUnit | null) => (unit && unit in kronerOf ? kronerOf[unit as keyof typeof kronerOf] : 1)
/** «18 500», «1.240.000,50», «kr 4200,-»; three digits after a sign are thousands, one or two are øre. */
function kronerIn(written: string, unit: ImportUnit | null): number | undefined {
  const plain = written.toLowerCase().replaceAll(/kr\.?|nok|,-|[\s\u00a0\u202f]/g, '')
  const [, whole, part = '0'] = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(plain) ?? []
  const amount = whole === undefined ? Number.NaN : Number(`${whole.replaceAll(/[.,]/g, '')}.${part}`)
  const value = Math.round(amount * factorOf(unit) * 100) / 100
  return value <= mostKroner ? value : undefined
}

const priorities: readonly (readonly [RegExp, Priority])[] = [
  [/^(?:p?1|høy|høyt|høg|høgt|high|haster|hast|kritisk|akutt|urgent|critical)$/, 1],
  [/^(?:p?2|middels|medium|moderat|normal)$/, 2],
  [/^(?:p?3|lav|lavt|låg|lågt|low)$/, 3],
]
const priorityIn = (written: string) => priorities.find(([words]) => words.test(written.toLowerCase()))?.[1]
const tradeIn = (written: string) => {
  const wanted = written.toLowerCase()
  return trades.find((trade) => [trade, tradeNames.nb[trade], tradeNames.en[trade]].some((name) => name.toLowerCase() === wanted))
}
const countIn = (written: string) =>
  /^\d{1,4}$/.test(written) && Number(written) >= 1 && Number(written) <= longestInterval ? Number(written) : undefined
function basisIn(written: string): Basis | undefined {
  if (/^(?:planen|plan|the plan)$/i.test(written)) return 'plan'
  return /^(?:sist utført|sist gjort|utført|completion|when last done)$/i.test(written) ? 'completion' : undefined
}
const partNamed = (written: string): Read<Part> => {
  const part = partIn(written)
  if (!part) return { fault: 'notValid' }
  return (part.name?.length ?? 0) > longest.part ? { fault: 'tooLong' } : { value: part }
}

const isTime = (unit: ImportUnit | null): unit is TimeUnit => (timeUnits as readonly (ImportUnit | null)[]).includes(unit)

const readers: { [F in ImportField]: (written: string, unit: ImportUnit | null) => Read<Cells[F]> } = {
  building: text(longest.building),
  part: partNamed,
  title: text(longest.title),
  startDate: known(dayIn),
  lastDone: known(dayIn),
  period: (written, unit) => known((cell) => repeatIn(cell, isTime(unit) ? unit : undefined))(written),
  interval: known(countIn),
  endDate: known(dayIn),
  cost: (written, unit) => known((cell) => kronerIn(cell, unit))(written),
  responsible: text(longest.responsible),
  trade: known(tradeIn),
  priority: known(priorityIn),
  description: text(longest.description),
  basis: known(basisIn),
}

/** What a cell says of that field; it is not empty. Figures count what the column says. */
export const readCell = <F extends ImportField>(field: F, written: string, unit: ImportUnit | null = null): Read<Cells[F]> =>
  readers[field](written, unit)
