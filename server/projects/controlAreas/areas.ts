import { areaAfter, type ControlAction } from '#schema/projects/controlStates.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
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

const unfinished = ofProject(`select c.id, c.completed_at is null "isOpen" from control_point c join project p on p.id = c.project_id
  where c.project_id = $1 and c.control_area_id = $2 and not c.is_disabled
    and (c.completed_at is null or p.needs_verification and c.verified_at is null) order by c.sort_order, c.id`)
const mostNamed = 50

/** Whoever is refused is told which points are left: those that are open, or else those that nobody else has looked over. */
async function refuseUnfinished(grant: ProjectGrant, areaId: string) {
  const left = await grant.query<{ id: string; isOpen: boolean }>(unfinished, areaId)
  if (!left.length) return
  const open = left.filter(({ isOpen }) => isOpen)
  const named = (open.length ? open : left).slice(0, mostNamed)
  const fields = Object.fromEntries(named.map(({ id }) => [`controlPoints.${id}`, 'required']))
  throw new AppError('controlPointListNotCompleted', open.length ? { fields } : { fields, reason: 'unverified' })
}

/** Who does the work: a subcontractor of the company that runs the project, or nobody of those. */
export async function partyOf(grant: ProjectGrant, subcontractorId: string | null): Promise<Partial<ControlArea>> {
  if (!subcontractorId) return { subcontractorId: null }
  const subcontractor = await grant.owned(Subcontractor).one({ id: subcontractorId })
  if (!subcontractor) throw invalid('partyId', 'notValid')
  return { subcontractorId, partyName: subcontractor.name }
}
