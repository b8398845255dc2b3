import type { DataSource } from 'typeorm'
import { AppError, type Behind } from './errors.ts'

/** A name is told while there is somebody who has it. */
const changes = `select case when u.deleted_at is null then u.name end "by", e.at from audit_entry e left join app_user u on u.id = e.user_id
  where e.outcome = 'done' and`
/** A record is dated by the transaction of its change, as the entry is; where it was changed with what hangs on it, the entry is of that. */
const atThatMoment = `${changes} e.at >= $1 and e.at < $1 + interval '1 millisecond' and (e.record_id = $2 or e.estate_id = $3)
  order by e.record_id = $2 desc nulls last limit 1`
const last = `${changes} e.record_id = $1 and e.at >= $2 order by e.id desc limit 1`

/**
 * Each month of the log is looked into by itself, so only the latest are while they can tell. As a value the moment keeps
 * the others out of planning too, which costs more than the looks do.
 */
const moments = () => [new Date(Date.now() - month), new Date(0)]
const month = 31 * 86_400_000

interface Change {
  by: string | null
  at: Date
}

async function changeOf(db: DataSource, { id, estateId, updatedAt }: Behind): Promise<{ by?: string; at: string } | undefined> {
  const row = updatedAt ? await changeAt(db, [updatedAt, id, estateId ?? null]) : await lastChange(db, id)
  const at = row?.at ?? updatedAt
  return at ? { ...(row?.by && { by: row.by }), at: at.toISOString() } : undefined
}

async function changeAt(db: DataSource, values: unknown[]) {
  const [row]: Change[] = await db.query(atThatMoment, values)
  return row
}

async function lastChange(db: DataSource, id: string) {
  for (const moment of moments()) {
    const [row]: Change[] = await db.query(last, [id, moment])
    if (row) return row
  }
  return undefined
}

/** Whoever comes second is told who was first, and when: they may change the record, and go on from what the other has made of it. */
export async function tellWhoChanged(db: DataSource, refusal: AppError): Promise<AppError> {
  const { behind, code, details } = refusal
  if (!behind) return refusal
  const changed = await changeOf(db, behind).catch(() => undefined)
  return changed ? new AppError(code, { ...details, changed }, { cause: refusal }) : refusal
}
