import { Company } from '#server/companies/company.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** What one company sends to the owners of one estate. */
export class Mailbox extends Row {
  declare estateId: string
  declare companyId: string
  declare company: Company
  /** When the company last sent something. */
  declare lastAt: Date
  declare createdAt: Date
}

export const mailbox = entity(Mailbox, {
  table: 'mailbox',
  columns: {
    estateId: columns.uuid,
    companyId: columns.uuid,
    lastAt: { name: 'last_sent_at', ...columns.createdAt },
    createdAt: columns.createdAt,
  },
  relations: {
    company: {
      ...toOne(Company, 'company_id'),
      joinColumn: { name: 'company_id', foreignKeyConstraintName: 'mailbox_company_id_fkey' },
      nullable: false,
      onDelete: 'CASCADE',
    },
  },
})
