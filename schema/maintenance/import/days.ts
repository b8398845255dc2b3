import { isDay } from '#schema/day.ts'
import { lastDayOf } from '#schema/maintenance/starterPlan.ts'

const months: readonly (readonly string[])[] = [
  ['jan'],
  ['feb'],
  ['mar'],
  ['apr'],
  ['mai', 'may'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['okt', 'oct'],
  ['nov'],
  ['des', 'dec'],
]
const firstYear = 1900
const lastYear = 2200

const yearOf = (written: string) => Number(written.length === 2 ? `20${written}` : written)
const isYear = (year: number) => year >= firstYear && year <= lastYear
const two = (number: string) => number.padStart(2, '0')

/** A day as people write it. A month and a quarter are due on their last day, a year on the last of December. */
export function dayIn(text: string): string | undefined {
  const written = text.trim().toLowerCase().replace(/\.$/, '')
  const iso = /^(\d{4}-\d{2}-\d{2})(?:t[\d:.]+z?)?$/.exec(written)
  if (iso) return sound(iso[1]!)
  const day = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})$/.exec(written)
  if (day) return sound(`${yearOf(day[3]!)}-${two(day[2]!)}-${two(day[1]!)}`)
  const quarter = /^(?:([1-4])\. ?(?:kvartal|kv|quarter)|[qk]([1-4]))[ /-]*(\d{4})$/.exec(written)
  if (quarter) return endOf(Number(quarter[3]), 3 * Number(quarter[1] ?? quarter[2]))
  const isoMonth = /^(\d{4})-(\d{1,2})$/.exec(written)
  if (isoMonth) return endOf(Number(isoMonth[1]), Number(isoMonth[2]))
  const month = /^(\d{1,2})[./-](\d{4})$/.exec(written)
  if (month) return endOf(Number(month[2]), Number(month[1]))
  const named = /^(\p{L}{3,9})\.?[ -](\d{4}|\d{2})$/u.exec(written)
  if (named) return endOf(yearOf(named[2]!), months.findIndex((names) => names.some((name) => named[1]!.startsWith(name))) + 1)
  return /^\d{4}$/.test(written) ? endOf(Number(written), 12) : undefined
}

const sound = (day: string) => (isDay(day) && isYear(Number(day.slice(0, 4))) ? day : undefined)
const endOf = (year: number, month: number) => (isYear(year) && month >= 1 && month <= 12 ? lastDayOf(year, month) : undefined)
