import type { EntityManager } from 'typeorm'
import { moistureLimits, type MoistureQuantity } from '#schema/estates/moisture.input.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { mayOnEstate } from './estateRights.ts'
import type { Within } from './estateScope.ts'
import { hashOf, newToken } from './sessions.ts'

/** Tells a token from others, to people and programs that look for what was lost. */
const mark = 'grunnmur_moisture_'
const mostSensors = 50
const mostTokens = 10
const mostPoints = 366

export interface SensorValues {
  name: string
  location?: string | null | undefined
  buildingId?: string | null | undefined
  quantity: MoistureQuantity
  threshold?: number | null | undefined
  alarmThreshold?: number | null | undefined
  deviceId?: string | null | undefined
}

const told = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const readings = `select json_build_object('measuredAt', ${told('max(r.measured_at)')}, 'value', round(avg(r.value)::numeric, 2)::float8,
    'least', min(r.value), 'most', max(r.value), 'unit', '%') j, max(r.measured_at) at
  from moisture_reading r where r.sensor_id = s.id and r.measured_at > now() - make_interval(days => $2)
  group by date_bin(make_interval(secs => $2 * 86400.0 / ${mostPoints}), r.measured_at, timestamptz '2000-01-01 00:00Z')`
/** Of one that is read by hand a habit shows with the third reading. */
const isSilent = `select count(*) >= case when s.device_id is null then 3 else 1 end
    and max(r.at) < now() - greatest(interval '1 day', 3 * percentile_cont(0.5) within group (order by r.since))
  from (select l.at, l.at - lag(l.at) over (order by l.at) since from (
    select measured_at at from moisture_reading where sensor_id = s.id order by measured_at desc limit 20) l) r`
/** Until it is settled there is one. */
const task = `select json_build_object('id', t.id, 'areaId', t.area_id, 'buildingId', t.building_id, 'title', t.title,
    'status', case when t.archived_at is null then 'active' else 'archived' end, 'nextDate', t.next_date,
    'doneDate', (select max(o.done_date) from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id))
  from maintenance_task t where t.estate_id = s.estate_id and t.origin_sensor_id = s.id and t.origin_settled_at is null`
const sensors = `select s.id, s.name, s.location, s.building_id "buildingId",
    (select b.name from building b where b.id = s.building_id) "buildingName", s.quantity, s.warn_at threshold, s.alarm_at "alarmThreshold",
    s.device_id "deviceId", s.version,
    (select json_build_object('measuredAt', ${told('r.measured_at')}, 'value', r.value, 'least', r.value, 'most', r.value, 'unit', '%')
      from moisture_reading r where r.sensor_id = s.id order by r.measured_at desc limit 1) newest,
    (${isSilent}) "isSilent", case when $4 then (${task}) end task,
    (select coalesce(json_agg(p.j order by p.at), '[]') from (${readings}) p) readings
  from moisture_sensor s where s.estate_id = $1 and ($3::uuid is null or s.id = $3) order by s.name, s.id limit ${mostSensors}`
const tokens = `select id, name, ${told('created_at')} "createdAt", ${told('last_used_at')} "lastUsedAt"
  from moisture_token where estate_id = $1 order by id desc`

