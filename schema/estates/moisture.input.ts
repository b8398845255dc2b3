import { object, string } from 'yup'
import { isDay } from '#schema/day.ts'
import { choice, optionalId, optionalRecordId, optionalText, recordId, text, version } from '#schema/fields.ts'
import { optionalFigure, optionalWhole } from '#schema/figures.ts'
import { moistureQuantities } from './moisture.words.ts'

const percent = () => optionalFigure(100)
const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
/** Clocks differ by a little. */
const tolerance = 10 * 60_000
export const hasBeen = (moment: string) => isMoment(moment) && moment >= '1970' && Date.parse(moment) <= Date.now() + tolerance
const pastMoment = () =>
  string()
    .typeError('notValid')
    .required('required')
    .test('moment', 'notValid', (value) => !value || hasBeen(value))

const sensor = {
  name: text(100),
  location: optionalText(255),
  buildingId: optionalId(),
  quantity: choice(moistureQuantities).default('RH_PERCENT'),
  threshold: percent(),
  alarmThreshold: percent().test('order', 'notValid', function (alarm) {
    const { threshold } = this.parent as { threshold?: number | null }
    return alarm == null || threshold == null || alarm >= threshold
  }),
  deviceId: optionalText(100),
}

export const moistureMonitoringInput = object({ estateId: recordId(), days: optionalWhole(1, 366) })
export const moistureSensorForm = object(sensor)
export const saveMoistureSensorInput = object({
  estateId: recordId(),
  id: optionalRecordId(),
  version: version(),
  ...sensor,
})
export const moistureRecordInput = object({ estateId: recordId(), id: recordId() })
/** As somebody writes it down: 24 hours, with a colon or a point. */
export const moistureReadingForm = object({
  value: percent().required('required'),
  day: string()
    .required('required')
    .test('day', 'notValid', (day) => !day || (isDay(day) && hasBeen(`${day}T00:00+02:00`))),
  time: string()
    .trim()
    .required('required')
    .matches(/^([01]\d|2[0-3])[:.][0-5]\d$/, 'notValid'),
})
export const addMoistureReadingInput = object({
  estateId: recordId(),
  sensorId: optionalRecordId(),
  name: optionalText(100).when('sensorId', ([id], field) => (id == null ? field.required('required') : field)),
  location: optionalText(255),
  value: percent().required('required'),
  measuredAt: pastMoment(),
})
export const moistureTokenForm = object({ name: text(100) })
export const createMoistureTokenInput = object({ estateId: recordId(), name: text(100) })
