import type { LicencePlan } from '#schema/access/plans.ts'
import { columns, entity, Row } from '#server/kernel/entity.ts'
import type { Invoice } from '#server/pdf/invoice.ts'

/** An invoice as it was sent. */
export class LicenceInvoice extends Row {
  declare number: number
  declare accountId: string | null
  declare companyId: string | null
  /** Nothing where it is for a supplier's access. */
  declare type: LicencePlan | null
  declare validFrom: Date
  declare validTo: Date | null
  declare issuedOn: string
  declare dueOn: string
  declare netOre: string
  declare vatOre: string
  declare grossOre: string
  declare content: Invoice
  declare createdAt: Date
}

const ore = { type: 'bigint' } as const

export const licenceInvoice = entity(LicenceInvoice, {
  table: 'licence_invoice',
  columns: {
    number: columns.int,
    accountId: columns.optionalUuid,
    companyId: columns.optionalUuid,
    type: { type: 'text', name: 'plan', nullable: true },
    validFrom: columns.moment,
    validTo: columns.optionalMoment,
    issuedOn: { type: 'date' },
    dueOn: { type: 'date' },
    netOre: ore,
    vatOre: ore,
    grossOre: ore,
    content: { type: 'jsonb' },
    createdAt: columns.createdAt,
  },
})
