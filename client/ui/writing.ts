import { timeZone, today } from '#schema/day.ts'
import { hoursSince } from '#schema/hours.ts'
import { whenAsked } from '#schema/whenAsked.ts'

/** Days, moments and money are written the Norwegian way in both languages. */

// A browser takes its time over making each of them.
const dates = (how: Intl.DateTimeFormatOptions) => whenAsked(() => new Intl.DateTimeFormat('nb-NO', { ...how, timeZone }))
const numbers = (how: Intl.NumberFormatOptions) => whenAsked(() => new Intl.NumberFormat('nb-NO', how))

const day = dates({ day: '2-digit', month: '2-digit', year: 'numeric' })
const time = dates({ hour: '2-digit', minute: '2-digit', hour12: false })
const money = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 })
const plain = numbers({ maximumFractionDigits: 2 })
const measured = numbers({ maximumFractionDigits: 3 })
const whole = numbers({ maximumFractionDigits: 0 })

/** `05.01.2026`, of a day (`2026-01-05`) or a moment. */
export const writtenDay = (value: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('.') : day().format(new Date(value))

/** `05.01.2026, 09:07` */
export const writtenMoment = (value: string) => `${day().format(new Date(value))}, ${time().format(new Date(value))}`

/** So many days until then, of a day (`2026-01-05`); fewer than none where it has passed. */
export const daysFromToday = (value: string) => Math.round((Date.parse(value) - Date.parse(today())) / 86_400_000)

/** `i morgen`, `om 18 dager`, `om 4 måneder`, in the language of the screen. */
export function writtenDistance(value: string, language: string) {
  const days = daysFromToday(value)
  const inWords = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  // A `døgn` is counted in hours; nobody has so many of them left.
  if (Math.abs(days) < 60) return inWords.format(days, 'day').replace('døgn', 'dager')
  return Math.abs(days) < 700 ? inWords.format(Math.round(days / 30.44), 'month') : inWords.format(Math.round(days / 365.25), 'year')
}

/** `for 3 timer siden`, of what was within a day; nothing of what lies further back, or ahead. */
export function writtenAge(moment: string, language: string) {
  const hours = hoursSince(moment)
  if (hours < 0 || hours >= 24) return undefined
  const inWords = new Intl.RelativeTimeFormat(language)
  return hours < 1 ? inWords.format(-Math.floor(hours * 60), 'minute') : inWords.format(-Math.floor(hours), 'hour')
}

/** `09:07` */
export const writtenTime = (value: string) => time().format(new Date(value))

/** `1 234,50 kr` */
export const writtenMoney = (kroner: number) => `${money().format(kroner)} kr`

/** `1 235 kr`, where øre are beside the point. */
export const writtenKroner = (kroner: number) => `${whole().format(kroner)} kr`

/** `1 234,5` */
export const writtenNumber = (value: number) => plain().format(value)

/** `1 234,125`, of what is counted in thousandths. */
export const writtenQuantity = (value: number) => measured().format(value)

/** `2,4 MB` */
export function writtenSize(bytes: number) {
  if (bytes < 1024) return `${bytes} B`
  const kilo = bytes / 1024
  if (kilo < 1024) return `${plain().format(Math.round(kilo))} kB`
  const mega = kilo / 1024
  return mega < 1024 ? `${plain().format(Math.round(mega * 10) / 10)} MB` : `${plain().format(Math.round(mega / 102.4) / 10)} GB`
}

/** `958 352 172`; its spaces do not break. */
export const writtenOrganizationNumber = (number: string) => number.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')

/** `+47 68 05 01 01`, `68 05 01 01`; numbers of other lands stay as they were written. */
export const writtenPhone = (number: string) =>
  number.replace(/^(\+47)?\s*(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5').trim()
