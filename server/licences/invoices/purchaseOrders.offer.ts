import type { Caretaker } from '#server/access/caretaker.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isOlderThan, now } from '#server/kernel/rows/moments.ts'
import type { Holder } from '../holder.ts'
import { PurchaseOrder } from '../licences/purchaseOrder.entity.ts'

const ordersOf = (grant: Holder) => grant.about(PurchaseOrder, { accountId: grant.viewer.accountId! })

/** What one order is made with, by the account that acts. */
export const makePurchaseOrder = async (grant: Holder): Promise<string> => (await ordersOf(grant).add({})).id

/** A number orders one thing, for the account that made it. */
export async function spendPurchaseOrder(grant: Holder, id: string) {
  const used = await ordersOf(grant).mark({ id, usedAt: null }, { usedAt: now })
  if (used.length) return
  throw new AppError((await ordersOf(grant).exists({ id })) ? 'entityAlreadyExists' : 'entityNotFound')
}

/** Those that nobody used are of no use to anybody after a month. */
export const forgetOldPurchaseOrders = (caretaker: Caretaker) =>
  caretaker.rows(PurchaseOrder).removeWhere({ usedAt: null, createdAt: isOlderThan('30 days') })
