/** How often something comes again. */
export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** What the next occurrence is counted from: the plan, or the day the last one was done. */
export const bases = ['plan', 'completion'] as const
export type Basis = (typeof bases)[number]

export interface Series {
  startDate: string
  /** None for something that is done once. */
  period?: Period | null | undefined
  interval?: number | null | undefined
  endDate?: string | null | undefined
}

const dayLength = 86_400_000
const parts = (day: string) => day.split('-').map(Number) as [number, number, number]
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** So many months later, on the same day of the month or on its last. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = parts(day)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
}
const daysLater = (day: string, days: number) => dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayLength)

/** The nth day of a series, counted from its start always, so that a 31st comes back after February. The database says the same, by `maintenance_days`. */
export function nthDay({ startDate, period, interval }: Series, n: number): string {
  const steps = n * (interval ?? 1)
  if (period === 'month') return monthsLater(startDate, steps)
  return daysLater(startDate, period === 'week' ? steps * 7 : steps)
}

/** How many times of a series lie before a day; or one fewer. */
function timesBefore({ startDate, period, interval }: Series, day: string): number {
  const [year, month] = parts(day)
  const [firstYear, firstMonth] = parts(startDate)
  const days = (Date.parse(day) - Date.parse(startDate)) / dayLength
  const steps = period === 'month' ? (year - firstYear) * 12 + month - firstMonth : period === 'week' ? days / 7 : days
  return period ? Math.max(0, Math.floor(steps / (interval ?? 1))) : 0
}

/** How many times of a series lie from a day up to another, without that. */
export function timesWithin(series: Series, from: string, until: string): number {
  const before = (day: string) => {
    if (!series.period) return series.startDate < day ? 1 : 0
    let count = timesBefore(series, day)
    while (nthDay(series, count) < day) count++
    return count
  }
  const { endDate } = series
  const end = endDate && endDate < until ? daysLater(endDate, 1) : until
  return end > from ? before(end) - before(from) : 0
}

/** The first days of a series that are not before a day; fewer where it ends. */
export function daysFrom(series: Series, from: string, count: number): string[] {
  const before = timesBefore(series, from)
  const days = Array.from({ length: series.period ? count + 1 : 1 }, (_, n) => nthDay(series, before + n))
  return days.filter((day) => day >= from && (!series.endDate || day <= series.endDate)).slice(0, count)
}
