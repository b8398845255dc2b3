import type { DeadlineKind } from '#schema/projects/contracts.ts'
import { createdAt, date, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** A day after the handover that the owners are told of. */
export class ProjectDeadline extends table('project_deadline', {
  estateId: uuid,
  projectId: uuid,
  kind: text.as<DeadlineKind>(),
  dueDate: date,
  toldAt: moment.optional,
  createdAt,
}) {}

export const projectDeadline = entityOf(ProjectDeadline)
