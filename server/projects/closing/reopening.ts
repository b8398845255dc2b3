import { reopenedWithinDays } from '#schema/projects/reopening.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { underWay } from '../handover/askingForBook.ts'
import { HandoverBook } from '../handover/handoverBook.entity.ts'
import { ProjectDeadline } from './projectDeadline.entity.ts'

const day = 86_400_000
const note = ofProject(`insert into project_reopening (project_id, estate_id, closed_at, close_reason, reason, reopened_by_name)
  select $1, p.estate_id, p.closed_at, p.close_reason, $3, ${personOf('a')} from project p join account a on a.id = $2 where p.id = $1`)

/** Who signs from now on is told by the account again; who is gone keeps the name that was written down. */
const signedByAccounts = [
  ofProject('update control_area x set completed_by_name = null where x.project_id = $1 and x.completed_by_account_id is not null'),
  ofProject(`update control_point x set completed_by_name = case when x.completed_by_account_id is null then x.completed_by_name end,
    verified_by_name = case when x.verified_by_account_id is null then x.verified_by_name end where x.project_id = $1`),
  ofProject('update project_document x set added_by_name = null where x.project_id = $1 and x.added_by_account_id is not null'),
  ofProject(`update project_deviation x set raised_by_name = case when x.raised_by_account_id is null then x.raised_by_name end,
    mended_by_name = case when x.mended_by_account_id is null then x.mended_by_name end where x.project_id = $1`),
]

/**
 * The work goes on. What was handed over stays with its owner: the book, and what is written among the renovations; the days
 * after the handover are counted anew from the next one.
 */
export async function openAgain(grant: ProjectGrant, reason: string) {
  const project = await grant.project.get(grant.projectId)
  const { closedAt } = project
  if (!closedAt) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  if (Date.now() - closedAt.getTime() > reopenedWithinDays * day)
    throw new AppError('cannotHandleTheRequest', { reason: 'reopenedTooLate' })
  await grant.query(note, grant.viewer.accountId, reason)
  await grant.rows(ProjectDeadline).removeWhere({})
  await grant.rows(HandoverBook).mark(underWay, { state: 'ended' })
  for (const statement of signedByAccounts) await grant.query(statement)
  return grant.project.change(project, { closedAt: null, closeReason: null })
}
