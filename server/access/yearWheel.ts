import type { EntityManager } from 'typeorm'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { mayOnEstate, seesEstate, standings, type Standing } from './estateRights.ts'
import { whenOn } from './feature.ts'
import { onEstate, standingOfAccount } from './onEstate.ts'

interface Filter {
  estateId: string
  year?: number | null | undefined
  buildingId?: string | null | undefined
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
}

const section = 'maintenance-year-wheel'
const mostInMonth = 200
const today = "(now() at time zone 'Europe/Oslo')::date"

const matches = (row: string) => `${row}.estate_id = $1 and ($6::uuid is null or ${row}.building_id = $6)
  and ($7::text is null or ${row}.responsible_kind = $7) and ($8::uuid is null or ${row}.responsible_id = $8)`

/** The open times of each series in that year, less those that differ; those that were moved there; and what was done then. */
const occurrences = `with w as (select make_date(y, 1, 1) a, make_date(y, 12, 31) z, ${today} today
    from (select coalesce($5::int, extract(year from ${today})::int) y) asked),
  d as (select task_id, max(due_date) done_through, max(done_date) last_done from maintenance_occurrence
    where estate_id = $1 and done_date is not null and task_id is not null group by task_id),
  t as materialized (select t.*, d.done_through, case when f.follows then d.last_done else t.start_date end counted_from,
      case when f.follows then d.last_done + 1 else t.start_date end open_from
    from maintenance_task t left join d on d.task_id = t.id
      cross join lateral (select t.basis = 'completion' and t.period is not null and d.last_done >= t.start_date follows) f
    where ${matches('t')} and t.archived_at is null),
  open as (select t.id, due due_date, due date from t cross join w
      cross join lateral maintenance_days(t.counted_from, t.period, t.every, t.end_date, greatest(t.open_from, w.a), w.z) due
      where not exists (select from maintenance_occurrence o where o.task_id = t.id and o.due_date = due)
    union all
    select t.id, o.due_date, o.moved_to from maintenance_occurrence o join t on t.id = o.task_id cross join w
      where o.estate_id = $1 and o.done_date is null and o.moved_to between w.a and w.z),
  times as (select open.id task_id, null::uuid occurrence_id, open.due_date, open.date, t.title, t.priority, t.trade, t.responsible_kind,
      t.responsible_id, t.building_id, t.area_id, null building_name, null area_code, null area_name,
      case when open.due_date < t.done_through then 'passedOver' when open.date < w.today then 'overdue' else 'planned' end state
    from open join t on t.id = open.id cross join w
    union all
    select o.task_id, o.id, o.due_date, o.done_date, o.title, o.priority, o.trade, o.responsible_kind, o.responsible_id, o.building_id, o.area_id,
      o.building_name, o.area_code, o.area_name, 'done'
    from maintenance_occurrence o cross join w where ${matches('o')} and o.done_date between w.a and w.z),
  numbered as (select *, extract(month from date)::int as month,
    row_number() over (partition by extract(month from date) order by date, priority, title, due_date) n from times),
  counted as (select month, count(*)::int count, count(*) filter (where state = 'done')::int done,
    count(*) filter (where state = 'overdue')::int overdue from numbered group by month),
  listed as (select n.month, json_agg(json_build_object('id', coalesce(n.occurrence_id::text, n.task_id || ':' || n.due_date),
      'taskId', n.task_id, 'title', n.title, 'priority', n.priority, 'trade', n.trade, 'buildingId', n.building_id,
      'buildingName', coalesce(n.building_name, b.name), 'areaId', n.area_id, 'areaCode', coalesce(n.area_code, p.code),
      'areaName', case when n.state = 'done' then n.area_name else p.name end, 'responsibleKind', coalesce(n.responsible_kind, 'landlord'),
      'responsibleName', a.name, 'dueDate', n.due_date, 'date', n.date, 'state', n.state) order by n.n) list
    from numbered n left join building b on b.id = n.building_id left join building_part p on p.id = n.area_id
      left join account a on a.id = n.responsible_id
    where n.n <= ${mostInMonth} group by n.month)`

const wheel = `${occurrences} select json_build_object('id', $1::uuid, 'year', extract(year from w.a)::int, 'today', w.today,
  'months', (select json_agg(json_build_object('month', m, 'count', coalesce(c.count, 0), 'doneCount', coalesce(c.done, 0),
      'overdueCount', coalesce(c.overdue, 0), 'occurrences', coalesce(l.list, '[]')) order by m)
    from generate_series(1, 12) m left join counted c on c.month = m left join listed l on l.month = m),
  'buildings', (select coalesce(json_agg(b), '[]') from (select id, name from building where estate_id = $1 and in_plan order by name, id limit 100) b),
  'responsibles', (select coalesce(json_agg(r), '[]') from (select distinct x.responsible_kind kind, x.responsible_id id, a.name
    from maintenance_task x left join account a on a.id = x.responsible_id where x.estate_id = $1 and x.archived_at is null
    order by 1, 3, 2 limit 100) r)) from w`

/** One statement asks what the account is to the estate and, where it may see that, for the year. */
const asked = `select x.standing, case when x.standing = any($4::text[]) then (${wheel}) end wheel
  from (select ${standingOfAccount('$1', '$2', '$3')} standing from estate e where e.id = $1) x`

/** The year of one estate, for reading. */
class YearWheelScope {
  readonly #db: EntityManager
  readonly #viewer: Viewer & { kind: 'account' }
  constructor(db: EntityManager, viewer: Viewer & { kind: 'account' }) {
    this.#db = db
    this.#viewer = viewer
  }

  async year({ estateId, year, buildingId, responsibleKind, responsibleId }: Filter) {
    const { accountId, companyId, entries } = this.#viewer
    const may = (standing: Standing) => mayOnEstate({ entries, standing, estateId, action: 'read', section })
    const values = [estateId, accountId, companyId, standings.filter(may), year, buildingId, responsibleKind, responsibleId]
    const [found]: { standing: Standing; wheel: unknown }[] = await this.#db.query(
      asked,
      values.map((value) => value ?? null),
    )
    if (!found || !seesEstate({ entries, standing: found.standing, estateId })) throw new AppError('entityNotFound')
    if (!may(found.standing)) throw new AppError('authorizationFailure')
    return found.wheel
  }
}

const reading = onEstate('read', section)

export const readsYearWheel: Permission<{ estateId: string }, never, YearWheelScope> = whenOn('maintenancePlan', {
  rule: reading.rule,
  admits: (viewer) => reading.admits(viewer),
  reads() {
    throw new Error('the year is answered, not described')
  },
  async grant({ call: { viewer }, db }) {
    if (viewer.kind !== 'account') throw new AppError('authorizationFailure')
    return new YearWheelScope(db, viewer)
  },
})
