import { daysAfter } from '#demo/calendar.ts'

/** The day so many days from today, where it is a day in Norway: near midnight it is another one in UTC. */
export const inDays = (days: number) => daysAfter(new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' }), days)
