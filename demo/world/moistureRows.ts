import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import { minutesAfter, type Past } from './past.ts'
import type { Rows, RowValues } from './tables.ts'

interface DemoSensor {
  name: string
  location: string
  quantity: 'RH_PERCENT' | 'WOOD_MOISTURE_WT_PERCENT'
  warnAt: number
  alarmAt: number
  deviceId: string | null
  source: 'ttn' | 'manual'
  /** Days between readings. */
  every: number
  mean: number
  /** How much the year and the weather make of it. */
  season: number
  weather: number
}

const sensors: readonly DemoSensor[] = [
  {
    name: 'Krypkjeller',
    location: 'Under kjøkkenet, mot nord',
    quantity: 'RH_PERCENT',
    warnAt: 75,
    alarmAt: 85,
    deviceId: 'krypkjeller-1',
    source: 'ttn',
    every: 1,
    mean: 68,
    season: 10,
    weather: 3,
  },
  {
    name: 'Loft',
    location: 'Taksperre over badet',
    quantity: 'WOOD_MOISTURE_WT_PERCENT',
    warnAt: 16,
    alarmAt: 20,
    deviceId: null,
    source: 'manual',
    every: 14,
    mean: 13.5,
    season: -1.5,
    weather: 0.6,
  },
  {
    name: 'Vaskerom',
    location: 'Bak vaskemaskinen',
    quantity: 'RH_PERCENT',
    warnAt: 75,
    alarmAt: 85,
    deviceId: 'vaskerom-1',
    source: 'ttn',
    every: 2,
    mean: 79,
    season: 1.5,
    weather: 1.5,
  },
]

const day = 24 * 60
/** Dampest in late August, when warm air meets cool ground. */
const yearAt = (at: Date) => Math.cos(((at.getTime() / 60_000 / day - 235) / 365.25) * 2 * Math.PI)
const weatherAt = (days: number) => (Math.sin(days / 3.1) + Math.sin(days / 7.7 + 1) + Math.sin(days / 1.7 + 2)) / 2

/** A year of what the sensors of the house measured: two hand it in, one is read by hand. */
export function moistureRows(now: Date, past: Past, ids: Ids): Rows {
  const made = past({ years: 1 }, '10:00')
  const idOf = ({ name }: DemoSensor) => demoId(`moisture sensor ${name}`, made)
  return {
    moisture_sensor: sensors.map((sensor) => {
      const { name, location, quantity, warnAt, alarmAt, deviceId } = sensor
      const estateId = ids.estate('house')
      return { id: idOf(sensor), estateId, name, location, quantity, warnAt, alarmAt, deviceId, version: 1, createdAt: made }
    }),
    moisture_reading: sensors.flatMap((sensor) => readingsOf(sensor, idOf(sensor), made, now)),
  }
}

function readingsOf({ every, mean, season, weather, source }: DemoSensor, sensorId: string, made: Date, now: Date): RowValues[] {
  const rows: RowValues[] = []
  for (let days = 0; days < 366; days += every) {
    const measuredAt = minutesAfter(made, days * day + ((days * 7) % 50))
    if (measuredAt > now) break
    const value = Math.round((mean + season * yearAt(measuredAt) + weather * weatherAt(days)) * 10) / 10
    rows.push({ sensorId, measuredAt, value, source, isBackfilled: false })
  }
  return rows
}
