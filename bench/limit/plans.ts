import { account, today } from './sql.ts'

/** $5 the estate, $6 and $7 the rights of its owner and of anybody else (null where it does not exist for them), $8 and $9 whether they read that section. */
export const onPlan = (answer: string) => `select case when x.may then (${answer})::text end answer, x.may
  from ${account} left join lateral (
    select case when o.id is null then $9::boolean else $8::boolean end may
    from estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id
    where e.id = $5 and case when o.id is null then $7::json else $6::json end is not null) x on true`

const areaCells = `p.id, p.building_id "buildingId", p.code, p.name, p.condition_grade "conditionGrade", p.consequence_grade "consequenceGrade",
  maintenance_risk(p.condition_grade, p.consequence_grade) risk,
  (select count(*) from maintenance_task where estate_id = $5 and area_id = p.id and archived_at is null) "taskCount",
  (select min(next_date) from maintenance_task where estate_id = $5 and area_id = p.id and archived_at is null) "nextDate", p.version`
const areas = `select coalesce(json_agg(row_to_json(w) order by p.code, p.id), '[]') from building_part p cross join lateral (select ${areaCells}) w
  where p.estate_id = $5 and p.building_id = b.id`

export const planOverview = onPlan(`select row_to_json(l) from (
    select (select count(*) from building where estate_id = $5 and in_plan) "totalCount", coalesce(json_agg(json_build_object('node', r.node)), '[]') edges
    from (select row_to_json(v) node from building b
      cross join lateral (select b.id, b.name, b.house_type "houseType",
        (select count(*) from building_part where estate_id = $5 and building_id = b.id) "areaCount",
        (select count(*) from maintenance_task where estate_id = $5 and building_id = b.id and archived_at is null) "taskCount", (${areas}) areas) v
      where b.estate_id = $5 and b.in_plan order by b.name, b.id limit 20) r) l`)

const taskCells = `k.id, k.title, k.priority, k.trade, k.start_date "startDate", k.period, k.every "interval", k.end_date "endDate", k.basis,
  case when k.archived_at is null then 'active' else 'archived' end status, k.next_date "nextDate"`

/** $10 the area. */
export const planArea = onPlan(`select row_to_json(v) from building_part p join building b on b.id = p.building_id
  cross join lateral (select b.id, b.name, b.house_type "houseType") h
  cross join lateral (select ${areaCells}, row_to_json(h) building,
    (select coalesce(json_agg(row_to_json(w) order by coalesce(k.next_date, k.start_date), k.id), '[]') from maintenance_task k
      cross join lateral (select ${taskCells}) w where k.estate_id = $5 and k.area_id = p.id and k.archived_at is null) tasks) v
  where p.id = $10 and p.estate_id = $5`)

/** The times of one year, worked out and counted at once, as a person would write it for this one answer; $10 the year. */
export const yearWheel = onPlan(`with w as materialized (select make_date($10::int, 1, 1) a, make_date($10::int, 12, 31) z, ${today} today),
  open as (
    select k.id, k.due, k.due on_day, k.done_through, k.priority, k.title, w.today
    from (select k.*, maintenance_day(k.counted_from, k.period, k.every, k.n) due from (
      select k.*, w.a, w.z, generate_series(maintenance_first(k.counted_from, k.period, k.every, greatest(k.open_from, w.a)),
        maintenance_last(k.counted_from, k.period, k.every, least(k.end_date, w.z))) n
      from maintenance_task k cross join w where k.estate_id = $5 and k.archived_at is null) k) k cross join w
    where k.due between greatest(k.open_from, k.a) and least(k.end_date, k.z)
      and not exists (select from maintenance_occurrence o where o.estate_id = $5 and o.due_date between w.a and w.z and o.task_id = k.id and o.due_date = k.due)
    union all
    select k.id, o.due_date, o.moved_to, k.done_through, k.priority, k.title, w.today
    from maintenance_occurrence o cross join w join maintenance_task k on k.id = o.task_id and k.archived_at is null
    where o.estate_id = $5 and o.done_date is null and o.moved_to between w.a and w.z),
  times as (
    select id task, null::uuid occurrence, due, on_day, priority, title,
      case when due < done_through then 'passedOver' when on_day < today then 'overdue' else 'planned' end state from open
    union all
    select o.task_id, o.id, o.due_date, o.done_date, o.priority, o.title, 'done' from maintenance_occurrence o cross join w
    where o.estate_id = $5 and o.done_date between w.a and w.z),
  dated as (select *, date_part('month', on_day)::int as month, array_position('{overdue,awaiting,planned,done,passedOver}', state) urgency from times),
  counted as (
    select month, count(*) count, count(*) filter (where state = 'done') done, count(*) filter (where state = 'overdue') overdue from dated group by month),
  chosen as (
    select * from (select *, row_number() over (partition by month, least((date_part('day', on_day)::int - 1) / 6, 4)
        order by urgency, priority, on_day, due, task) nth from dated) n
    order by nth, urgency, on_day, priority, due, task limit 72),
  months as (
    select n.month, json_agg(row_to_json(v) order by n.on_day, n.priority, n.title, n.due, n.task) marks
    from chosen n left join maintenance_occurrence o on o.id = n.occurrence
      left join maintenance_task k on n.occurrence is null and k.id = n.task
      left join building b on b.id = k.building_id left join building_part p on p.id = k.area_id
      cross join lateral (select coalesce(n.occurrence::text, n.task || ':' || n.due) id, n.task "taskId", n.title, n.priority,
        coalesce(o.building_name, b.name) "buildingName", coalesce(o.area_code, p.code) "areaCode", n.due "dueDate", n.on_day date, n.state) v
    group by n.month)
  select json_build_object('id', $5::uuid, 'year', $10::int, 'today', today, 'months', (
    select json_agg(json_build_object('month', i, 'count', coalesce(c.count, 0), 'doneCount', coalesce(c.done, 0),
      'overdueCount', coalesce(c.overdue, 0), 'marks', coalesce(m.marks, '[]')) order by i)
    from generate_series(1, 12) i left join counted c on c.month = i left join months m on m.month = i)) from w`)

/**
 * The task is added to an area whose building is then in the plan, the history kept and the answer made. $5 the estate, $6 and $7 whether
 * its owner and anybody else may change the plan, $8 the area, $9 to $13 the task, $14 to $16 who did it, when and where.
 */
export const saveTask = `with p as materialized (
    select p.id, p.building_id from ${account} cross join estate e left join estate_owner o on o.account_id = $3 and o.estate_id = e.id
      join building_part p on p.estate_id = e.id and p.id = $8
    where e.id = $5 and case when o.id is null then $7::boolean else $6::boolean end
      and exists (select from estate_owner h join licence l on l.account_id = h.account_id
        where h.estate_id = e.id and l.plan = 'CUSTOMER_PLUS' and l.valid_from <= now() and l.valid_to > now())),
  taken as (update building set in_plan = true where id = (select building_id from p) and not in_plan),
  k as (
    insert into maintenance_task (estate_id, building_id, area_id, title, priority, start_date, period, every)
    select $5, building_id, id, $9, $10::int, $11::date, $12, $13::int from p returning *),
  kept as (
    insert into audit_entry (user_id, account_id, address, request_id, operation, estate_id, record_id, outcome, changed_fields)
    select $14, $3, $15::inet, $16, 'createMaintenanceTask', $5, id, 'done', '{title,priority,startDate,period,interval,areaId,buildingId}' from k)
  select row_to_json(v)::text answer from k cross join lateral (select ${taskCells}, k.version) v`
