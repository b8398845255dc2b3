import type { SavePriceSeriesInput } from '#client/generated/graphql.ts'
import { language } from '#client/messages/language.ts'
import type { Forecast } from './useForecast.ts'

type PriceValues = SavePriceSeriesInput['values']

/** `oktober 2026` */
export const writtenPeriod = (period: string) =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${period}-01`))

export const writtenPrices = (values: Forecast['priceSeries'][number]['values']) =>
  values.map(({ period, value }) => `${period}\t${String(value).replace('.', ',')}`).join('\n')

const written = /^\s*(?:(\d{4})\s*[-M/.]\s*(\d{1,2})|(\d{1,2})\s*[./]\s*(\d{4}))[\s;]+(\d+(?:[.,]\d+)?)\s*$/i

/** A month on each line and what the index stood at, as they come from a spreadsheet too; undefined where a line can't be read. */
export function pricesIn(text: string): PriceValues | undefined {
  const lines = text.split('\n').filter((line) => line.trim())
  const values = lines.flatMap((line) => {
    const [, year, month, monthFirst, yearLast, value] = written.exec(line) ?? []
    const [y, m] = [year ?? yearLast, Number(month ?? monthFirst)]
    return y && m >= 1 && m <= 12 ? [{ period: `${y}-${String(m).padStart(2, '0')}`, value: Number(value!.replace(',', '.')) }] : []
  })
  const isSound = values.length === lines.length && values.every(({ value }) => value > 0)
  return isSound && new Set(values.map(({ period }) => period)).size === values.length ? values : undefined
}
