import type { EntityManager } from 'typeorm'
import type { MoistureQuantity } from '#schema/estates/moisture.input.ts'
import { AppError } from '#server/kernel/errors.ts'
import { hashOf } from './sessions.ts'

/** Uses of one token in a minute. */
const most = 240

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

const use = `update moisture_token set last_used_at = now(), minute = date_trunc('minute', now()),
    uses = case when minute = date_trunc('minute', now()) then least(uses + 1, ${most + 1}) else 1 end
  where token_hash = $1 returning estate_id "estateId", uses`
const keep = `insert into moisture_reading (sensor_id, measured_at, value, source, is_backfilled)
  select $1, m.at, m.value, $2, $3 from unnest($4::timestamptz[], $5::float8[]) m (at, value) on conflict do nothing`

/** Whose messages come with this token. */
export async function estateOfToken(db: EntityManager, token: string) {
  const [[found]]: [{ estateId: string; uses: number }[]] = await db.query(use, [hashOf(token)])
  if (!found) throw new AppError('unauthenticatedUser')
  if (found.uses > most) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 60 })
  return found.estateId
}

/** Keeps what a device of the estate measured; what is known already is left as it is. */
export async function keepMessage(db: EntityManager, estateId: string, { source, deviceId, isBackfilled, measured }: Message) {
  const [sensor]: { id: string; quantity: MoistureQuantity }[] = await db.query(
    'select id, quantity from moisture_sensor where estate_id = $1 and device_id = $2',
    [estateId, deviceId],
  )
  if (!sensor) throw new AppError('entityNotFound')
  const own = measured.filter(({ quantity }) => quantity === sensor.quantity)
  if (measured.length && !own.length) throw new AppError('unprocessableEntity')
  await db.query(keep, [sensor.id, source, isBackfilled, own.map(({ measuredAt }) => measuredAt), own.map(({ value }) => value)])
}
