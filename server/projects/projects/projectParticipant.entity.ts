import type { ParticipantRole } from '#schema/projects/projectTypes.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { toOne } from '#server/kernel/entity.ts'
import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** Who has a part in a project: one of its company's people, a company that it calls in, or an owner of the estate who is named. */
export class ProjectParticipant extends table('project_participant', {
  estateId: uuid,
  projectId: uuid,
  role: text.as<ParticipantRole>(),
  accountId: uuid.optional,
  subcontractorId: uuid.optional,
  /** When they first acted as who they are here. */
  confirmedAt: moment.optional,
  createdAt,
}) {
  declare account: Account | null
  declare subcontractor: Subcontractor | null
}

export const projectParticipant = entityOf(ProjectParticipant, {
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
