import type { EntityManager } from 'typeorm'
import { areasFor, type ControlAreaType, controlAreaTypes, pointTypesOf, type StartingArea } from '#schema/projects/controls.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'

interface Work {
  projectId: string
  estateId: string
  type: ProjectType
  presets: readonly RenovationPreset[]
}
interface OfOnesOwn {
  /** Of the catalogue, beside those that the work brings. */
  picked?: readonly ControlAreaType[]
  named?: readonly { name: string; partyName?: string | null | undefined }[]
}

/** What is not there yet, after what is. An area that is completed already gets no further points. */
const seed = `with wanted as (
    select * from rows from (jsonb_to_recordset($3) as (type text, "renovationType" text, name text, "partyName" text, points jsonb)) with ordinality
      as w(code, renovation_type, name, party_name, points, place)
  ), added as (
    insert into control_area (estate_id, project_id, code, renovation_type, name, party_name, sort_order)
    select $1, $2, w.code, w.renovation_type, w.name, w.party_name,
      coalesce((select max(a.sort_order) from control_area a where a.estate_id = $1 and a.project_id = $2), 0) + w.place
    from wanted w where w.code is null or not exists (select from control_area a where a.estate_id = $1 and a.project_id = $2 and a.code = w.code)
    returning id, code
  ), open as (
    select id, code from added where code is not null
    union all select id, code from control_area where estate_id = $1 and project_id = $2 and code is not null and completed_at is null
  )
  insert into control_point (estate_id, project_id, control_area_id, code, sort_order)
  select $1, $2, o.id, p.code, p.place from wanted w join open o on o.code = w.code
    cross join lateral jsonb_array_elements_text(w.points) with ordinality p(code, place)
  on conflict do nothing`

/** What the work brings to a project that is new or is changed, in the order of the work; what it made up itself comes last. */
export async function seedAreas(
  db: EntityManager,
  { projectId, estateId, type, presets }: Work,
  { picked = [], named = [] }: OfOnesOwn = {},
) {
  const brought = new Map(areasFor(type, presets).map((area) => [area.type, area]))
  const whole = (area: ControlAreaType): StartingArea => ({ type: area, renovationType: null, points: pointTypesOf(area) })
  const known = controlAreaTypes.flatMap((area) => brought.get(area) ?? (picked.includes(area) ? [whole(area)] : []))
  const areas = [...known, ...named.map((own) => ({ ...own, points: [] }))]
  if (areas.length) await db.query(seed, [estateId, projectId, JSON.stringify(areas)])
}
