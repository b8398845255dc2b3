import type { Way } from '#server/kernel/read/description.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'
import { isForEstate } from './guards.ts'
import { administers, closedEstates, closedProjects, leads, openEstates, openProjects, self, theirs } from './standing.ts'

/**
 * The ways to the projects and orders that there are for whoever asks: each begins with what they have of them and finds the newest
 * first by an index, so that a list costs what it tells and not what there is. Between them they are the projects of `isSeen` and
 * the orders of `seesOrder`.
 */

/** The firms that somebody's company is to others, and the estates of their own: among each of them it has its own order. */
const ofFirms = sql`(select s.id from subcontractor s where s.company_id = ${theirs}) firm`
const ofEstates = sql`(select o.estate_id id from estate_owner o where o.account_id = ${self} and o.estate_id <> all(${closedEstates})) house`

const projects = (such: Sql) => sql`(select p.* from ${such} and p.id <> all(${closedProjects}) and ${isForEstate(sql`p.estate_id`)})`
const projectsOfPart = (whose: Sql) => projects(sql`project_participant t join project p on p.id = t.project_id where ${whose}`)

export const waysToProjects: readonly Way[] = [
  { rows: projects(sql`project p where p.company_id = ${theirs} and ${administers}::boolean`) },
  { rows: projectsOfPart(sql`t.account_id = ${self} and t.role <> 'Owner'`), repeats: true },
  { each: ofFirms, rows: projectsOfPart(sql`t.subcontractor_id = firm.id`), repeats: true },
  { each: ofEstates, rows: projects(sql`project p where p.estate_id = house.id`) },
  { each: sql`unnest(${openEstates}) opened(id)`, rows: projects(sql`project p where p.estate_id = opened.id`) },
  { rows: projects(sql`project p where p.id = any(${openProjects})`) },
]

const orders = (such: Sql) =>
  sql`(select o.* from project_order o where ${such} and o.project_id <> all(${closedProjects}) and ${isForEstate(sql`o.estate_id`)})`
const isRun = sql`o.run_by_company_id = ${theirs}`
const isMade = sql`o.made_by_company_id = ${theirs}`
const isSent = sql`exists (select from subcontractor s where s.id = o.subcontractor_id and s.company_id = ${theirs})`
/** For one order after the other: PostgreSQL would look at all parts there are, to hold all orders against them. */
const hasPart = sql`((select true from project_participant t where t.project_id = o.project_id and t.role <> 'Owner'
    and (t.account_id = ${self} or t.subcontractor_id in (select s.id from subcontractor s where s.company_id = ${theirs})) limit 1) is true)`
/** The firm itself has that part, as nearly always. */
const isCalledIn = sql`((select true from project_participant t where t.project_id = o.project_id and t.subcontractor_id = firm.id limit 1) is true)`

const ofParts = sql`(select t.project_id, bool_or(t.role = 'ProjectManager') manages from project_participant t
    where t.account_id = ${self} and t.role <> 'Owner' group by t.project_id) part`
const ofManaging = sql`(select distinct t.project_id from subcontractor s join project_participant t on t.subcontractor_id = s.id
    where s.company_id = ${theirs} and t.role = 'ProjectManager' and ${leads}::boolean) part`

/** Of a project that one runs or leads all; of others what was made by one's company and what was sent to it; of an own house what is its owner's to see. */
export const waysToOrders: readonly Way[] = [
  { rows: orders(sql`${isRun} and ${administers}::boolean`) },
  {
    each: ofParts,
    rows: orders(sql`o.project_id = part.project_id and (part.manages and ${leads}::boolean or ${isRun} or ${isMade} or ${isSent})`),
  },
  { each: ofManaging, rows: orders(sql`o.project_id = part.project_id`) },
  { each: ofFirms, rows: orders(sql`o.subcontractor_id = firm.id and (${isCalledIn} or ${hasPart})`) },
  { rows: orders(sql`${isMade} and o.made_by_company_id is distinct from o.run_by_company_id and ${hasPart}`) },
  {
    each: ofEstates,
    rows: orders(sql`o.estate_id = house.id and (o.side = 'owner' or o.released_at is not null) and not ${hasPart}
      and (${isRun} and ${administers}::boolean) is not true`),
  },
]
