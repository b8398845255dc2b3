import type { Caretaker } from '#server/access/caretaker.ts'
import { ofAccount, ofEverybody } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Holder } from '../holder.ts'

const make = ofAccount('insert into purchase_order (account_id) values ($1) returning id')
const use = ofAccount('update purchase_order set used_at = now() where account_id = $1 and id = $2 and used_at is null returning id')
const known = ofAccount('select from purchase_order where account_id = $1 and id = $2')

/** What one order is made with, by the account that acts. */
export async function makePurchaseOrder(grant: Holder): Promise<string> {
  const [made] = await grant.query<{ id: string }>(make)
  return made!.id
}

/** A number orders one thing, for the account that made it. */
export async function spendPurchaseOrder(grant: Holder, id: string) {
  const used = await grant.query(use, id)
  if (used.length) return
  const found = await grant.query(known, id)
  throw new AppError(found.length ? 'entityAlreadyExists' : 'entityNotFound')
}

const forget = ofEverybody("delete from purchase_order where used_at is null and created_at < now() - interval '30 days'")
/** Those that nobody used are of no use to anybody after a month. */
export const forgetOldPurchaseOrders = (caretaker: Caretaker) => caretaker.query(forget)
