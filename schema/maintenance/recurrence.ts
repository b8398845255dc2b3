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
const told = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** So many months later, on the same day of the month or on its last. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = parts(day)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return told(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth)))
}
const daysLater = (day: string, days: number) => told(Date.parse(`${day}T00:00:00Z`) + days * dayLength)

/** The nth day of a series, counted from its start always, so that a 31st comes back after February. The database says the same, by `maintenance_days`. */
export function nthDay({ startDate, period, interval }: Series, n: number): string {
  const steps = n * (interval ?? 1)
  if (period === 'month') return monthsLater(startDate, steps)
  return daysLater(startDate, period === 'week' ? steps * 7 : steps)
}

/** The first days of a series; fewer where it ends. */
export function firstDays(series: Series, count: number): string[] {
  const days = Array.from({ length: series.period ? count : 1 }, (_, n) => nthDay(series, n))
  return days.filter((day) => !series.endDate || day <= series.endDate)
}
