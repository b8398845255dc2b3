import { timeZone } from '#schema/day.ts'
import { whenAsked } from '#schema/whenAsked.ts'

/** Days and moments of mails and papers, in the Norwegian way in both languages and by the clock in Norway. */

const inNorway = (how: Intl.DateTimeFormatOptions) => whenAsked(() => new Intl.DateTimeFormat('nb-NO', { ...how, timeZone }))
const day = inNorway({ day: '2-digit', month: '2-digit', year: 'numeric' })
const time = inNorway({ hour: '2-digit', minute: '2-digit' })
const moment = inNorway({ dateStyle: 'short', timeStyle: 'short' })
const second = inNorway({ dateStyle: 'short', timeStyle: 'medium' })

/** `05.01.2026`, of a moment or a day. */
export const writtenDay = (at: string | Date) => day().format(new Date(at))
/** `14:05` */
export const writtenTime = (at: string) => time().format(new Date(at))
/** `05.01.2026, 14:05` */
export const writtenMoment = (at: string | Date) => moment().format(new Date(at))
/** `05.01.2026, 14:05:09` */
export const writtenSecond = (at: string) => second().format(new Date(at))
