import { account } from './sql.ts'

/** From when on a series goes on. One that follows completion begins anew. */
const onward = `case t.basis when 'completion' then $9::date else t.counted_from end, t.period, t.every, t.end_date,
  greatest(case t.basis when 'completion' then $9::date end, t.next_due_date) + 1`

/**
 * The next time of the task is kept as it was done, and the task goes with it where nothing is left of it; the history is kept and the
 * answer made. $5 the estate, $6 and $7 whether its owner and anybody else may change the plan, $8 the task, $9 to $11 when it was done,
 * what it did cost and what is said of it, $12 to $14 who did it, when and where.
 */
export const archiveTask = `with t as materialized (
    select k.* from ${account} cross join estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id
      join maintenance_task k on k.estate_id = e.id and k.id = $8
    where e.id = $5 and case when o.id is null then $7::boolean else $6::boolean end and k.archived_at is null and k.next_due_date is not null
      and exists (select from estate_owner h join licence l on l.account_id = h.account_id
        where h.estate_id = e.id and l.plan = 'CUSTOMER_PLUS' and l.valid_from <= now() and l.valid_to > now())
    for update of k),
  cleared as (
    delete from maintenance_occurrence m using t
    where m.task_id = t.id and m.done_date is null and (m.due_date = t.next_due_date or (t.basis = 'completion' and m.reported_date is null)) returning m.id),
  d as (
    insert into maintenance_occurrence (id, estate_id, task_id, due_date, done_date, title, description, priority, trade, responsible_kind,
      responsible_id, building_id, building_name, area_id, area_code, area_name, actual_cost_ore, comment, done_by_account_id, supplier_name)
    select case when t.period is null then t.id else new_id() end, t.estate_id, t.id, t.next_due_date, $9::date, t.title, t.description, t.priority,
      t.trade, t.responsible_kind, t.responsible_id, t.building_id, b.name, t.area_id, p.code, p.name, $10::bigint, $11, $3, s.name
    from t join building b on b.id = t.building_id join building_part p on p.id = t.area_id left join maintenance_supplier s on s.id = t.supplier_id
      cross join (select count(*) from cleared) c
    returning *),
  over as (
    update maintenance_task k set archived_at = now(), version = k.version + 1, updated_at = now()
    from t where k.id = t.id and (t.period is null or (t.end_date is not null and not exists (select from maintenance_days(${onward}, t.end_date))))),
  kept as (
    insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
    select $12, $3, $13::inet, $14, 'archiveMaintenanceTask', $5, id, 'done', '{doneDate}' from d)
  select row_to_json(v)::text answer from d cross join lateral (select d.id, d.reported_date is not null "awaitsConfirmation", d.task_id "taskId",
    d.title, d.priority, d.building_name "buildingName", d.area_code "areaCode", d.due_date "dueDate", d.done_date "doneDate",
    trim_scale(d.actual_cost_ore / 100.0) cost, d.comment) v`
