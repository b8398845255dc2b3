import { createdAt, entityOf, moment, table, text, uuid } from '#server/kernel/table.ts'

/** That a project was opened again, and what its closing before that had said. */
export class ProjectReopening extends table('project_reopening', {
  estateId: uuid,
  projectId: uuid,
  closedAt: moment,
  closeReason: text.optional,
  reason: text,
  reopenedByName: text,
  createdAt,
}) {}

export const projectReopening = entityOf(ProjectReopening)
