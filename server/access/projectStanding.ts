import { denies, type PermissionEntry, permits } from '#schema/access/entries.ts'
import { isReading, projectRights, type ProjectRight, projectStandings, standingsWith } from '#schema/access/projectRights.ts'
import { hasRoles } from '#schema/access/roles.ts'
import { isUuid } from '#schema/uuid.ts'
import type { Known } from '#server/kernel/read/description.ts'
import { join, literal, type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { companyLeaders } from './companyLeaders.ts'
import { estatesClosedTo, estatesOpenTo } from './estateRights.ts'
import { accountId, isForEstate, ofAccount } from './guards.ts'
import { whoAsks } from './somebody.ts'
import { standingOn } from './standing.ts'

/** A row of a project, in SQL. */
export interface ProjectRow {
  id: Sql
  estateId: Sql
  companyId: Sql
  closedAt: Sql
}

/** The company that the account works in. */
const { employerId: company } = whoAsks
const administers = ofAccount(({ roles }) => hasRoles(roles, { allOf: ['Company.Admin'] }))
const leads = ofAccount(({ roles }) => hasRoles(roles, { anyOf: companyLeaders }))

/** The projects that entries speak of: `project/{id}`. */
const named = (entries: readonly PermissionEntry[], holds: typeof permits) => [
  ...new Set(
    entries
      .flatMap(({ subject }) => /^project\/([^/]+)$/.exec(subject)?.[1] ?? [])
      .filter((id) => isUuid(id) && holds(entries, 'read', `project/${id}`)),
  ),
]
const open = ofAccount(({ entries }) => named(entries, permits))
const closed = ofAccount(({ entries }) => named(entries, denies))
const openEstates = ofAccount(({ entries }) => estatesOpenTo(entries))
const closedEstates = ofAccount(({ entries }) => estatesClosedTo(entries))

/**
 * What the account is to a project; null where it is nothing. A project manager leads it, and so does whoever
 * administers the company that runs it; of its other people those work on it who have a part, and all of those that it calls in.
 */
export const standingIn = ({ id, estateId, companyId }: Omit<ProjectRow, 'closedAt'>) => sql`case
  when ${id} = any(${closed}::uuid[]) or not ${isForEstate(estateId)} then null
  when ${companyId} = ${company} and ${administers}::boolean then 'manager'
  else part_in_project(${id}, ${estateId}, ${companyId}, ${accountId}, ${company}, ${leads}, ${closedEstates}::uuid[], ${openEstates}::uuid[], ${open}::uuid[]) end`

/** As sub-selects, so that PostgreSQL does not look for another way for each who asks: that takes longer than their list. */
const theirs = sql`(select ${company}::uuid)`
const self = sql`(select ${accountId}::uuid)`

/** Those where somebody takes part or owns the estate, named there or not; the second way is for whom their company runs none. */
const partIn = sql`select t.project_id from project_participant t where t.account_id = ${self} and t.role <> 'Owner'
    union all select t.project_id from project_participant t join subcontractor s on s.id = t.subcontractor_id where s.company_id = ${theirs}
    union all select p.id from project p join estate_owner o on o.estate_id = p.estate_id
      where o.account_id = ${self} and p.estate_id <> all(${closedEstates}::uuid[])`
/** Those that entries open. */
const opened = sql`select p.id from project p where p.estate_id = any(${openEstates}::uuid[]) union all select unnest(${open}::uuid[])`

/** Whoever administers the company that runs it, or does not. */
const ofCompany = sql`p.company_id = ${theirs} and ${administers}::boolean`
const ofOthers = sql`(p.company_id = ${company} and ${administers}::boolean) is not true`

/** The projects that there are for the account, found from what it is to them. */
export const isSeen = ({ id, estateId }: Pick<ProjectRow, 'id' | 'estateId'>) => sql`${isForEstate(estateId)} and ${id} in (
    select p.id from project p where ${ofCompany} union all ${partIn} union all ${opened}) and ${id} <> all(${closed}::uuid[])`

const isOpen = sql`p.id <> all(${closed}::uuid[]) and ${isForEstate(sql`p.estate_id`)}`

const standing = sql`(select ${standingIn({ id: sql`p.id`, estateId: sql`p.estate_id`, companyId: sql`p.company_id` })} standing offset 0)`

/**
 * The same as rows, each of them once: to whoever administers a company those that it runs, by its index and before all others.
 */
export const projectsSeen = sql`(select p.*, 'manager' orders_as from project p where ${ofCompany} and ${isOpen}
    union all select p.*, s.standing from project p cross join lateral ${standing} s where ${ofOthers} and ${isOpen} and p.id in (${partIn} union all ${opened}))`

/** Those whose orders the account may see, as whom, and what it is to each where that is plain. */
export const projectsWithOrders = sql`(select p.id, p.company_id, p.closed_at, 'manager' orders_as, 'manager' standing
      from project p where ${ofCompany} and ${isOpen}
    union all select p.id, p.company_id, p.closed_at, s.standing, s.standing from project p
      cross join lateral ${standing} s where ${ofOthers} and ${isOpen} and p.id in (${partIn}))`

/**
 * What a project came to is for the owners of the house to tell, and for the company that ran it: another that works there does
 * not read it among the renovations either, where it may be the sum of a single order.
 */
export const seesCostOf = (
  { estateId, projectId }: { estateId: Sql; projectId: Sql },
  { standing: onEstate = standingOn(estateId) }: Known,
) =>
  sql`(${projectId} is null or ${onEstate} not in ('company', 'builder') or exists (select from project r where r.id = ${projectId} and r.company_id = ${company}))`

const known = (row: ProjectRow, { projectStanding }: Known) => projectStanding ?? sql`(${standingIn(row)})`
const listed = (isCompleted: boolean) =>
  join(
    projectStandings.map(
      (standing) => sql`when ${literal(standing)} then ${literal(JSON.stringify(projectRights(standing, { isCompleted })))}::json `,
    ),
    '',
  )

/** What the account may do in the project of a row, as a JSON list. What is completed is only read. */
export const rightsIn = (row: ProjectRow, certain: Known) =>
  sql`case when ${row.closedAt} is null then case ${known(row, certain)} ${listed(false)} end else case ${known(row, certain)} ${listed(true)} end end`
/** Whether the account may do that while the project goes on. */
export const mayWhileOpen = (right: ProjectRight, row: ProjectRow, certain: Known = {}, viewer: ViewerKind = 'account') =>
  viewer === 'account' ? sql`coalesce(${known(row, certain)} in (${join(standingsWith(right).map(literal), ',')}), false)` : sql`false`
/** Whether that is among it. */
export const mayIn = (right: ProjectRight, row: ProjectRow, certain: Known = {}, viewer: ViewerKind = 'account') => {
  const holds = mayWhileOpen(right, row, certain, viewer)
  return isReading(right) ? holds : sql`(${row.closedAt} is null and ${holds})`
}
