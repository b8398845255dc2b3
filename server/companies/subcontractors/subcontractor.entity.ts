import type { Trade } from '#schema/companies/trades.ts'
import { Company } from '#server/companies/company.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { char, createdAt, entityOf, table, text, uuid, version } from '#server/kernel/table.ts'

/** A company that another one calls in. */
export class Subcontractor extends table('subcontractor', {
  ownerCompanyId: uuid,
  /** Where it is registered here; the database finds it by the number. */
  companyId: uuid.optional,
  name: text,
  organizationNumber: char(9),
  trade: text.as<Trade>(),
  contactName: text.optional,
  email: text.optional,
  phone: text.optional,
  version,
  createdAt,
  updatedAt: createdAt,
}) {
  declare company: Company | null
}

export const subcontractor = entityOf(Subcontractor, {
  relations: {
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'subcontractor_company_id_fkey' },
      onDelete: 'SET NULL',
    },
  },
  refuses: {
    subcontractor_check: 'companyId',
    /** Each company stands in the list once, by its number. */
    subcontractor_owner_company_id_organization_number_key: { code: 'entityAlreadyExists', field: 'organizationNumber' },
  },
})
