import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { Basis, Period } from '#schema/maintenance/recurrence.ts'
import type { Priority } from '#schema/maintenance/tasks.words.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'

export interface PlanLine {
  building: string
  code: BuildingPartCode
  part: string | null
  title: string
  description: string | null
  priority: Priority
  trade: Trade | null
  responsible: string | null
  cost: number | null
  startDate: string
  period: Period | null
  interval: number
  endDate: string | null
  basis: Basis
  nextDate: string | null
}
export interface DoneLine {
  title: string
  building: string | null
  day: string
  by: string | null
  cost: number | null
  comment: string | null
}
export interface PlanLines {
  address: string
  tasks: readonly PlanLine[]
  done: readonly DoneLine[]
}

/** More than any plan holds. */
const most = 100_000

const parts = ofEstate(`select p.id, b.name "building", p.code, p.name part
  from building_part p join building b on b.estate_id = p.estate_id and b.id = p.building_id
  where p.estate_id = $1 order by b.name, b.id, p.code, p.id`)
const tasks = ofEstate(`select t.area_id "areaId", t.title, t.description, t.priority, t.trade,
    coalesce(s.name, a.name) responsible, (t.estimated_cost_ore / 100.0)::float8 cost, t.start_date::text "startDate", t.period, t.every "interval",
    t.end_date::text "endDate", t.basis, t.next_date::text "nextDate"
  from maintenance_task t
    left join maintenance_supplier s on s.estate_id = t.estate_id and s.id = t.supplier_id left join account a on a.id = t.responsible_id
  where t.estate_id = $1 and t.archived_at is null order by t.start_date, t.id limit ${most}`)
const done = ofEstate(`select o.title, o.building_name "building", o.done_date::text "day", o.supplier_name by,
    (o.actual_cost_ore / 100.0)::float8 cost, o.comment
  from maintenance_occurrence o where o.estate_id = $1 and o.done_date is not null order by o.done_date desc, o.id limit ${most}`)

type Place = Pick<PlanLine, 'building' | 'code' | 'part'> & { id: string }
type Placed = Omit<PlanLine, keyof Place> & { areaId: string }

export async function planSheetOf(grant: EstateGrant): Promise<PlanLines> {
  const estate = await grant.estate.one({})
  // Put together here: PostgreSQL knows nothing yet of a large plan that has just come in, and would look at all parts for each task.
  const places = await grant.query<Place>(parts)
  const planned = Map.groupBy(await grant.query<Placed>(tasks), ({ areaId }) => areaId)
  return {
    address: there(estate).addressLine1,
    tasks: places.flatMap(({ id, ...where }) => (planned.get(id) ?? []).map((task) => ({ ...where, ...task }))),
    done: grant.may('read', 'archived-tasks') ? await grant.query<DoneLine>(done) : [],
  }
}
