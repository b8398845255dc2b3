import type { EntityManager } from 'typeorm'
import type { Call } from './call.ts'
import { AppError } from './errors.ts'

/** The answer that the same call was given before. A twin that is still running is waited for. */
export async function claimAnswer({ viewer, repeat }: Call, db: EntityManager): Promise<string | undefined> {
  if (!repeat || viewer.kind !== 'account' || !viewer.accountId) return undefined
  const mine = [viewer.accountId, repeat.key]
  const claimed: unknown[] = await db.query(
    'insert into idempotent_answer (account_id, key, request_hash) values ($1, $2, $3) on conflict do nothing returning key',
    [...mine, repeat.hash],
  )
  if (claimed.length) return undefined
  const [earlier]: { request_hash: Buffer; answer: string }[] = await db.query(
    'select request_hash, answer from idempotent_answer where account_id = $1 and key = $2',
    mine,
  )
  if (!earlier?.request_hash.equals(repeat.hash)) throw new AppError('unprocessableEntity', { reason: 'reused' })
  return earlier.answer
}

/** Whether there is one. */
export async function hasAnswer({ viewer, repeat }: Call, db: EntityManager): Promise<boolean> {
  if (!repeat || viewer.kind !== 'account' || !viewer.accountId) return false
  const kept: unknown[] = await db.query('select from idempotent_answer where account_id = $1 and key = $2', [viewer.accountId, repeat.key])
  return kept.length > 0
}

export async function keepAnswer({ viewer, repeat }: Call, db: EntityManager, answer: string) {
  if (!repeat || viewer.kind !== 'account' || !viewer.accountId) return
  await db.query('update idempotent_answer set answer = $3 where account_id = $1 and key = $2', [viewer.accountId, repeat.key, answer])
}

/** Answers are repeated for thirty days. */
export const forgetOldAnswers = (db: EntityManager) =>
  db.query("delete from idempotent_answer where created_at < now() - interval '30 days'")
