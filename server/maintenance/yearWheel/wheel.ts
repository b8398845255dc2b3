import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { today } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import { taskTimes } from '../tasks/taskTimes.ts'
import { type Filter, filtered, inOrder, occurrenceColumns, matches, toldOf } from './occurrences.ts'

/** So many a picture has room for, and an answer: of more, those that are told are spread over the year. */
const mostMarks = 72

/** So many that have waited since before it are listed. */
const mostBefore = 20

/** `$6` a day of the first month, where it is no year of the calendar. */
const year = `select a, (a + interval '1 year')::date - 1 z, ${today} today from (select coalesce(date_trunc('month', $6::date)::date,
    make_date(coalesce($2::int, extract(year from ${today})::int), 1, 1)) a) asked`

/** Each by its next time, unless somebody says that this was done. */
const before = `waiting as (select t.id task_id, null::uuid occurrence_id, t.next_due_date due_date, t.next_date date, 'overdue' state
      from maintenance_task t cross join w where t.estate_id = $1 and ${matches('t')} and t.archived_at is null
        and w.today between w.a and w.z and t.next_date < w.a
        and not exists (select from maintenance_occurrence o where o.estate_id = $1 and o.task_id = t.id and o.due_date = t.next_due_date
          and o.reported_date is not null)),
  first_waiting as (select * from waiting order by date, due_date, task_id limit ${mostBefore})`

/** One for each six days comes first, what is overdue before what is done; then a second one, and so on. */
const marks = `with ${taskTimes({ window: year, matches })},
  dated as (select ${occurrenceColumns}, n.priority, date_part('month', n.date)::int as month,
      array_position('{overdue,awaiting,planned,done,passedOver}', n.state) urgency from times n),
  counted as (select month, count(*) count, count(*) filter (where state = 'done') done, count(*) filter (where state = 'overdue') overdue
    from dated group by month),
  numbered as (select *, row_number() over (partition by month, least((date_part('day', date)::int - 1) / 6, 4)
      order by urgency, priority, date, due_date, task_id) nth from dated),
  chosen as (select ${occurrenceColumns}, n.month from numbered n order by nth, urgency, date, priority, due_date, task_id limit ${mostMarks}),
  drawn as (select n.month, json_agg(n.told order by ${inOrder}) marks from ${toldOf('chosen')} n group by n.month),
  ${before}`

/** Who is responsible for something, found by going from one to the next in the index. */
const responsibles = `(with recursive found as (
    (select responsible_id id, responsible_kind kind from maintenance_task
      where estate_id = $1 and archived_at is null and responsible_id is not null order by 1, 2 limit 1)
    union all
    select next.id, next.kind from found cross join lateral (select x.responsible_id id, x.responsible_kind kind from maintenance_task x
      where x.estate_id = $1 and x.archived_at is null and (x.responsible_id, x.responsible_kind) > (found.id, found.kind)
      order by 1, 2 limit 1) next)
  select coalesce(json_agg(r), '[]') from (
    select f.kind, f.id, coalesce(s.name, a.name) name from (
      select kind, id from found union all
      select kind, null from unnest('{landlord,supplier}'::text[]) kind where exists (select from maintenance_task
        where estate_id = $1 and archived_at is null and responsible_id is null and responsible_kind = kind)) f
    left join account a on a.id = f.id left join maintenance_supplier s on s.estate_id = $1 and s.id = f.id order by 1, 3, 2 limit 100) r)`

const wheel =
  ofEstate(`${marks} select json_build_object('id', $1::uuid, 'year', extract(year from w.a)::int, 'from', w.a, 'today', w.today,
  'months', (select json_agg(json_build_object('year', extract(year from f)::int, 'month', m, 'count', coalesce(c.count, 0), 'doneCount', coalesce(c.done, 0),
      'overdueCount', coalesce(c.overdue, 0), 'marks', coalesce(d.marks, '[]')) order by f)
    from (select f, extract(month from f)::int m from generate_series(w.a, w.z, interval '1 month') f) shown left join counted c on c.month = m left join drawn d on d.month = m),
  'overdueBefore', json_build_object('count', (select count(*) from waiting),
    'marks', (select coalesce(json_agg(n.told order by ${inOrder}), '[]') from ${toldOf('first_waiting')} n)),
  'buildings', (select coalesce(json_agg(b), '[]') from (select id, name from building where estate_id = $1 and in_plan order by name, id limit 100) b),
  'responsibles', ${responsibles}) wheel from w`)

/** Twelve months of one estate at a glance. */
export async function yearOf(grant: EstateGrant, filter: Filter) {
  const [row] = await grant.query<{ wheel: unknown }>(wheel, ...filtered(filter), filter.from ?? null)
  return there(row).wheel
}
