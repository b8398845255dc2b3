import { writtenDay } from '#client/ui/writing.ts'

/** What was done, day by day, each day as it is written. */
export const byDay = <Entry extends { at: string }>(entries: readonly Entry[]) => [...Map.groupBy(entries, ({ at }) => writtenDay(at))]

const daysAgo = (days: number) => writtenDay(new Date(Date.now() - days * 86_400_000).toISOString())
export const nearDay = (day: string) => (day === daysAgo(0) ? 'today' : day === daysAgo(1) ? 'yesterday' : undefined)
