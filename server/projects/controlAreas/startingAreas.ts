import { areasFor, type ControlAreaType, type StartingArea } from '#schema/projects/controls.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { ControlArea } from './controlArea.entity.ts'

const mostAreas = 1000

/** Who does the work of an area that the catalogue brings. */
export interface AreaParty {
  type: ControlAreaType
  partyName?: string | null | undefined
  /** A subcontractor of the company that runs the project; goes by its name where no other is given. */
  partyId?: string | null | undefined
}

interface Work {
  type: ProjectType
  renovationPresets?: readonly RenovationPreset[] | null | undefined
  areaParties?: readonly AreaParty[] | null | undefined
  /** What the project makes up itself. */
  controlAreas?: readonly { name: string; partyName?: string | null | undefined }[] | null | undefined
}

/** What is not there yet, after what is. An area that is completed already gets no further points. */
const seed = ofProject(`with wanted as (
    select * from rows from (jsonb_to_recordset($3) as (type text, "renovationType" text, name text, "partyName" text, "partyId" uuid, points jsonb)) with ordinality
      as w(code, renovation_type, name, party_name, party_id, points, place)
  ), present as (
    select id, code, sort_order, completed_at from control_area where project_id = $1 and estate_id = $2
  ), added as (
    insert into control_area (estate_id, project_id, code, renovation_type, name, party_name, subcontractor_id, sort_order)
    select $2, $1, w.code, w.renovation_type, w.name, w.party_name, w.party_id, coalesce((select max(sort_order) from present), 0) + w.place
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
export async function seedAreas(grant: ProjectGrant, { type, renovationPresets, areaParties, controlAreas }: Work) {
  const own = (controlAreas ?? []).map((area): Omit<StartingArea, 'type'> => ({ ...area, renovationType: null, points: [] }))
  const parties = await knownParties(grant, areaParties ?? [])
  const brought = areasFor(type, renovationPresets ?? []).map((area) => ({ ...area, ...parties.get(area.type) }))
  const areas = [...brought, ...own]
  await refuseMoreAreas(grant, own.length)
  if (areas.length) await grant.query(seed, grant.estateId, JSON.stringify(areas))
}

/** Those that are named by their id are the company's own, and no others. */
async function knownParties(grant: ProjectGrant, parties: readonly AreaParty[]) {
  const ids = parties.map(({ partyId }) => partyId).filter((id) => id != null)
  const firms = ids.length ? await grant.owned(Subcontractor).allLocked({ id: ids }, 'key share') : []
  const nameOf = new Map(firms.map(({ id, name }) => [id, name]))
  return new Map(
    parties.map(({ type, partyName, partyId }, place) => {
      const firm = partyId && nameOf.get(partyId.toLowerCase())
      if (partyId && !firm) throw invalid(`areaParties[${place}].partyId`, 'notValid')
      return [type, { partyName: partyName || firm || null, partyId: partyId ?? null }] as const
    }),
  )
}
