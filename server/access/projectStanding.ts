import { isReading, projectRights, type ProjectRight, projectStandings, standingsWith } from '#schema/access/projectRights.ts'
import type { KnownOfRow } from '#server/kernel/read/description.ts'
import { join, literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { whoAsks } from './somebody.ts'
import { type OneProject, standingIn, standingOn } from './standing.ts'

interface ProjectRow extends OneProject {
  closedAt: Sql
}

/**
 * What a project came to is for the owners of the house to tell, and for the company that ran it: another that works there does
 * not read it among the renovations either, where it may be the sum of a single order.
 */
export const seesCostOf = (
  { estateId, projectId }: { estateId: Sql; projectId: Sql },
  { standing: onEstate = standingOn(estateId) }: KnownOfRow,
) =>
  sql`(${projectId} is null or ${onEstate} not in ('company', 'builder') or exists (select from project r where r.id = ${projectId} and r.company_id = ${whoAsks.employerId}))`

const standingOf = (row: ProjectRow, { projectStanding }: KnownOfRow) => projectStanding ?? sql`(${standingIn(row)})`
const listed = (isCompleted: boolean) =>
  join(
    projectStandings.map(
      (standing) => sql`when ${literal(standing)} then ${literal(JSON.stringify(projectRights(standing, { isCompleted })))}::json `,
    ),
    '',
  )

/** What the account may do in the project of a row, as a JSON list. What is completed is only read. */
export const rightsIn = (row: ProjectRow, rowFacts: KnownOfRow) =>
  sql`case when ${row.closedAt} is null then case ${standingOf(row, rowFacts)} ${listed(false)} end else case ${standingOf(row, rowFacts)} ${listed(true)} end end`
/** Whether the account may do that while the project goes on. */
export const mayWhileOpen = (right: ProjectRight, row: ProjectRow, rowFacts: KnownOfRow = {}, viewer: ViewerKind = 'account') =>
  viewer === 'account'
    ? sql`coalesce(${standingOf(row, rowFacts)} in (${join(standingsWith(right).map(literal), ',')}), false)`
    : sql`false`
/** Whether that is among it. */
export const mayIn = (right: ProjectRight, row: ProjectRow, rowFacts: KnownOfRow = {}, viewer: ViewerKind = 'account') => {
  const holds = mayWhileOpen(right, row, rowFacts, viewer)
  return isReading(right) ? holds : sql`(${row.closedAt} is null and ${holds})`
}
