import type { MoistureQuantity } from '#schema/estates/moisture.words.ts'
import { createdAt, entityOf, float, table, text, uuid, version } from '#server/kernel/table.ts'

/** What measures how damp it is somewhere on an estate. */
export class MoistureSensor extends table('moisture_sensor', {
  estateId: uuid,
  buildingId: uuid.optional,
  name: text,
  location: text.optional,
  quantity: text.as<MoistureQuantity>(),
  threshold: float.called('warn_at'),
  alarmThreshold: float.called('alarm_at'),
  /** What its network calls it. */
  deviceId: text.optional,
  version,
  createdAt,
}) {}

export const moistureSensor = entityOf(MoistureSensor, {
  refuses: {
    moisture_sensor_check: 'threshold',
    moisture_sensor_estate_id_building_id_fkey: 'buildingId',
    /** A device of a network is one sensor. */
    moisture_sensor_estate_id_device_id_key: 'deviceId',
  },
})
