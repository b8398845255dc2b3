import { array, object } from 'yup'
import { optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalFigure, optionalKroner, whole } from '#schema/figures.ts'

export const mostShares = 1000
const largestPercent = 20
const largestAmount = 1e10

/** Per cent a year, with two decimals at most. */
const percent = () =>
  optionalFigure(largestPercent).test('hundredths', 'notValid', (value) => typeof value !== 'number' || Number(value.toFixed(2)) === value)

export const forecastInput = object({ estateId: recordId() })
export const saveForecastInput = object({
  estateId: recordId(),
  version: version(),
  priceGrowth: percent().required('required'),
  priceSource: optionalText(255),
  fund: optionalKroner(largestAmount).required('required'),
  yearlySaving: optionalKroner(largestAmount).required('required'),
  interest: percent(),
  area: optionalFigure(1e7),
})
const share = object({ name: text(100), numerator: whole(1, 1_000_000) })
export const saveSharesInput = object({
  estateId: recordId(),
  shares: array().of(share).typeError('notValid').max(mostShares, 'tooMany').required('required'),
})
