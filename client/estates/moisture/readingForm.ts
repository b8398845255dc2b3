import { writtenMoment } from '#client/ui/writing.ts'
import { dayOf, timeZone } from '#schema/day.ts'
import { moistureReadingForm } from '#schema/estates/moisture.input.ts'

export const readingRules = moistureReadingForm

/** Now, on a Norwegian wall. */
export const readingValues = (now: Date) => ({
  value: '',
  day: dayOf(now),
  time: new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now),
})
export type ReadingValues = ReturnType<typeof readingValues>

/** The moment at which a Norwegian clock shows that, in winter or in summer. */
export function momentOf(day: string, time: string) {
  const summer = new Date(`${day}T${time}:00+02:00`)
  return writtenMoment(summer.toISOString()).endsWith(time) ? summer.toISOString() : new Date(`${day}T${time}:00+01:00`).toISOString()
}

export function readingInput(values: ReadingValues, sensorId: string) {
  const { value, day, time } = readingRules.cast(values)
  return { sensorId, value, measuredAt: momentOf(day, time.replace('.', ':')) }
}
export type ReadingInput = ReturnType<typeof readingInput>
