import { onPlan } from './plans.ts'
import { moment } from './projectSql.ts'
import { account, accountUrl, dayAt, fileOf, paged, today } from './sql.ts'

const kroner = (ore: string) => `trim_scale(coalesce(${ore}, 0) / 100.0)`
const cells = `json_build_array(json_build_object('year', w.year, 'planned', ${kroner('s.planned')}, 'amount', trim_scale(s.amount / 100.0),
  'ordered', ${kroner('s.ordered')}, 'actual', ${kroner('s.actual')}))`

/** Of months that go on through all of the year that is a division. */
const timesInYear = `case when t.period = 'month' and t.counted_from < w.a and t.open_from <= w.a and coalesce(t.end_date >= w.z, true)
    then (w.year * 12 + 11 - t.first_month) / t.every - (w.year * 12 - 1 - t.first_month) / t.every
    else maintenance_times(t.counted_from, t.period, t.every, greatest(t.open_from, w.a), least(t.end_date, w.z)) end`

/** Of one year alone each task is counted in it, which is far less than thirty years ask for. */
const ofYear = `with w as materialized (
    select $10::int as year, make_date($10::int, 1, 1) a, make_date($10::int, 12, 31) z, date_part('year', ${today})::int this_year),
  times as (
    select o.task_id, o.due_date, coalesce(o.moved_to, o.due_date) on_day, o.done_date from maintenance_occurrence o cross join w
    where o.estate_id = $5 and (o.due_date between w.a and w.z or o.done_date is null and o.moved_to between w.a and w.z)),
  each as (
    select t.building_id k, t.estimated_cost_ore * ${timesInYear} planned,
      null::bigint amount, null::bigint ordered, null::bigint actual
    from (select *, (date_part('year', counted_from) * 12 + date_part('month', counted_from) - 1)::int first_month from maintenance_task) t cross join w
    where t.estate_id = $5 and t.archived_at is null and t.estimated_cost_ore > 0 and t.open_from <= w.z
    union all
    select t.building_id, t.estimated_cost_ore * ((d.on_day between w.a and w.z)::int
        - (t.archived_at is null and d.due_date between greatest(t.open_from, w.a) and least(t.end_date, w.z)
          and maintenance_times(t.counted_from, t.period, t.every, d.due_date, d.due_date) = 1)::int), null, null, null
    from times d join maintenance_task t on t.id = d.task_id cross join w
    where t.estimated_cost_ore > 0 and (t.archived_at is null or d.done_date is not null)
    union all
    select b.building_id, null, b.amount_ore, null, null from building_budget b cross join w where b.estate_id = $5 and b.year = w.year
    union all
    select o.building_id, null, null, o.net_ore + o.vat_ore, null from project_order o join order_approval p on p.estate_id = o.estate_id and p.id = o.id cross join w
    where o.estate_id = $5 and o.status = 'approvedByCustomer'
      and date_part('year', coalesce(o.due_date, ${dayAt('p.approved_at')})) = w.year
    union all
    select o.building_id, null, null, null, o.actual_cost_ore from maintenance_occurrence o cross join w
    where o.estate_id = $5 and o.done_date between w.a and w.z and o.actual_cost_ore > 0),
  sums as materialized (select k, sum(planned) planned, sum(amount) amount, sum(ordered) ordered, sum(actual) actual from each group by k)
  select json_build_object('id', $5::uuid, 'fromYear', w.year, 'toYear', w.year, 'thisYear', w.this_year, 'isLocked', coalesce(l.is_locked, false),
    'lockedAt', ${moment('l.locked_at')}, 'lockedByName', (select n.name from account n where n.id = l.locked_by_account_id), 'version', coalesce(l.version, 1),
    'buildings', (select coalesce(json_agg(json_build_object('buildingId', b.id, 'name', b.name, 'years', ${cells}) order by b.name, b.id), '[]')
      from building b left join sums s on s.k = b.id where b.estate_id = $5 and (b.in_plan or s.k is not null)),
    'others', (select ${cells} from (select) one left join sums s on s.k is null),
    'totals', (select ${cells} from (select sum(planned) planned, sum(amount) amount, sum(ordered) ordered, sum(actual) actual from sums) s))
  from w left join estate_budget_lock l on l.estate_id = $5`

