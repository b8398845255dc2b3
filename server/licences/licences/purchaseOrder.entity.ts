import { columns, entity, Row } from '#server/kernel/entity.ts'

/** What one licence is ordered with, once, by the account that made it. */
export class PurchaseOrder extends Row {
  declare accountId: string
  declare usedAt: Date | null
  declare createdAt: Date
}

export const purchaseOrder = entity(PurchaseOrder, {
  table: 'purchase_order',
  columns: { accountId: columns.uuid, usedAt: columns.optionalMoment, createdAt: columns.createdAt },
})