/** The sensors of an estate, what they measured, and who may hand it in. */
export class Moisture {
  readonly #db: EntityManager
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
    this.#db = within.db
  }
  get #estateId() {
    return this.#within.estateId
  }

  get #seesPlan() {
    const { viewer, standing, estateId } = this.#within
    return mayOnEstate({ entries: viewer.entries, standing, estateId, action: 'read', section: 'maintenance-plan' })
  }

  sensors(days: number): Promise<{ id: string }[]> {
    return this.#db.query(sensors, [this.#estateId, days, null, this.#seesPlan])
  }
  tokens(): Promise<{ id: string }[]> {
    return this.#db.query(tokens, [this.#estateId])
  }
  async sensor(id: string) {
    const [found]: { id: string }[] = await this.#db.query(sensors, [this.#estateId, mostPoints, id, this.#seesPlan])
    if (!found) throw new AppError('entityNotFound')
    return found
  }

  async addSensor({ name, location = null, buildingId = null, quantity, threshold, alarmThreshold, deviceId = null }: SensorValues) {
    await this.#refuseMore('moisture_sensor', mostSensors)
    await this.#refuseForeignBuilding(buildingId)
    await this.#refuseTakenDevice(deviceId, null)
    const [warnAt, alarmAt] = limitsOf(quantity, threshold, alarmThreshold)
    const [added]: { id: string }[] = await this.#db.query(
      `insert into moisture_sensor (estate_id, building_id, name, location, quantity, warn_at, alarm_at, device_id)
        values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [this.#estateId, buildingId, name, location, quantity, warnAt, alarmAt, deviceId],
    )
    return added!.id
  }

  async changeSensor(id: string, version: number | null | undefined, values: SensorValues) {
    const [before]: { version: number; buildingId: string | null; quantity: string; measured: boolean }[] = await this.#db.query(
      `select version, building_id "buildingId", quantity, exists (select from moisture_reading where sensor_id = s.id) measured
        from moisture_sensor s where id = $1 and estate_id = $2 for update`,
      [id, this.#estateId],
    )
    if (!before) throw new AppError('entityNotFound')
    if (!version && this.#within.versionMustBeGiven) throw invalid('version', 'required')
    if (version && version !== before.version) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
    if (before.measured && before.quantity !== values.quantity) throw invalid('quantity', 'notValid')
    const buildingId = values.buildingId === undefined ? before.buildingId : values.buildingId
    await this.#refuseForeignBuilding(buildingId)
    await this.#refuseTakenDevice(values.deviceId ?? null, id)
    const [warnAt, alarmAt] = limitsOf(values.quantity, values.threshold, values.alarmThreshold)
    await this.#db.query(
      `update moisture_sensor set name = $3, location = $4, building_id = $5, quantity = $6, warn_at = $7, alarm_at = $8, device_id = $9,
        version = version + 1 where id = $1 and estate_id = $2`,
      [id, this.#estateId, values.name, values.location ?? null, buildingId, values.quantity, warnAt, alarmAt, values.deviceId ?? null],
    )
  }

  async removeSensor(id: string) {
    await this.#ended('delete from moisture_sensor where id = $1 and estate_id = $2 returning id', id)
  }

  async addReading(sensorId: string, value: number, measuredAt: string) {
    await this.sensor(sensorId)
    await this.#db.query(
      `insert into moisture_reading (sensor_id, measured_at, value, source) values ($1, $2, $3, 'manual')
        on conflict (sensor_id, measured_at) do update set value = excluded.value, source = excluded.source`,
      [sensorId, measuredAt, value],
    )
  }

  async createToken(name: string) {
    await this.#refuseMore('moisture_token', mostTokens)
    const token = mark + newToken()
    const [added]: { id: string }[] = await this.#db.query(
      'insert into moisture_token (estate_id, name, token_hash) values ($1, $2, $3) returning id',
      [this.#estateId, name, hashOf(token)],
    )
    return { token, moistureToken: (await this.tokens()).find(({ id }) => id === added!.id)! }
  }
  async revokeToken(id: string) {
    await this.#ended('delete from moisture_token where id = $1 and estate_id = $2 returning id', id)
  }

  async #ended(statement: string, id: string) {
    const [ended]: [unknown[]] = await this.#db.query(statement, [id, this.#estateId])
    if (!ended.length) throw new AppError('entityNotFound')
  }
  /** Counted behind the estate's lock, so that two at once are counted rightly. */
  async #refuseMore(table: 'moisture_sensor' | 'moisture_token', most: number) {
    await this.#db.query('select from estate where id = $1 for no key update', [this.#estateId])
    const [{ n } = { n: 0 }]: { n: number }[] = await this.#db.query(`select count(*)::int n from ${table} where estate_id = $1`, [
      this.#estateId,
    ])
    if (n >= most) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  }
  async #refuseForeignBuilding(id: string | null) {
    if (!id) return
    const [found] = await this.#db.query('select from building where id = $1 and estate_id = $2', [id, this.#estateId])
    if (!found) throw invalid('buildingId', 'notValid')
  }
  /** A device of a network is one sensor. */
  async #refuseTakenDevice(deviceId: string | null, sensorId: string | null) {
    if (!deviceId) return
    const [found] = await this.#db.query(
      'select from moisture_sensor where estate_id = $1 and device_id = $2 and id is distinct from $3::uuid',
      [this.#estateId, deviceId, sensorId],
    )
    if (found) throw invalid('deviceId', 'notValid')
  }
}

function limitsOf(quantity: MoistureQuantity, threshold: number | null | undefined, alarmThreshold: number | null | undefined) {
  const usual = moistureLimits[quantity]
  const warnAt = threshold ?? Math.min(usual.threshold, alarmThreshold ?? usual.threshold)
  return [warnAt, alarmThreshold ?? Math.max(usual.alarmThreshold, warnAt)] as const
}
