import { Company } from '#server/companies/company.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, table, uuid } from '#server/kernel/table.ts'

/** What one company sends to the owners of one estate. */
export class Mailbox extends table('mailbox', {
  estateId: uuid,
  companyId: uuid,
  /** When the company last sent something. */
  lastAt: createdAt.called('last_sent_at'),
  createdAt,
}) {
  declare company: Company
}

export const mailbox = entityOf(Mailbox, {
  relations: {
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'mailbox_company_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
