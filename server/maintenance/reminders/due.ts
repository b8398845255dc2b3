import type { PermissionEntry } from '#schema/access/entries.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { mayOnEstate } from '#server/access/estateRights.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { ownersOn, ownsIt } from '#server/access/parties.ts'
import { entriesOf } from '#server/accounts/permissionEntry.entity.ts'
import { dayAt } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { isOlderThan } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { DueTask } from '#server/mail/templates/maintenanceDue.ts'
import { MaintenanceReminder } from './maintenanceReminder.entity.ts'

const daysAhead = 30
const pageSize = 500
/** More than that nobody reads in a mail. */
const most = 100

export interface Reminded {
  email: string
  name: string
  language: Language
  tasks: DueTask[]
}

const day = dayAt('$1::timestamptz')

/** Owners of estates with tasks, and suppliers with some, who want to be told and were not told this week. */
const waiting = ofEverybody(`select r.email::text from (
    select u.email from app_user u join account a on a.user_id = u.id and not a.is_disabled join estate_owner o on o.account_id = a.id
      where u.email_verified_at is not null and exists (select from maintenance_task t where t.estate_id = o.estate_id and t.archived_at is null)
    union
    select s.email::citext from maintenance_supplier s
      where exists (select from maintenance_task t where t.estate_id = s.estate_id and t.supplier_id = s.id and t.archived_at is null)) r
  where r.email > $2::citext and not exists (select from mail_refusal x where x.email = r.email and x.kind = 'maintenance')
    and not exists (select from maintenance_reminder w where w.email = r.email and w.week = date_trunc('week', ${day})::date)
  order by r.email limit ${pageSize}`)

const claim = ofEverybody(
  `insert into maintenance_reminder (week, email) values (date_trunc('week', ${day})::date, $2) on conflict do nothing returning email`,
)

const owned = ofEverybody(`select o.estate_id "estateId", a.id "accountId", ${entriesOf('a.id')} entries
  from app_user u join account a on a.user_id = u.id and not a.is_disabled join estate_owner o on o.account_id = a.id
  where u.email = $1 and u.email_verified_at is not null`)

/**
 * Of each task the next time that is not done, unless somebody says it was. The owners together see to what is theirs, and to what was somebody's who
 * is no owner or supplier any more. A supplier opens a task where their company is let in.
 */
const due = ofEverybody(`with o as (select * from unnest($3::uuid[], $4::uuid[]) o (estate_id, account_id)),
  mine as (
    select t.id, true open from o join maintenance_task t on t.estate_id = o.estate_id and t.archived_at is null
      where t.responsible_id is null or t.responsible_id = o.account_id
        or t.supplier_id is null and not ${ownsIt('t.responsible_id', 't.estate_id')}
    union
    select t.id, exists (select from app_user u join account a on a.user_id = u.id and not a.is_disabled join access_link l on l.company_id = a.company_id
        where u.email = s.email::citext and u.email_verified_at is not null and l.estate_id = s.estate_id and l.claimed_at is not null)
      from maintenance_supplier s join maintenance_task t on t.estate_id = s.estate_id and t.supplier_id = s.id and t.archived_at is null
      where lower(s.email) = lower($2)),
  once as (select id, bool_or(open) open from mine group by id)
  select t.estate_id "estateId", e.address_line1 address, t.id "taskId", t.title, t.building_id "buildingId", b.name "buildingName",
    t.area_id "areaId", p.code "areaCode", p.name "areaName", t.next_date::text "day", t.next_date < ${day} "isOverdue", once.open "isOpenToReader"
  from once join maintenance_task t on t.id = once.id join estate e on e.id = t.estate_id join building b on b.id = t.building_id
    join building_part p on p.id = t.area_id
  where t.next_date <= ${day} + ${daysAhead} and not exists (select from maintenance_occurrence x
      where x.task_id = t.id and x.due_date = t.next_due_date and x.reported_date is not null)
  order by e.address_line1, e.id, t.next_date, t.priority, t.title, t.id limit ${most}`)

/** A supplier who is nobody here reads the language of whoever has owned the estate longest. */
const reader = ofEverybody(`select coalesce(
    (select json_build_object('name', first_name, 'language', language) from app_user where email = $1::citext and email_verified_at is not null),
    (select json_build_object('name', s.name, 'language', coalesce(
        (select u.language from ${ownersOn('s.estate_id')} o join account a on a.id = o.account_id join app_user u on u.id = a.user_id
          order by o.created_at, o.id limit 1), 'nb'))
      from maintenance_supplier s where lower(s.email) = lower($1) order by s.created_at limit 1)) who`)

/** The next of those who may have something to be told, in the order of their addresses. */
export const waitingForReminder = async (care: Caretaker, now: Date, after: string) =>
  (await care.query<{ email: string }>(waiting, now, after)).map(({ email }) => email)

/** What to tell somebody; nothing where there is nothing to tell, or where another instance is telling it. */
export async function dueFor(care: Caretaker, email: string, now: Date): Promise<Reminded | undefined> {
  const estates = await care.query<{ estateId: string; accountId: string; entries: PermissionEntry[] }>(owned, email)
  const open = estates.filter(({ estateId, entries }) =>
    mayOnEstate({ entries, standing: 'owner', estateId, action: 'read', section: 'maintenance-plan' }),
  )
  const [estateIds, accountIds] = [open.map(({ estateId }) => estateId), open.map(({ accountId }) => accountId)]
  const tasks = await care.query<DueTask>(due, now, email, estateIds, accountIds)
  if (!tasks.length || !(await care.query(claim, now, email)).length) return undefined
  const [row] = await care.query<{ who: Pick<Reminded, 'name' | 'language'> }>(reader, email)
  return { email, ...there(row).who, tasks }
}

/** By then it is another week. */
export const forgetOldReminders = (care: Caretaker) => care.rows(MaintenanceReminder).removeWhere({ week: isOlderThan('30 days') })
