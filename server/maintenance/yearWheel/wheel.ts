import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { taskTimes, today } from '../tasks/taskTimes.ts'

interface Filter {
  year?: number | null | undefined
  buildingId?: string | null | undefined
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
}

const mostInMonth = 200

const matches = (row: string) => `($3::uuid is null or ${row}.building_id = $3)
  and ($4::text is null or ${row}.responsible_kind = $4) and ($5::uuid is null or ${row}.responsible_id = $5)`
const year = `select make_date(y, 1, 1) a, make_date(y, 12, 31) z, ${today} today from (select coalesce($2::int, extract(year from ${today})::int) y) asked`

/** Ordered and counted by little, however many there are; what is listed is looked up then. */
const occurrences = `with ${taskTimes({ window: year, matches })},
  numbered as (select task_id, occurrence_id, due_date, date, state, month, row_number() over (in_month order by date, priority, title, due_date) n,
      count(*) over in_month count, count(*) filter (where state = 'done') over in_month done,
      count(*) filter (where state = 'overdue') over in_month overdue
    from (select *, date_part('month', date)::int as month from times) x window in_month as (partition by month)),
  listed as (select n.month, min(n.count) count, min(n.done) done, min(n.overdue) overdue,
      json_agg(json_build_object('id', coalesce(n.occurrence_id::text, n.task_id || ':' || n.due_date),
      'taskId', n.task_id, 'title', r.title, 'priority', r.priority, 'trade', r.trade, 'buildingId', r.building_id,
      'buildingName', coalesce(d.building_name, b.name), 'areaId', r.area_id, 'areaCode', coalesce(d.area_code, p.code),
      'areaName', case when n.state = 'done' then d.area_name else p.name end, 'responsibleKind', coalesce(r.responsible_kind, 'landlord'),
      'responsibleId', r.responsible_id, 'responsibleName', coalesce(d.supplier_name, s.name, a.name), 'dueDate', n.due_date, 'date', n.date, 'state', n.state) order by n.n) list
    from (select * from numbered where n <= ${mostInMonth} limit 12 * ${mostInMonth}) n left join maintenance_occurrence d on d.estate_id = $1 and d.id = n.occurrence_id
      left join maintenance_task k on k.estate_id = $1 and k.id = n.task_id and n.occurrence_id is null
      cross join lateral (select coalesce(d.title, k.title) title, coalesce(d.priority, k.priority) priority,
        case when k.id is null then d.trade else k.trade end trade, case when k.id is null then d.building_id else k.building_id end building_id,
        case when k.id is null then d.area_id else k.area_id end area_id, coalesce(d.responsible_kind, k.responsible_kind) responsible_kind,
        case when k.id is null then d.responsible_id else k.responsible_id end responsible_id) r
      left join building b on b.estate_id = $1 and b.id = r.building_id left join building_part p on p.estate_id = $1 and p.id = r.area_id left join account a on a.id = r.responsible_id
      left join maintenance_supplier s on s.estate_id = $1 and s.id = r.responsible_id
    group by n.month)`

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

const wheel = ofEstate(`${occurrences} select json_build_object('id', $1::uuid, 'year', extract(year from w.a)::int, 'today', w.today,
  'months', (select json_agg(json_build_object('month', m, 'count', coalesce(l.count, 0), 'doneCount', coalesce(l.done, 0),
      'overdueCount', coalesce(l.overdue, 0), 'occurrences', coalesce(l.list, '[]')) order by m)
    from generate_series(1, 12) m left join listed l on l.month = m),
  'buildings', (select coalesce(json_agg(b), '[]') from (select id, name from building where estate_id = $1 and in_plan order by name, id limit 100) b),
  'responsibles', ${responsibles}) wheel from w`)

/** The year of one estate. */
export async function yearOf(grant: EstateGrant, { year, buildingId, responsibleKind, responsibleId }: Filter) {
  const chosen = [year, buildingId, responsibleKind, responsibleId].map((value) => value ?? null)
  const [found] = await grant.query<{ wheel: unknown }>(wheel, ...chosen)
  return found!.wheel
}
