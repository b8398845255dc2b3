import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'

const use = 'update purchase_order set used_at = now() where id = $1 and account_id = $2 and used_at is null returning id'
const known = 'select from purchase_order where id = $1 and account_id = $2'

/** A number orders one thing, for the account that made it. */
export async function spendPurchaseOrder(db: EntityManager, id: string, accountId: string) {
  const mine = [id, accountId]
  const [used]: [unknown[]] = await db.query(use, mine)
  if (used.length) return
  const found: unknown[] = await db.query(known, mine)
  throw new AppError(found.length ? 'entityAlreadyExists' : 'entityNotFound')
}
