import { array, object } from 'yup'
import {
  choice,
  flag,
  id,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalRecordId,
  optionalText,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { optionalFigure, optionalKroner, optionalWhole, whole } from '#schema/figures.ts'
import { mostPeriods, priceSeries } from './priceSeries.ts'
import { firstWheelYear, lastWheelYear } from './wheelYears.ts'

export const mostShares = 1000
export const mostScenarios = 10
export const mostScenarioChanges = 100
export const scenarioActions = ['move', 'drop', 'join'] as const
const largestPercent = 20
const largestAmount = 1e10

/** Per cent a year, with two decimals at most. */
const percent = () =>
  optionalFigure(largestPercent).test('hundredths', 'notValid', (value) => typeof value !== 'number' || Number(value.toFixed(2)) === value)

const year = () => optionalWhole(firstWheelYear, lastWheelYear)
/** Both, or neither. */
const later = {
  laterSaving: optionalKroner(largestAmount),
  laterFrom: year().test('both', 'required', (from, { parent }) => {
    const { laterSaving } = parent as { laterSaving?: unknown }
    return (from == null) === (laterSaving == null || laterSaving === '')
  }),
}

export const forecastInput = object({ estateId: recordId(), withTrades: flag(), withWorks: flag() })
export const saveForecastInput = object({
  estateId: recordId(),
  version: version(),
  priceGrowth: percent().required('required'),
  priceSource: optionalText(255),
  priceSeries: optionalChoice(priceSeries),
  fund: optionalKroner(largestAmount).required('required'),
  yearlySaving: optionalKroner(largestAmount).required('required'),
  ...later,
  interest: percent(),
  area: optionalFigure(1e7),
})
const share = object({ name: text(100), numerator: whole(1, 1_000_000) })
export const saveSharesInput = object({
  estateId: recordId(),
  shares: array().of(share).typeError('notValid').max(mostShares, 'tooMany').required('required'),
})

const month = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/
const standing = object({
  period: text(7).matches(month, 'notValid'),
  value: optionalFigure(1_000_000)
    .required('required')
    .test('some', 'notValid', (value) => value > 0),
})
/** Of each period one. */
const isOnce = (values: readonly { period?: string }[] | null | undefined) =>
  new Set(values?.map(({ period }) => period)).size === (values?.length ?? 0)
export const savePriceSeriesInput = object({
  estateId: recordId(),
  series: choice(priceSeries),
  values: array().of(standing).typeError('notValid').max(mostPeriods, 'tooMany').required('required').test('once', 'notValid', isOnce),
})

const change = object({
  taskId: id(),
  action: choice(scenarioActions),
  moveTo: optionalDay().when('action', ([action], day) => (action === 'move' ? day.required('required') : day)),
  joinedToId: optionalId().when('action', ([action], other) => (action === 'join' ? other.required('required') : other)),
  cost: optionalKroner(largestAmount),
})
export const saveScenarioInput = object({
  estateId: recordId(),
  id: optionalRecordId(),
  version: version(),
  name: text(100),
  priceGrowth: percent(),
  priceSource: optionalText(255),
  priceSeries: optionalChoice(priceSeries),
  yearlySaving: optionalKroner(largestAmount),
  savingFrom: year(),
  changes: array().of(change).typeError('notValid').max(mostScenarioChanges, 'tooMany'),
})
export const scenarioInput = object({ estateId: recordId(), id: recordId() })
export const adoptScenarioInput = object({ estateId: recordId(), id: recordId(), version: version() })
