import type { InferType } from 'yup'
import { type saveMoistureSensorInput } from '#schema/estates/moisture.input.ts'
import { moistureLimits } from '#schema/estates/moisture.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { MoistureSensor } from './moistureSensor.entity.ts'
import { mostPoints, sensor } from './readings.ts'
import { refuseMore } from './refuseMore.ts'

const mostSensors = 50

type Sent = Omit<InferType<typeof saveMoistureSensorInput>, 'estateId'>

const isMeasured = ofEstate(`select from moisture_sensor s join moisture_reading r on r.sensor_id = s.id
  where s.estate_id = $1 and s.id = $2 limit 1`)

/** Adds a sensor, or changes one. What was measured keeps its unit. */
export async function saveSensor(grant: EstateGrant, { id, version, ...sent }: Sent) {
  const sensors = grant.rows(MoistureSensor)
  const before = id ? await sensors.asSeen(id, version) : await refuseMore(sensors, mostSensors)
  if (before && before.quantity !== sent.quantity && (await grant.query(isMeasured, before.id)).length)
    throw invalid('quantity', 'notValid')
  const values = { ...sent, location: sent.location ?? null, deviceId: sent.deviceId ?? null, ...limitsOf(sent) }
  grant.refuseUnlessMay(before ? 'update' : 'create')
  return before ? sensors.change(before, values) : sensors.add(values)
}

export const removeSensor = (grant: EstateGrant, id: string) =>
  grant.setAside(grant.rows(MoistureSensor), id, { kind: 'moistureSensor', name: ({ name }) => name })

const keep = ofEstate(`insert into moisture_reading (sensor_id, measured_at, value, source)
  select s.id, $3, $4, 'manual' from moisture_sensor s where s.estate_id = $1 and s.id = $2
  on conflict (sensor_id, measured_at) do update set value = excluded.value, source = excluded.source returning sensor_id`)

/** Of one moment the last word counts. */
export async function addReading(grant: EstateGrant, sensorId: string, { value, measuredAt }: { value: number; measuredAt: string }) {
  const [kept] = await grant.query(keep, sensorId, measuredAt, value)
  if (!kept) throw new AppError('entityNotFound')
}

/** A sensor as it is told: with all that it measured. */
export async function toldSensor(grant: EstateGrant, id: string) {
  const [row] = await grant.query<{ id: string }>(sensor(), mostPoints, id, grant.may('read', 'maintenance-plan'))
  if (!row) throw new AppError('entityNotFound')
  return row
}

function limitsOf({ quantity, threshold, alarmThreshold }: Pick<Sent, 'quantity' | 'threshold' | 'alarmThreshold'>) {
  const usual = moistureLimits[quantity]
  const warnAt = threshold ?? Math.min(usual.threshold, alarmThreshold ?? usual.threshold)
  return { threshold: warnAt, alarmThreshold: alarmThreshold ?? Math.max(usual.alarmThreshold, warnAt) }
}
