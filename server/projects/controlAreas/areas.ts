import { areaAfter, type ControlAction } from '#schema/projects/controlStates.ts'
import { ofCompany, ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { ControlArea } from './controlArea.entity.ts'
import { keptOf, reached, stateIn } from './controlState.ts'

/** An area or a point, as whoever changes it saw it. */
export interface Seen {
  id: string
  version: number | null | undefined
}

/** Takes an area through these actions, and changes what it says. Nobody else changes it or its points meanwhile. */
export async function changeArea(
  grant: ProjectGrant,
  { id, version }: Seen,
  actions: readonly ControlAction[],
  change: (area: ControlArea) => Partial<ControlArea> = () => ({}),
) {
  const areas = grant.rows(ControlArea)
  const area = await areas.get(id)
  const state = reached(areaAfter({ isProjectCompleted: false, area: stateIn(area) }, actions))
  if (state === 'completed') await refuseUnfinished(grant, id)
  const changed = change(area)
  areas.refuseStale(area, version)
  return areas.change(area, { ...changed, ...keptOf(state, grant) })
}

const unfinished = ofProject(`select count(*) filter (where c.completed_at is null)::int open,
    count(*) filter (where p.needs_verification and c.verified_at is null)::int unseen
  from control_point c join project p on p.id = c.project_id where c.project_id = $1 and c.control_area_id = $2 and not c.is_disabled`)

async function refuseUnfinished(grant: ProjectGrant, areaId: string) {
  const [left] = await grant.query<{ open: number; unseen: number }>(unfinished, areaId)
  if (left!.open) throw new AppError('controlPointListNotCompleted')
  if (left!.unseen) throw new AppError('controlPointListNotCompleted', { reason: 'unverified' })
}

const subcontractor = ofCompany('select name from subcontractor where owner_company_id = $1 and id = $2')

/** Who does the work: a subcontractor of the company that runs the project, or nobody of those. */
export async function partyOf(grant: ProjectGrant, subcontractorId: string | null): Promise<Partial<ControlArea>> {
  if (!subcontractorId) return { subcontractorId: null }
  const [found] = await grant.query<{ name: string }>(subcontractor, subcontractorId)
  if (!found) throw invalid('partyId', 'notValid')
  return { subcontractorId, partyName: found.name }
}
