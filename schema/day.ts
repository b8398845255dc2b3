import { whenAsked } from './whenAsked.ts'

const norway = whenAsked(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }))

/** The day of a moment, where it is a day in Norway: near midnight it is another one in UTC. */
export const dayOf = (moment: number | Date) => norway().format(moment)

export const today = () => dayOf(Date.now())

const dayLength = 86_400_000
/** The day so many days from today, counted by the calendar: a day on which the clock is changed has 23 hours or 25. */
export const inDays = (days: number) => new Date(Date.parse(today()) + days * dayLength).toISOString().slice(0, 10)
