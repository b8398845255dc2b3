import type { LicencePlan } from '#schema/access/plans.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'

/** A plan for a period, held by a customer's account or by a company. */
export class Licence extends Row {
  declare accountId: string | null
  declare companyId: string | null
  declare type: LicencePlan
  declare validFrom: Date
  declare validTo: Date
  /** What it was ordered with; empty where it was given by hand. */
  declare purchaseOrderId: string | null
  declare invoiceId: string | null
  /** How many days ahead of its end its holder was last told of it. */
  declare remindedDays: number | null
  declare createdAt: Date
}

export const licence = entity(Licence, {
  table: 'licence',
  columns: {
    accountId: columns.optionalUuid,
    companyId: columns.optionalUuid,
    type: { type: 'text', name: 'plan' },
    validFrom: columns.createdAt,
    validTo: columns.moment,
    purchaseOrderId: columns.optionalUuid,
    invoiceId: columns.optionalUuid,
    remindedDays: columns.optionalInt,
    createdAt: columns.createdAt,
  },
})
