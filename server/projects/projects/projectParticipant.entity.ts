import type { ParticipantRole } from '#schema/projects/projectTypes.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { columns, entity, Row, toOne } from '#server/kernel/entity.ts'

/** Who has a part in a project: one of its company's people, or a company that it calls in. */
export class ProjectParticipant extends Row {
  declare estateId: string
  declare projectId: string
  declare role: ParticipantRole
  declare accountId: string | null
  declare account: Account | null
  declare subcontractorId: string | null
  declare subcontractor: Subcontractor | null
  declare createdAt: Date
}

export const projectParticipant = entity(ProjectParticipant, {
  table: 'project_participant',
  columns: {
    estateId: columns.uuid,
    projectId: columns.uuid,
    role: columns.text,
    accountId: columns.optionalUuid,
    subcontractorId: columns.optionalUuid,
    createdAt: columns.createdAt,
  },
  relations: {
    account: {
      ...toOne(Account, 'account_id'),
      joinColumn: { name: 'account_id', foreignKeyConstraintName: 'project_participant_account_id_fkey' },
      onDelete: 'CASCADE',
    },
    subcontractor: {
      ...toOne(Subcontractor, 'subcontractor_id'),
      joinColumn: { name: 'subcontractor_id', foreignKeyConstraintName: 'project_participant_subcontractor_id_fkey' },
      onDelete: 'CASCADE',
    },
  },
})
