import type { PartyKind } from '#schema/maintenance/tasks.words.ts'

export interface Filter {
  year?: number | null | undefined
  /** A day of the first month; where it is said, no year is. */
  from?: string | null | undefined
  buildingId?: string | null | undefined
  responsibleKind?: PartyKind | null | undefined
  responsibleId?: string | null | undefined
}

/** `$2` the year, `$3` to `$5` what is shown of it. */
export const filtered = ({ year, buildingId, responsibleKind, responsibleId }: Filter) =>
  [year, buildingId, responsibleKind, responsibleId].map((value) => value ?? null)
export const matches = (row: string) => `($3::uuid is null or ${row}.building_id = $3)
  and ($4::text is null or ${row}.responsible_kind = $4) and ($5::uuid is null or ${row}.responsible_id = $5)`

/** In the order of a month's list. */
export const inOrder = 'n.date, n.priority, n.title, n.due_date, n.task_id'

/** What has no row is known by its task and its day in the series, so that it has the same id each time that it is asked for. */
const ofNoRow = "overlay(overlay(md5(n.task_id || ':' || n.due_date) placing '8' from 13) placing '8' from 17)::uuid"

/** What is told of the times `n`, that are known by little before: it is looked up for those alone that are told. */
export const toldOf = (times: string) => `(select n.*, r.title, r.priority, json_build_object(
    'id', coalesce(n.occurrence_id, ${ofNoRow}), 'taskId', n.task_id, 'title', r.title, 'priority', r.priority,
    'trade', r.trade, 'buildingId', r.building_id, 'buildingName', coalesce(d.building_name, b.name), 'areaId', r.area_id,
    'areaCode', coalesce(d.area_code, p.code), 'areaName', case when n.state = 'done' then d.area_name else p.name end,
    'responsibleKind', coalesce(r.responsible_kind, 'landlord'), 'responsibleId', r.responsible_id,
    'responsibleName', coalesce(d.supplier_name, s.name, a.name), 'dueDate', n.due_date, 'date', n.date, 'state', n.state) told
  from ${times} n left join maintenance_occurrence d on d.estate_id = $1 and d.id = n.occurrence_id
    left join maintenance_task k on k.estate_id = $1 and k.id = n.task_id and n.occurrence_id is null
    cross join lateral (select coalesce(d.title, k.title) title, coalesce(d.priority, k.priority) priority,
      case when k.id is null then d.trade else k.trade end trade, case when k.id is null then d.building_id else k.building_id end building_id,
      case when k.id is null then d.area_id else k.area_id end area_id, coalesce(d.responsible_kind, k.responsible_kind) responsible_kind,
      case when k.id is null then d.responsible_id else k.responsible_id end responsible_id) r
    left join building b on b.estate_id = $1 and b.id = r.building_id left join building_part p on p.estate_id = $1 and p.id = r.area_id
    left join account a on a.id = r.responsible_id left join maintenance_supplier s on s.estate_id = $1 and s.id = r.responsible_id)`
/** By which they are known. */
export const occurrenceColumns = 'n.task_id, n.occurrence_id, n.due_date, n.date, n.state'
