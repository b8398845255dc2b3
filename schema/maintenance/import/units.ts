import type { Period } from '#schema/maintenance/recurrence.ts'
import type { ImportField } from './fields.ts'

/** What the figures of a column count. */
export const importUnits = ['day', 'week', 'month', 'year', 'krone', 'thousand', 'kroneNet', 'thousandNet'] as const
export type ImportUnit = (typeof importUnits)[number]

export const timeUnits = ['day', 'week', 'month', 'year'] as const satisfies readonly ImportUnit[]
export type TimeUnit = (typeof timeUnits)[number]
export const moneyUnits = ['krone', 'thousand', 'kroneNet', 'thousandNet'] as const satisfies readonly ImportUnit[]

/** Those that a column of that field may count in. */
export const unitsOf = (field: ImportField | null): readonly ImportUnit[] =>
  field === 'period' || field === 'interval' ? timeUnits : field === 'cost' ? moneyUnits : []

/** How a period is kept, and how many of it make one of the unit. */
export const periodOf: Readonly<Record<TimeUnit, readonly [Period, number]>> = {
  day: ['day', 1],
  week: ['week', 1],
  month: ['month', 1],
  year: ['month', 12],
}
/** So many kroner with VAT is one of the unit. What a plan costs is told with VAT. */
export const kronerOf = { krone: 1, thousand: 1000, kroneNet: 1.25, thousandNet: 1250 } as const satisfies Partial<
  Record<ImportUnit, number>
>

const inTime: readonly (readonly [RegExp, TimeUnit])[] = [
  [/(?<!\p{L})(?:mnd|mnder|md|måned(?:er)?|månad(?:er)?|months?)(?!\p{L})/u, 'month'],
  [/(?<!\p{L})(?:uker?|vek[ea]r?|weeks?)(?!\p{L})/u, 'week'],
  [/(?<!\p{L})(?:dag(?:er|ar)?|døgn|days?)(?!\p{L})/u, 'day'],
  [/(?<!\p{L})(?:år|years?|yrs?)(?!\p{L})/u, 'year'],
]
const thousands = /(?<![\d ])1[ .]?000|\bt\.?kr\b|\bknok\b|tusen|thousand|kkr/
const net = /(?:eks|ekskl|eksl|ex|excl|excluding|uten|utan|without|u)[./ ]*\s*(?:mva|moms|vat)|\bnetto\b/
/** What stands in a title for the unit alone. */
export const unitWords =
  /\b(?:ca\.?|i|in|inkl|ink|incl|eks|ekskl|ex|excl|inklusive|eksklusive|uten|utan|med|with|without|including|excluding)[./ ]*\s*(?:mva|moms|vat|kr|nok|kroner|1[ .]?000 kr|tusen(?: kr)?)\b\.?|\b(?:mva|moms|vat|kkr|tkr)\b|1[ .]?000 kr|,-/gi

/** The unit that a title says for a column of that field: «(år)», «1000 kr», «eks. mva». */
export function unitIn(title: string, field: ImportField | null): ImportUnit | null {
  const written = title.toLowerCase()
  if (field === 'cost')
    return thousands.test(written) ? (net.test(written) ? 'thousandNet' : 'thousand') : net.test(written) ? 'kroneNet' : null
  return field === 'period' || field === 'interval' ? (inTime.find(([words]) => words.test(written))?.[1] ?? null) : null
}

const figure = /^\d{1,4}(?:[.,]\d)?$/
/** What figures without a unit seem to count: half years and whole ones are told in months, others are years. */
export function unitSeen(field: ImportField | null, cells: readonly string[]): ImportUnit | null {
  if (field !== 'period' && field !== 'interval') return null
  const figures = cells.filter((cell) => figure.test(cell)).map((cell) => Number(cell.replace(',', '.')))
  if (!figures.length) return null
  return figures.some((count) => count % 12 === 0) && figures.every((count) => [1, 2, 3, 4, 6].includes(count) || count % 6 === 0)
    ? 'month'
    : 'year'
}