/** $10 the year. */
export const buildingBudgets = onPlan(ofYear)

const isOverdue = `t.next_date < ${today} and (
    not exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = t.next_due_date and o.reported_date is not null)
    or exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date > coalesce(t.done_through, '-infinity')
      and o.done_date is null and o.reported_date is null and o.moved_to < ${today})
    or exists (select from maintenance_days(t.counted_from, t.period, t.every, t.end_date, greatest(t.open_from, t.done_through + 1), ${today} - 1) due
      where not exists (select from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id and o.due_date = due)))`

/** $5 the rights on estates that entries speak of, $6 those on all others, $7 the estates that are closed to their owner. */
export const portfolio = `select (${paged({
  rows: `(select * from estate where id in (select estate_id from estate_owner where account_id = $3) and id <> all($7::uuid[])
      order by address_line1, id limit 101) e cross join lateral (select coalesce($5::jsonb -> e.id::text, $6::jsonb) may offset 0) r
    left join lateral (select count(*) filter (where ${isOverdue}) overdue, count(*) filter (where t.next_date between ${today} and ${today} + 90) soon
      from maintenance_task t where t.estate_id = e.id and t.archived_at is null) t on r.may ? 'read maintenance-plan'
    left join lateral (select (select trim_scale(coalesce(sum(o.actual_cost_ore), 0) / 100.0) from maintenance_occurrence o where o.estate_id = e.id
          and o.done_date between make_date(y, 1, 1) and make_date(y, 12, 31)) spent,
        (select trim_scale(sum(b.amount_ore) / 100.0) from building_budget b where b.estate_id = e.id and b.year = y) budget
      from (select date_part('year', ${today})::int y) this) m on r.may ? 'read maintenance-economy'
    left join lateral (select p.condition_grade, p.code from building_part p where p.estate_id = e.id and p.condition_grade <> 'TGIU'
      order by p.condition_grade desc, p.code limit 1) g on r.may ? 'read technical-information'
    left join lateral (select count(*) ending, min(d.valid_to) next from insurance_document d
      where d.estate_id = e.id and d.valid_to between ${today} - 90 and ${today} + 90) i on r.may ? 'read insurance'
    cross join lateral (select e.id, e.address_line1 "addressLine1", e.address_line2 "addressLine2", t.overdue "overdueCount", t.soon "soonCount", m.spent, m.budget,
      g.condition_grade "worstGrade", g.code "worstPart", i.ending "endingCount", i.next "nextEnd") v`,
  keys: ['e.address_line1', 'e.id'],
  total: '(select count(*) from estate_owner where account_id = $3 and estate_id <> all($7::uuid[]))',
  first: 100,
})})::text answer from ${account}`

export const yearlyReports = onPlan(
  paged({
    rows: `maintenance_report r left join file f on f.id = r.file_id cross join lateral (select ${fileOf(accountUrl)}) i
      cross join lateral (select r.id, r.title, r.report_type "reportType", r.from_year "fromYear", r.to_year "toYear",
        (select n.name from account n where n.id = r.author_account_id) "authorName",
        case when r.generated_at is not null then 'made' when r.failure is not null then r.failure when r.asked_at is not null then 'making' else 'draft' end state,
        r.progress, ${moment('r.generated_at')} "generatedAt", r.version, case when f.id is not null then row_to_json(i) end pdf) v
      where r.estate_id = $5`,
    keys: ['r.id'],
    descending: true,
    total: '(select count(*) from maintenance_report where estate_id = $5)',
    first: 20,
  }),
)
