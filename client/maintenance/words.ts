import { language } from '#client/messages/language.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { useText } from '#client/messages/Text.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { daysFrom, type Series } from '#schema/maintenance/recurrence.ts'
import { whenAsked } from '#schema/whenAsked.ts'

const locale = language === 'en' ? 'en-GB' : 'nb-NO'
const dates = (how: Intl.DateTimeFormatOptions) => whenAsked(() => new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' }))
const short = dates({ day: 'numeric', month: 'short' })
const long = dates({ day: 'numeric', month: 'long', year: 'numeric' })
const month = dates({ month: 'long' })
const monthShort = dates({ month: 'short' })
const monthOfYear = dates({ month: 'short', year: 'numeric' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `jan. 2026` */
export const monthAndYear = (day: string) => monthOfYear().format(at(day))
/** `31. jan.` */
export const shortDay = (day: string) => short().format(at(day))
/** `31. januar 2026` */
export const longDay = (day: string) => long().format(at(day))
/** `januar`, of 1 to 12 */
export const monthName = (number: number) => month().format(new Date(Date.UTC(2026, number - 1, 1)))
export const shortMonthName = (number: number) =>
  monthShort()
    .format(new Date(Date.UTC(2026, number - 1, 1)))
    .replace('.', '')

/** `Hver 3. måned fra 31. januar 2026` */
export function useRecurrenceText() {
  const text = useText()
  return ({ startDate, period, interval, endDate }: Series) => {
    const from = longDay(startDate)
    if (!period) return text('maintenance.recurrence.once', { from })
    const said = text(`maintenance.recurrence.${period}` satisfies MessageKey, { every: interval ?? 1, from })
    return endDate ? text('maintenance.recurrence.until', { said, until: longDay(endDate) }) : said
  }
}

/** `31.01.2026, 30.04.2026, 31.07.2026 …`, of what began earlier the days that are still to come */
export function useSeriesDays() {
  const text = useText()
  return (series: Series, today: string, count = 4) => {
    const days = daysFrom(series, today, count + 1)
    const written = days.slice(0, count).map(writtenDay).join(', ') + (days.length > count ? ' …' : '')
    return series.startDate < today && days.length > 0 ? text('maintenance.recurrence.ahead', { days: written }) : written
  }
}
