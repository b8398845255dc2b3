import type { EntityManager } from 'typeorm'
import type { PartyKind } from '#schema/maintenance/tasks.input.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Permission } from '#server/kernel/operation.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { mayOnEstate, seesEstate, standings, type Standing } from './estateRights.ts'
import { whenOn } from './feature.ts'
import { onEstate, standingOfAccount } from './onEstate.ts'
import { taskTimes, today } from './taskTimes.ts'

interface Filter {
  estateId: string
  year?: number | null | undefined
  buildingId?: string | null | undefined
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
}

const section = 'maintenance-year-wheel'
const mostInMonth = 200

const matches = (row: string) => `($6::uuid is null or ${row}.building_id = $6)
  and ($7::text is null or ${row}.responsible_kind = $7) and ($8::uuid is null or ${row}.responsible_id = $8)`
const year = `select make_date(y, 1, 1) a, make_date(y, 12, 31) z, ${today} today from (select coalesce($5::int, extract(year from ${today})::int) y) asked`

const occurrences = `with ${taskTimes({ window: year, matches })},
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
