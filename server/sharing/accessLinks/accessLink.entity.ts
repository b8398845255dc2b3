import { Company } from '#server/companies/company.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'
import { MaintenanceSupplier } from '#server/maintenance/suppliers/maintenanceSupplier.entity.ts'

/** Lets a company in to an estate, once it is claimed. */
export class AccessLink extends Row {
  declare estateId: string
  declare estate: Estate
  /** Nothing while the company that is asked is not registered here. */
  declare companyId: string | null
  declare company: Company | null
  /** As whom the company was let in, where an owner asked for it. */
  declare supplierId: string | null
  declare supplier: MaintenanceSupplier | null
  declare status: 'unclaimed' | 'claimed' | 'claimedByDefault'
  declare requestedAt: Date
  declare claimedAt: Date | null
  declare createdAt: Date
  declare updatedAt: Date
}

const keyNamed = (name: string, column: string) => ({ name: column, foreignKeyConstraintName: name })

export const accessLink = entity(AccessLink, {
  table: 'access_link',
  columns: {
    estateId: columns.uuid,
    companyId: columns.optionalUuid,
    supplierId: columns.optionalUuid,
    status: { type: 'text', default: 'unclaimed' },
    requestedAt: columns.createdAt,
    claimedAt: columns.optionalMoment,
    createdAt: columns.createdAt,
    updatedAt: columns.createdAt,
  },
  relations: {
    estate: {
      ...toOne(Estate, 'estate_id'),
      joinColumn: keyNamed('access_link_estate_id_fkey', 'estate_id'),
      nullable: false,
      onDelete: 'CASCADE',
    },
    company: { ...toOne(Company, 'company_id'), joinColumn: keyNamed('access_link_company_id_fkey', 'company_id'), onDelete: 'CASCADE' },
    supplier: toOne(MaintenanceSupplier, 'supplier_id'),
  },
})
