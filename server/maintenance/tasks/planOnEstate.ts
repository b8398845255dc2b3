import { rightsFor } from '#server/access/onEstate.ts'
import type { Estate } from '#server/estates/estates/estate.entity.ts'
import type { HangsOnEstate } from '#server/estates/hangsOnEstate.offer.ts'
import { computed } from '#server/kernel/read/mapping.ts'
import { type Sql, sql } from '#server/kernel/read/sql.ts'

/** One that was done and put into the archive was planned as well. */
const isPlanned = (estateId: Sql) => sql`exists (select from maintenance_task t where t.estate_id = ${estateId})`

/** Until it is settled there is one. */
const plannedFor = (
  sensor: string,
) => `select json_build_object('id', t.id, 'areaId', t.area_id, 'buildingId', t.building_id, 'title', t.title,
    'status', case when t.archived_at is null then 'active' else 'archived' end, 'nextDate', t.next_date,
    'doneDate', (select max(o.done_date) from maintenance_occurrence o where o.estate_id = t.estate_id and o.task_id = t.id))
  from maintenance_task t where t.estate_id = ${sensor}.estate_id and t.origin_sensor_id = ${sensor}.id and t.origin_settled_at is null`

export const planOnEstate: HangsOnEstate = { isBegun: isPlanned, plannedFor }

export const hasTasks = computed<Estate>(
  ({ id }, viewer, rowFacts) => sql`(${rightsFor(viewer, id, 'read', 'maintenance-plan', rowFacts)} and ${isPlanned(id)})`,
)
