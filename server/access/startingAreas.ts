import type { EntityManager } from 'typeorm'
import { areasFor, type ControlAreaType, controlAreaTypes, pointTypesOf, type StartingArea } from '#schema/projects/controls.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'

interface NewProject {
  projectId: string
  estateId: string
  type: ProjectType
  presets: readonly RenovationPreset[]
}
interface OfOnesOwn {
  /** Of the catalogue, beside those that the work brings. */
  picked?: readonly ControlAreaType[]
  named?: readonly string[]
}

/** In the order of the work; what a project made up itself comes last. */
const seed = `with area as (
    insert into control_area (estate_id, project_id, code, name, renovation_type, sort_order)
      select $1, $2, a ->> 'type', a ->> 'name', a ->> 'renovationType', place
      from jsonb_array_elements($3::jsonb) with ordinality those(a, place) returning id, sort_order)
  insert into control_point (estate_id, project_id, control_area_id, code, sort_order)
    select $1, $2, area.id, point, n
    from jsonb_array_elements($3::jsonb) with ordinality those(a, place) join area on area.sort_order = place,
      jsonb_array_elements_text(a -> 'points') with ordinality points(point, n)`

/** What a new project starts with. */
export async function seedAreas(
  db: EntityManager,
  { projectId, estateId, type, presets }: NewProject,
  { picked = [], named = [] }: OfOnesOwn = {},
) {
  const brought = new Map(areasFor(type, presets).map((area) => [area.type, area]))
  const whole = (area: ControlAreaType): StartingArea => ({ type: area, renovationType: null, points: pointTypesOf(area) })
  const known = controlAreaTypes.flatMap((area) => brought.get(area) ?? (picked.includes(area) ? [whole(area)] : []))
  const areas = [...known, ...named.map((name) => ({ name, points: [] }))]
  if (areas.length) await db.query(seed, [estateId, projectId, JSON.stringify(areas)])
}
