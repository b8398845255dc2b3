import { hasRoles } from '#schema/access/roles.ts'
import { companyLeaders } from '#server/access/companyLeaders.ts'
import { accountId, ofAccount } from '#server/access/guards.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { whoAsks } from '#server/access/somebody.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Path } from '#server/kernel/read/description.ts'
import { sql } from '#server/kernel/read/sql.ts'
import type { Project } from './project.entity.ts'
import { ProjectParticipant } from './projectParticipant.entity.ts'

const leading = { anyOf: companyLeaders } as const
const leads = ofAccount(({ roles }) => hasRoles(roles, leading))

/** Whether there is a part that the account may give up, which is not what it owns: its own, or that of a company that was called in and that it leads. */
export const hasPart = ({ id }: Pick<Path<Project>, 'id'>) => sql`exists (select from project_participant t
  left join subcontractor s on s.id = t.subcontractor_id where t.project_id = ${id} and t.role <> 'Owner'
    and (t.account_id = ${accountId} or ${leads}::boolean and s.company_id = ${whoAsks.employerId}))`

const own = ofProject(`select t.id from project_participant t left join subcontractor s on s.id = t.subcontractor_id
  where t.project_id = $1 and t.role <> 'Owner' and (t.account_id = $2 or s.company_id = $3::uuid)`)

/** Gives up each of these parts, whatever goes on; what was done there stays. */
export async function leave(grant: ProjectGrant) {
  const { viewer, employerId } = grant
  const company = hasRoles(viewer.roles, leading) ? employerId : null
  const parts = await grant.query<{ id: string }>(own, viewer.accountId, company)
  if (!parts.length) throw new AppError('authorizationFailure')
  await grant.rows(ProjectParticipant).removeWhere({ id: parts.map(({ id }) => id) })
}
