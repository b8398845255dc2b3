import { writtenDay, writtenMoment } from '#client/ui/writing.ts'
import { dayOf } from '#schema/day.ts'

const dayLength = 86_400_000
const midnight = '00:00'

/** The instant at which a day is over on a Norwegian clock, in winter or in summer. */
export function endOfDay(day: string) {
  const next = new Date(Date.parse(`${day}T00:00Z`) + dayLength).toISOString().slice(0, 10)
  const summer = new Date(`${next}T00:00+02:00`).toISOString()
  return writtenMoment(summer).endsWith(midnight) ? summer : new Date(`${next}T00:00+01:00`).toISOString()
}

/** The last day of what ends at that instant. */
export const lastDayOf = (moment: string) => dayOf(Date.parse(moment) - 1)

/** How an end is said: by its last day where it ends with that, else by the instant. */
export const writtenEnd = (moment: string) =>
  writtenMoment(moment).endsWith(midnight)
    ? { isDay: true, written: writtenDay(lastDayOf(moment)) }
    : { isDay: false, written: writtenMoment(moment) }
