import { whenAsked } from './whenAsked.ts'

/** Of every day that is counted and every clock that is read aloud. */
export const timeZone = 'Europe/Oslo'

const norway = whenAsked(() => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The day of a moment, where it is a day in Norway: near midnight it is another one in UTC. */
export const dayOf = (moment: number | Date) => norway().format(moment)

export const today = () => dayOf(Date.now())

const dayLength = 86_400_000
/** The day so many days from today, counted by the calendar: a day on which the clock is changed has 23 hours or 25. */
export const inDays = (days: number) => new Date(Date.parse(today()) + days * dayLength).toISOString().slice(0, 10)

/** A calendar day that exists. A date turns the 30th of February into a day of March. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  value >= '0100' &&
  new Date(`${value}T00:00:00Z`).getUTCDate() === Number(value.slice(8))
