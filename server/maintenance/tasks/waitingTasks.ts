import type { Action } from '#schema/access/entries.ts'
import { hasRoles } from '#schema/access/roles.ts'
import type { SectionName } from '#schema/access/sections.ts'
import { companyLeaders } from '#server/access/companyLeaders.ts'
import { accountId, companyId, isForPart, ofAccount } from '#server/access/guards.ts'
import { rightsFor } from '#server/access/onEstate.ts'
import { ownersOn } from '#server/access/parties.ts'
import { whoAsks } from '#server/access/somebody.ts'
import { isOwner } from '#server/access/standing.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { buildingNamed } from '#server/estates/buildings/buildingNamed.offer.ts'
import { today } from '#server/kernel/days.ts'
import { raw, type Sql, sql } from '#server/kernel/read/sql.ts'

const leads = ofAccount(({ roles }) => hasRoles(roles, { anyOf: companyLeaders }))
/** On one of `mine`, which says what its viewer is to it. */
const may = (action: Action, section: SectionName) => rightsFor('account', sql`m.id`, action, section, { standing: sql`m.standing` })

/** What the owners see to, and what was somebody's who is none of theirs any more; of a company, what it is responsible for. */
const isTheirs = sql`case m.standing when 'owner' then t.responsible_id is null or t.responsible_id = ${accountId}
    or t.supplier_id is null and not ${isOwner(sql`t.responsible_id`, sql`t.estate_id`)}
  else exists (select from access_link l where l.estate_id = t.estate_id and l.company_id = ${companyId}::uuid and l.supplier_id = t.supplier_id) end`
const task = sql`'task' kind, t.id record_id, t.title, ${buildingNamed(sql`t.building_id`)} place, null who, t.next_date as day, null::timestamptz since, null::bigint ore, 1 n,
  t.estate_id, null::uuid project_id, t.building_id, t.area_id`
const openTasks = (when: Sql) => sql`mine m join maintenance_task t on t.estate_id = m.id and t.archived_at is null and ${when}
  where ${may('update', 'maintenance-plan')} and ${isTheirs} and not exists (select from maintenance_occurrence o
    where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = t.next_due_date and o.reported_date is not null)`

const week = raw(7)
const dueTasks = sql`select ${task} from ${openTasks(sql`t.next_date <= ${raw(today)} + ${week}`)}`
/** The first that comes after them. */
const nextTask = sql`select ${task} from ${openTasks(sql`t.next_date > ${raw(today)} + ${week}`)} order by t.next_date, t.priority, t.id limit 1`

const doneTasks = sql`select 'taskToConfirm', o.id, t.title, ${buildingNamed(sql`t.building_id`)}, (select a.name from account a where a.id = o.done_by_account_id), null::date,
    o.created_at, o.actual_cost_ore, 1, t.estate_id, null::uuid, t.building_id, t.area_id
  from mine m join maintenance_occurrence o on o.estate_id = m.id and o.reported_date is not null join maintenance_task t on t.id = o.task_id
  where m.standing = 'owner' and ${may('update', 'maintenance-participants')}`

const plansToAnswer = sql`select 'planToAnswer', l.id, e.address_line1, null, (select string_agg(a.name, ', ' order by a.name) from ${raw(ownersOn('e.id'))} x
      join account a on a.id = x.account_id), null::date, l.requested_at, null::bigint, 1, e.id, null::uuid, null::uuid, null::uuid
  from access_link l join estate e on e.id = l.estate_id
  where l.company_id = ${whoAsks.employerId}::uuid and l.claimed_at is null and ${leads}::boolean`

export const tasksWait: Waits = { matters: [dueTasks, doneTasks], next: nextTask, feature: 'maintenancePlan' }
export const plansWait: Waits = { matters: [plansToAnswer], feature: 'maintenancePlan', holds: isForPart('sharing') }
