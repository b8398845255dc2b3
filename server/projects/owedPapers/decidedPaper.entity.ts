import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { createdAt, entityOf, table, text, uuid } from '#server/kernel/table.ts'

/** What somebody has said of a paper that is asked for. */
export class DecidedPaper extends table('project_paper_decision', {
  estateId: uuid,
  projectId: uuid,
  code: text.as<OwedPaperCode>(),
  state: text.as<'needed' | 'notNeeded'>(),
  reason: text.optional,
  createdAt,
}) {}

export const decidedPaper = entityOf(DecidedPaper, { refuses: { project_paper_decision_check: 'reason' } })
