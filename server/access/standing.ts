import { denies, type PermissionEntry, permits } from '#schema/access/entries.ts'
import { hasRoles } from '#schema/access/roles.ts'
import { isUuid } from '#schema/uuid.ts'
import { type Hole, raw, type Sql, sql, statement } from '#server/kernel/read/sql.ts'
import { companyLeaders } from './companyLeaders.ts'
import { estatesClosedTo, estatesOpenTo } from './estateRights.ts'
import { isForEstate, ofAccount } from './guards.ts'
import { accountAs, type Somebody, whoAsks } from './somebody.ts'

/**
 * What somebody is to estates and to projects, and which there are for them: this file, `parties.ts` and `ways.ts` say it, and no other SQL
 * does. Of an estate it is the first of owner, company, builder and none, wherever it is said; of a project the first of manager,
 * participant, owner and guest. What entries say goes along as parameters of whoever asks.
 */
const { accountId, companyId, employerId } = whoAsks

/** The estates that entries alone let the account see, and those that they close even to an owner. */
export const openEstates = sql`${ofAccount(({ entries }) => estatesOpenTo(entries))}::uuid[]`
export const closedEstates = sql`${ofAccount(({ entries }) => estatesClosedTo(entries))}::uuid[]`

/** One estate, and what whoever asks is to it: worked out once, however often that is asked for. No owner is without an estate. */
export const estateWithStanding = (id: Hole) =>
  sql`(select ${id}::uuid id, case when o.id is not null then 'owner' else part_in_estate(${id}, ${accountId}, ${companyId}, ${employerId}) end standing
    from (select) one left join estate_owner o on o.estate_id = ${id} and o.account_id = ${accountId} offset 0)`

export const isOwner = (account: Hole, estateId: Hole) =>
  sql`exists (select from estate_owner o where o.estate_id = ${estateId} and o.account_id = ${account})`
/** The rows of those who own an estate: `account_id`, and by `created_at` and `id` who was first. */
export const ownerRows = (estateId: Hole) => sql`(select own.* from estate_owner own where own.estate_id = ${estateId})`
/** Somebody here owns it. */
export const isOwned = (estateId: Hole) => sql`exists (select from estate_owner o where o.estate_id = ${estateId})`

/** What somebody is to the estate of a row. */
export const standingOn = (estateId: Sql, who = whoAsks) =>
  sql`(select case when o.id is not null then 'owner' when l.id is not null then 'company' when builds_on(${estateId}, ${who.accountId}, ${who.employerId}) then 'builder' else 'none' end
    from (select) one left join estate_owner o on o.estate_id = ${estateId} and o.account_id = ${who.accountId}
    left join access_link l on l.estate_id = ${estateId} and l.company_id = ${who.companyId} and l.claimed_at is not null)`

/** The same of an account that is a row beside it, where the statement is a text. */
export const standingOfAccount = (estateId: string, account: string) => statement(standingOn(raw(estateId), accountAs(account))).text

/**
 * The estates that somebody owns, or that let their company in. The company is a sub-select, so that PostgreSQL does
 * not see where there is none: it would plan each such call anew, which takes longer than the call.
 */
export const estatesOf = (who: Omit<Somebody, 'employerId'> = whoAsks) =>
  sql`select estate_id from estate_owner where account_id = ${who.accountId}
    union all select estate_id from access_link where company_id = (select ${who.companyId}::uuid) and claimed_at is not null`
/** The same of whoever asks as rows, with what they are to each. Only a company's account can be let in, and it owns some too. */
export const ownEstates = sql`(select e.*, case when ${companyId}::uuid is null or ${isOwner(accountId, sql`e.id`)} then 'owner' else 'company' end standing
    from estate e where e.id in (${estatesOf()}) and e.id <> all(${closedEstates}))`

export const administers = ofAccount(({ roles }) => hasRoles(roles, { allOf: ['Company.Admin'] }))
export const leads = ofAccount(({ roles }) => hasRoles(roles, { anyOf: companyLeaders }))

/** The projects that entries speak of: `project/{id}`. */
const named = (holds: typeof permits) =>
  ofAccount(({ entries }) => [
    ...new Set(
      entries
        .flatMap(({ subject }: PermissionEntry) => /^project\/([^/]+)$/.exec(subject)?.[1] ?? [])
        .filter((id) => isUuid(id) && holds(entries, 'read', `project/${id}`)),
    ),
  ])
export const [openProjects, closedProjects] = [sql`${named(permits)}::uuid[]`, sql`${named(denies)}::uuid[]`]

/** A row of a project, in SQL. */
export interface OneProject {
  id: Sql
  estateId: Sql
  companyId: Sql
}

/**
 * What the account is to a project; null where it is nothing. A project manager leads it, and so does whoever
 * administers the company that runs it; of its other people those work on it who have a part, and all of those that it calls in.
 */
export const standingIn = ({ id, estateId, companyId: runBy }: OneProject) => sql`case
  when ${id} = any(${closedProjects}) or not ${isForEstate(estateId)} then null
  when ${runBy} = ${employerId} and ${administers}::boolean then 'manager'
  else part_in_project(${id}, ${estateId}, ${runBy}, ${accountId}, ${employerId}, ${leads}, ${closedEstates}, ${openEstates}, ${openProjects}) end`

/** As sub-selects, so that PostgreSQL does not look for another way for each who asks: that takes longer than their list. */
export const theirs = sql`(select ${employerId}::uuid)`
export const self = sql`(select ${accountId}::uuid)`

/** Those where somebody takes part or owns the estate, named there or not; the second way is for whom their company runs none. */
const withPart = sql`select t.project_id from project_participant t where t.account_id = ${self} and t.role <> 'Owner'
    union all select t.project_id from project_participant t join subcontractor s on s.id = t.subcontractor_id where s.company_id = ${theirs}
    union all select p.id from project p join estate_owner o on o.estate_id = p.estate_id
      where o.account_id = ${self} and p.estate_id <> all(${closedEstates})`
/** Those that entries open. */
const opened = sql`select p.id from project p where p.estate_id = any(${openEstates}) union all select unnest(${openProjects})`

/** Whoever administers the company that runs it. */
const administered = sql`p.company_id = ${theirs} and ${administers}::boolean`

/** Whether that part in a project is theirs, or that of the company that they work in. */
export const isOwnPart = (
  participantId: Sql,
) => sql`exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.id = ${participantId} and (t.account_id = ${accountId} or s.company_id = ${employerId}))`

/** The projects that there are for the account, found from what it is to them. */
export const isSeen = ({ id, estateId }: Pick<OneProject, 'id' | 'estateId'>) => sql`${isForEstate(estateId)} and ${id} in (
    select p.id from project p where ${administered} union all ${withPart} union all ${opened}) and ${id} <> all(${closedProjects})`

/** What a project is to whoever asks, as a row. */
export const standingBeside = (project: OneProject) => sql`(select ${standingIn(project)} standing offset 0)`
