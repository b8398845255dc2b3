import type { Trade } from '#schema/companies/trades.ts'
import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import { Company } from '#server/companies/company.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { char, createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

/** Whom an estate's owners turn to for its maintenance. */
export class MaintenanceSupplier extends table('maintenance_supplier', {
  estateId: uuid,
  name: text,
  trade: text.as<Trade>(),
  partyKind: text.as<PartyKind>().usually('supplier'),
  email: text,
  phone: text,
  organizationNumber: char(9).optional,
  /** Where it is registered here; the database finds it by the number. */
  companyId: uuid.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare company: Company | null
}

export const maintenanceSupplier = entityOf(MaintenanceSupplier, {
  relations: {
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'maintenance_supplier_company_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
  /** Each stands there once, by its e-mail address. */
  refuses: { maintenance_supplier_email: { code: 'entityAlreadyExists', field: 'email' } },
})
