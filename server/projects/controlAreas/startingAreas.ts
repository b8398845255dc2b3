import { areasFor, type StartingArea } from '#schema/projects/controls.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import { ControlArea } from './controlArea.entity.ts'

const mostAreas = 1000

interface Work {
  type: ProjectType
  renovationPresets?: readonly RenovationPreset[] | null | undefined
  /** What the project makes up itself. */
  controlAreas?: readonly { name: string; partyName?: string | null | undefined }[] | null | undefined
}

/** What is not there yet, after what is. An area that is completed already gets no further points. */
const seed = ofProject(`with wanted as (
    select * from rows from (jsonb_to_recordset($3) as (type text, "renovationType" text, name text, "partyName" text, points jsonb)) with ordinality
      as w(code, renovation_type, name, party_name, points, place)
  ), present as (
    select id, code, sort_order, completed_at from control_area where project_id = $1 and estate_id = $2
  ), added as (
    insert into control_area (estate_id, project_id, code, renovation_type, name, party_name, sort_order)
    select $2, $1, w.code, w.renovation_type, w.name, w.party_name, coalesce((select max(sort_order) from present), 0) + w.place
    from wanted w where w.code is null or not exists (select from present p where p.code = w.code)
    returning id, code
  ), open as (
    select id, code from added where code is not null
    union all select id, code from present where code is not null and completed_at is null
  )
  insert into control_point (estate_id, project_id, control_area_id, code, sort_order)
  select $2, $1, o.id, p.code, p.place from wanted w join open o on o.code = w.code
    cross join lateral jsonb_array_elements_text(w.points) with ordinality p(code, place)
  on conflict do nothing`)

/** A few words can bring thousands of points: a project holds no more areas than are told of it. */
export async function refuseMoreAreas(grant: ProjectGrant, added: number) {
  if (added && (await grant.rows(ControlArea).countOf({})) + added > mostAreas)
    throw new AppError('cannotHandleTheRequest', { reason: 'full' })
}

/** What the work brings to a project that is new or is changed, in the order of the work; what it made up itself comes last. */
export async function seedAreas(grant: ProjectGrant, { type, renovationPresets, controlAreas }: Work) {
  const own = (controlAreas ?? []).map((area): Omit<StartingArea, 'type'> => ({ ...area, renovationType: null, points: [] }))
  const areas = [...areasFor(type, renovationPresets ?? []), ...own]
  await refuseMoreAreas(grant, own.length)
  if (areas.length) await grant.query(seed, grant.estateId, JSON.stringify(areas))
}
