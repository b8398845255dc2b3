/** How long ago something was. The demo world ages with the clock: what is ten years old is so whenever it is loaded. */
export interface Span {
  years?: number
  months?: number
  days?: number
}

/** The moment that long ago, at that time of the day (UTC). */
export type Past = (span: Span, time?: `${number}:${number}`) => Date

export const pastOf =
  (now: Date): Past =>
  ({ years = 0, months = 0, days = 0 }, time = '09:00') => {
    const [hour, minute] = time.split(':').map(Number) as [number, number]
    return new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth() - months, now.getUTCDate() - days, hour, minute))
  }

export const minutesAfter = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000)

/** The day of that moment, or the Friday before: nobody inspects a house on a Sunday. */
export function workday(moment: Date): string {
  const weekend = [2, 0, 0, 0, 0, 0, 1][moment.getUTCDay()]!
  return minutesAfter(moment, -weekend * 24 * 60)
    .toISOString()
    .slice(0, 10)
}
