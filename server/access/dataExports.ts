import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Jobs } from '#server/kernel/jobs.ts'

export const exportQueue = 'data-export'
export const exportFileName = 'grunnmur.zip'

const mostADay = 5
const told = `id, created_at "askedAt", ready_at is not null "isReady", expires_at "expiresAt", size::float8 size,
  case when ready_at is not null then '/files/exports/' || id || '/${exportFileName}' end url`
const isThere = '(ready_at is null or expires_at > now())'
const newest = `select ${told} from data_export where user_id = $1 and ${isThere} order by id desc limit 1`
const underWay = `select ${told} from data_export where user_id = $1 and ready_at is null`
const many = `select count(*)::int asked from data_export where user_id = $1 and created_at > now() - interval '1 day'`
const ask = 'insert into data_export (user_id) values ($1) on conflict (user_id) where ready_at is null do nothing returning id'

interface DataExport {
  id: string
  askedAt: Date
  isReady: boolean
  expiresAt: Date | null
  size: number | null
  url: string | null
}

export async function latestExport(db: EntityManager, userId: string) {
  const [found]: DataExport[] = await db.query(newest, [userId])
  return found ?? null
}

/** However many ask at once, one is made. */
export async function askForExport(db: EntityManager, userId: string, jobs: Jobs) {
  const [going]: DataExport[] = await db.query(underWay, [userId])
  if (going) return going
  const [{ asked }]: [{ asked: number }] = await db.query(many, [userId])
  if (asked >= mostADay) throw new AppError('cannotHandleTheRequest', { reason: 'tooMany' }, { retryAfter: 3600 })
  const [added]: { id: string }[] = await db.query(ask, [userId])
  if (added) await jobs.send(db, exportQueue, { id: added.id })
  const [begun]: DataExport[] = await db.query(underWay, [userId])
  return begun!
}

/** Contents go with the sweeps that follow. What could not be made within a day may be asked for again. */
export const forgetOldExports = (db: EntityManager) =>
  db.query(
    `delete from data_export where expires_at < now() - interval '1 day' or (ready_at is null and created_at < now() - interval '1 day')`,
  )
