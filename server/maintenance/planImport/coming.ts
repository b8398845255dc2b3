import { today } from '#schema/day.ts'
import { monthsLater, type Period, timesWithin } from '#schema/maintenance/recurrence.ts'
import type { Fresh } from './matching.ts'

const months = 120
interface Repeat {
  period: Period | null
  interval: number
  count: number
}

/** What would come of the new tasks: how often, and how many times within ten years from today. */
export function whatComes(fresh: readonly Fresh[]) {
  const from = today()
  const until = monthsLater(from, months)
  const repeats = new Map<string, Repeat>()
  let [newCount, repeatedCount, timesCount] = [0, 0, 0]
  for (const { count, ...series } of fresh) {
    const [period, interval] = [series.period ?? null, series.period ? (series.interval ?? 1) : 1]
    newCount += count
    if (period) repeatedCount += count
    timesCount += count * timesWithin(series, from, until)
    const key = `${period} ${interval}`
    repeats.set(key, { period, interval, count: count + (repeats.get(key)?.count ?? 0) })
  }
  return {
    newCount,
    repeatedCount,
    timesCount,
    repeats: [...repeats.values()].toSorted((a, b) => b.count - a.count || a.interval - b.interval),
  }
}
