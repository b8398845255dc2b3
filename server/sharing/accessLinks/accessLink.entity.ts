import { Company } from '#server/companies/company.entity.ts'
import { Estate } from '#server/estates/estates/estate.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** Lets a company in to an estate, once it is claimed. */
export class AccessLink extends table('access_link', {
  estateId: uuid,
  /** Nothing while the company that is asked is not registered here. */
  companyId: uuid.optional,
  /** As whom the company was let in, where an owner asked for it. */
  supplierId: uuid.optional,
  status: text.as<'unclaimed' | 'claimed' | 'claimedByDefault'>().usually('unclaimed'),
  requestedAt: createdAt,
  claimedAt: moment.optional,
  createdAt,
  updatedAt: createdAt,
}) {
  declare estate: Estate
  declare company: Company | null
}

const keyNamed = (name: string, column: string) => ({ name: column, foreignKeyConstraintName: name })

export const accessLink = entityOf(AccessLink, {
  relations: {
    estate: {
      ...toOne(Estate, 'estate_id'),
      joinColumn: keyNamed('access_link_estate_id_fkey', 'estate_id'),
      nullable: false,
      onDelete: 'CASCADE',
    },
    company: { ...toOne(Company, 'company_id'), joinColumn: keyNamed('access_link_company_id_fkey', 'company_id'), onDelete: 'CASCADE' },
  },
})
