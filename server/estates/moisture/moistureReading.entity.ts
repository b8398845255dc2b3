import { entityOf, float, keyed, moment, text, uuid, yesNo } from '#server/kernel/table.ts'

/** What a sensor measured at one moment, and where that comes from. */
export class MoistureReading extends keyed('moisture_reading', {
  sensorId: uuid.key,
  measuredAt: moment.key,
  value: float,
  source: text.as<'manual' | 'dt' | 'ttn'>(),
  isBackfilled: yesNo.usually(false),
}) {}

export const moistureReading = entityOf(MoistureReading)
