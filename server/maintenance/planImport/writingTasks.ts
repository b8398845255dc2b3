import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import type { Judged } from './judging.ts'
import { isKnown, placed } from './matching.ts'

/** Of what this call has written itself PostgreSQL knows nothing yet: it would take a plan to be small, and look at all of it for each row. */
const expectMany = ofEstate("select set_config('enable_nestloop', 'off', true) from estate where id = $1")
const addBuildings = ofEstate(`insert into building (estate_id, name, in_plan)
  select $1, n.name, true from jsonb_array_elements_text($2::jsonb) n(name)
  where not exists (select from building b where b.estate_id = $1 and lower(b.name) = lower(n.name)) returning id`)
const takeIn = ofEstate(`update building set in_plan = true where estate_id = $1 and not in_plan
  and lower(name) in (select lower(n.name) from jsonb_array_elements_text($2::jsonb) n(name))`)
const addParts = ofEstate(`insert into building_part (estate_id, building_id, code, name, condition_grade)
  select $1, b.id, x.code, x.part, 'TGIU' from jsonb_to_recordset($2::jsonb) x(building text, code text, part text)
    cross join lateral (select b.id from building b where b.estate_id = $1 and lower(b.name) = lower(x.building) order by (b.name = x.building) desc, b.id limit 1) b
  where not exists (select from building_part p where p.estate_id = $1 and p.building_id = b.id and p.code = x.code
    and lower(coalesce(p.name, '')) = lower(coalesce(x.part, ''))) returning id`)
const addTasks = ofEstate(`insert into maintenance_task (estate_id, building_id, area_id, import_id, title, description, priority, trade,
    estimated_cost_ore, responsible_kind, responsible_id, start_date, period, every, end_date, basis)
  select $1, x.building_id, x.area_id, $3::uuid, x.title, x.description, x.priority, x.trade, round(x.cost * 100)::bigint, x."responsibleKind", x."responsibleId",
    x."startDate", x.period, x."interval", x."endDate", x.basis
  from (${placed}) x where not ${isKnown('x.building_id')} returning id`)

interface Made {
  id: string
}
export interface Brought {
  taskCount: number
  buildingIds: string[]
  areaIds: string[]
}

/** Rows become tasks, but those that are in the plan already. Two who do so at a time come one after the other. */
export async function writeTasks(grant: EstateGrant, importId: string, { buildings, parts, tasks }: Judged): Promise<Brought> {
  await grant.rows(Building).countAlone()
  await grant.query(expectMany)
  const names = JSON.stringify(buildings)
  const madeBuildings = await grant.query<Made>(addBuildings, names)
  await grant.query(takeIn, names)
  const areaIds: string[] = []
  for (const batch of parts) areaIds.push(...(await grant.query<Made>(addParts, batch)).map(({ id }) => id))
  let taskCount = 0
  for (const batch of tasks) taskCount += (await grant.query<Made>(addTasks, batch, importId)).length
  return { taskCount, buildingIds: madeBuildings.map(({ id }) => id), areaIds }
}
