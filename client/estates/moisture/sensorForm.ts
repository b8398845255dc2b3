import type { MoistureTokenPartsFragment } from '#client/generated/graphql.ts'
import { writtenNumber } from '#client/ui/writing.ts'
import { moistureSensorForm } from '#schema/estates/moisture.input.ts'
import type { Sensor } from './level.ts'

export const sensorRules = moistureSensorForm

export type Token = MoistureTokenPartsFragment
/** Digits are kept as they are typed, with a comma or a point. */
export const sensorValues = (sensor: Sensor | undefined) => ({
  id: sensor?.id ?? null,
  version: sensor?.version ?? null,
  name: sensor?.name ?? '',
  location: sensor?.location ?? '',
  buildingId: sensor?.buildingId ?? '',
  quantity: sensor?.quantity ?? ('RH_PERCENT' as const),
  threshold: sensor ? writtenNumber(sensor.threshold) : '',
  alarmThreshold: sensor ? writtenNumber(sensor.alarmThreshold) : '',
  deviceId: sensor?.deviceId ?? '',
})
export type SensorValues = ReturnType<typeof sensorValues>

export function sensorInput({ id, version, ...values }: SensorValues) {
  const input = sensorRules.cast(values, { stripUnknown: true })
  return { ...input, ...(id && { id, version }) }
}
export type SensorInput = ReturnType<typeof sensorInput>
