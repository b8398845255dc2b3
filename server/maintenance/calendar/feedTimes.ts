import type { Trade } from '#schema/companies/trades.ts'
import type { BuildingPartCode } from '#schema/estates/condition.words.ts'
import type { PartyKind } from '#schema/maintenance/tasks.words.ts'
import type { OccurrenceState } from '#schema/maintenance/yearWheel.words.ts'
import type { EstateDoor } from '#server/access/estateDoor.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { today } from '#server/kernel/days.ts'
import type { Language } from '#server/kernel/texts.ts'
import { taskTimes } from '../tasks/taskTimes.ts'

/** What a calendar holds: the nearest to this day, where there are more. */
const most = 2000

export interface Feed {
  id: string
  estateId: string
  addressLine1: string
  address: string
  language: Language
  responsibleKind: PartyKind | null
  responsibleId: string | null
  responsibleName: string | null
}

/** One time of a task. */
export interface FeedTime {
  taskId: string | null
  occurrenceId: string | null
  dueDate: string
  date: string
  /** When it was last changed. */
  changedAt: Date
  state: Exclude<OccurrenceState, 'passedOver'>
  title: string
  description: string | null
  trade: Trade | null
  buildingId: string | null
  buildingName: string
  areaId: string | null
  areaCode: BuildingPartCode
  areaName: string | null
  responsibleName: string | null
}

const named = ofEstate(`select f.id, f.estate_id "estateId", e.address_line1 "addressLine1",
    concat_ws(', ', e.address_line1, nullif(e.address_line2, '')) address,
    f.language, f.responsible_kind "responsibleKind", f.responsible_id "responsibleId", coalesce(r.name, s.name) "responsibleName"
  from calendar_feed f join estate e on e.id = f.estate_id left join account r on r.id = f.responsible_id
    left join maintenance_supplier s on s.estate_id = f.estate_id and s.id = f.responsible_id
  where f.estate_id = $1 and f.id = $2`)

/** Nothing where it has just ended. */
export const feedOf = async (door: EstateDoor, id: string): Promise<Feed | undefined> => (await door.query<Feed>(named, id))[0]

const window = `select (${today} - interval '1 year')::date a, (${today} + interval '2 years')::date z, ${today} today`
const matches = (row: string) =>
  `($2::text is null or (coalesce(${row}.responsible_kind, 'landlord') = $2 and ${row}.responsible_id is not distinct from $3::uuid))`

const chosen = ofEstate(`with ${taskTimes({ window, matches })},
  chosen as (select x.* from times x cross join w where x.state <> 'passedOver' order by abs(x.date - w.today), x.date, x.title, x.due_date limit ${most})
  select n.task_id "taskId", n.occurrence_id "occurrenceId", n.due_date::text "dueDate", n.date::text, n.state, n.title, n.trade,
    case when n.state = 'done' then d.description else k.description end description,
    case when n.state = 'done' then d.created_at else greatest(k.updated_at, m.created_at) end "changedAt",
    n.building_id "buildingId", coalesce(n.building_name, b.name) "buildingName", n.area_id "areaId", coalesce(n.area_code, p.code) "areaCode",
    case when n.state = 'done' then n.area_name else p.name end "areaName", coalesce(a.name, s.name, d.supplier_name) "responsibleName"
  from chosen n left join building b on b.estate_id = $1 and b.id = n.building_id
    left join building_part p on p.estate_id = $1 and p.id = n.area_id
    left join account a on a.id = n.responsible_id left join maintenance_supplier s on s.estate_id = $1 and s.id = n.responsible_id
    left join maintenance_task k on k.estate_id = $1 and k.id = n.task_id
    left join maintenance_occurrence d on d.estate_id = $1 and d.id = n.occurrence_id
    left join maintenance_occurrence m on m.estate_id = $1 and m.task_id = n.task_id and m.due_date = n.due_date
  order by n.date, n.title, n.due_date, n.task_id, n.occurrence_id`)

/** A year back and two ahead: what is to be done then, and what was done. */
export const timesOf = (door: EstateDoor, { responsibleKind, responsibleId }: Feed) =>
  door.query<FeedTime>(chosen, responsibleKind, responsibleId)
