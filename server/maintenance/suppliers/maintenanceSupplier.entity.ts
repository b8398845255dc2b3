import type { Trade } from '#schema/companies/trades.ts'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import { Company } from '#server/companies/company.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** Whom an estate's owners turn to for its maintenance. */
export class MaintenanceSupplier extends Row {
  declare estateId: string
  declare name: string
  declare trade: Trade
  declare partyKind: PartyKind
  declare email: string
  declare phone: string
  declare organizationNumber: string | null
  /** Where it is registered here; the database finds it by the number. */
  declare companyId: string | null
  declare company: Company | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const maintenanceSupplier = entity(MaintenanceSupplier, {
  table: 'maintenance_supplier',
  columns: {
    estateId: columns.uuid,
    name: columns.text,
    trade: columns.text,
    partyKind: { type: 'text', default: 'supplier' },
    email: columns.text,
    phone: columns.text,
    organizationNumber: { type: 'char', length: 9, nullable: true },
    companyId: columns.optionalUuid,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: {
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'maintenance_supplier_company_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
