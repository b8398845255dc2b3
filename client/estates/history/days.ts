import { writtenDay } from '#client/ui/writing.ts'

/** What was done: of the last week day by day, before that month by month. */
export const byPeriod = <Entry extends { at: string }>(entries: readonly Entry[]) => {
  const lastWeek = new Set(Array.from({ length: 7 }, (_, days) => daysAgo(days)))
  const periodOf = ({ at }: Entry) => {
    const day = writtenDay(at)
    return lastWeek.has(day) ? day : day.slice('dd.'.length)
  }
  return [...Map.groupBy(entries, periodOf)]
}
/** `03.2026`, unlike a day. */
export const isMonth = (period: string) => /^\d\d\.\d{4}$/.test(period)
export function monthInWords(month: string, language: string) {
  const [number, year] = month.split('.').map(Number)
  const words = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' }).format(new Date(year!, number! - 1, 15))
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Deeds of the same kind by the same person on the same day, one after the other; few of them stand by themselves. */
export function runsOf<Entry extends Alike>(entries: readonly Entry[], most = 2): Entry[][] {
  const runs: Entry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && isAlike(run[0]!, entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => (run.length > most ? [run] : run.map((entry) => [entry])))
}
interface Alike {
  at: string
  operation: string
  actorName?: string | null | undefined
  outcome: string
  isFirst: boolean
}
const isAlike = (one: Alike, other: Alike) =>
  (['operation', 'actorName', 'outcome', 'isFirst'] as const).every((name) => one[name] === other[name]) &&
  writtenDay(one.at) === writtenDay(other.at)

const daysAgo = (days: number) => writtenDay(new Date(Date.now() - days * 86_400_000).toISOString())
export const nearDay = (day: string) => (day === daysAgo(0) ? 'today' : day === daysAgo(1) ? 'yesterday' : undefined)
