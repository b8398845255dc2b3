import type { Series } from '#schema/maintenance/recurrence.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import type { Judged } from './judging.ts'

const columns = `building text, code text, part text, title text, description text, priority int, trade text, cost numeric,
  "startDate" date, period text, "interval" int, "endDate" date, basis text, "responsibleKind" text, "responsibleId" uuid`

/** The building of row `x`, and its part; by the very name first. */
const building = `(select b.id from building b where b.estate_id = $1 and lower(b.name) = lower(x.building) order by (b.name = x.building) desc, b.id limit 1)`
const samePart = (part: string) => `${part}.code = x.code and lower(coalesce(${part}.name, '')) = lower(coalesce(x.part, ''))`
/** A task is the same where it is the same work on the same part from the same day on, as often. */
export const isKnown = (
  building: string,
) => `exists (select from maintenance_task t join building_part p on p.estate_id = t.estate_id and p.id = t.area_id
  where t.estate_id = $1 and t.building_id = ${building} and ${samePart('p')} and lower(t.title) = lower(x.title) and t.start_date = x."startDate"
    and t.period is not distinct from x.period and (x.period is null or t.every = x."interval") and ($3::uuid is null or t.import_id is distinct from $3::uuid))`
/** Each row once, with where it goes. A building is looked for once, however many rows name it. */
export const placed = `select x.*, (select p.id from building_part p where p.estate_id = $1 and p.building_id = x.building_id and ${samePart('p')} order by p.id limit 1) area_id
  from (with sent as materialized (select * from jsonb_to_recordset($2::jsonb) x(${columns})),
      named as materialized (select x.building, ${building} building_id from (select distinct building from sent) x)
    select sent.*, named.building_id from sent join named on named.building = sent.building) x`

const fresh = ofEstate(`select x."startDate"::text "startDate", x.period, x."interval", x."endDate"::text "endDate", count(*)::int count
  from (${placed}) x where not ${isKnown('x.building_id')} group by 1, 2, 3, 4`)
const missing = ofEstate(`select n.name from jsonb_array_elements_text($2::jsonb) n(name)
  where not exists (select from building b where b.estate_id = $1 and lower(b.name) = lower(n.name)) order by n.name`)

/** So many tasks of a sheet that begin and come alike. */
export interface Fresh extends Series {
  count: number
}
/** What is not in the plan already. */
export async function freshTasks(grant: EstateGrant, { tasks }: Pick<Judged, 'tasks'>) {
  const all: Fresh[] = []
  for (const batch of tasks) all.push(...(await grant.query<Fresh>(fresh, batch, null)))
  return all
}
/** Buildings that the sheet names, and that nobody has told of. */
export const missingBuildings = async (grant: EstateGrant, { buildings }: Pick<Judged, 'buildings'>) =>
  (await grant.query<{ name: string }>(missing, JSON.stringify(buildings))).map(({ name }) => name)

const buildingNames = ofEstate('select b.name from building b where b.estate_id = $1 order by b.in_plan desc, b.name, b.id limit 500')
export const knownBuildings = async (grant: EstateGrant) => [
  ...new Set((await grant.query<{ name: string }>(buildingNames)).map(({ name }) => name)),
]
