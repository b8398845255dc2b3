import type { MoistureQuantity } from '#schema/estates/moisture.words.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import { MoistureSensor } from './moistureSensor.entity.ts'

export interface Measured {
  quantity: MoistureQuantity
  value: number
  measuredAt: string
}
export interface Message {
  source: 'dt' | 'ttn'
  deviceId: string
  isBackfilled: boolean
  /** None, where a device tells how it is and nothing that it measured. */
  measured: readonly Measured[]
}

const keep = ofEstate(`insert into moisture_reading (sensor_id, measured_at, value, source, is_backfilled)
  select s.id, m.at, m.value, $3, $4 from moisture_sensor s, unnest($5::timestamptz[], $6::float8[]) m (at, value)
  where s.estate_id = $1 and s.id = $2 on conflict do nothing`)

/** Keeps what a device of the estate measured; what is known already is left as it is. */
export async function keepMessage(door: EstateDoor, { source, deviceId, isBackfilled, measured }: Message) {
  const [sensor] = await door.rows(MoistureSensor).all({ deviceId })
  if (!sensor) throw new AppError('entityNotFound')
  const own = measured.filter(({ quantity }) => quantity === sensor.quantity)
  if (measured.length && !own.length) throw new AppError('unprocessableEntity')
  const [moments, values] = [own.map(({ measuredAt }) => measuredAt), own.map(({ value }) => value)]
  await door.query(keep, sensor.id, source, isBackfilled, moments, values)
}
