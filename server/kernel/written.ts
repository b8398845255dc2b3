import { timeZone } from '#schema/day.ts'
import { whenAsked } from '#schema/whenAsked.ts'

/** Days, moments and figures of mails and papers, in the Norwegian way in both languages and by the clock in Norway. */

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

const money = whenAsked(() => new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
/** `1 234,50`, with the spaces that the font has. */
export const writtenAmount = (ore: number) =>
  money()
    .format(ore / 100)
    .replaceAll('\u202f', '\u00a0')
/** `309 900 014` */
export const writtenNumber = (organizationNumber: string) => organizationNumber.replace(/(\d{3})(?=\d)/g, '$1\u00a0')
/** `9999 12 34507` */
export const writtenAccount = (account: string) => account.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1\u00a0$2\u00a0$3')
