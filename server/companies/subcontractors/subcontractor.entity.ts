import type { Trade } from '#schema/companies/trades.ts'
import { Company } from '#server/companies/company.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** A company that another one calls in. */
export class Subcontractor extends Row {
  declare ownerCompanyId: string
  /** Where it is registered here; the database finds it by the number. */
  declare companyId: string | null
  declare company: Company | null
  declare name: string
  declare organizationNumber: string
  declare trade: Trade
  declare contactName: string | null
  declare email: string | null
  declare phone: string | null
  declare version: number
  declare createdAt: Date
  declare updatedAt: Date
}

export const subcontractor = entity(Subcontractor, {
  table: 'subcontractor',
  columns: {
    ownerCompanyId: columns.uuid,
    companyId: columns.optionalUuid,
    name: columns.text,
    organizationNumber: { type: 'char', length: 9 },
    trade: columns.text,
    contactName: columns.optionalText,
    email: columns.optionalText,
    phone: columns.optionalText,
    version: columns.version,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: {
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'subcontractor_company_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
})
