import { createdAt, entityOf, moment, table, uuid } from '#server/kernel/table.ts'

/** What one licence is ordered with, once, by the account that made it. */
export class PurchaseOrder extends table('purchase_order', { accountId: uuid, usedAt: moment.optional, createdAt }) {}

export const purchaseOrder = entityOf(PurchaseOrder)
