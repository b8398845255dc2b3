import { areaHolds, type ControlAction, type ControlState, type PointAction, pointAfter, stateOf } from '#schema/projects/controlStates.ts'
import { ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Seen } from '../controlAreas/areas.ts'
import { keptOf, notNow, reached, refusalOf, stateIn } from '../controlAreas/controlState.ts'
import { ControlPoint } from './controlPoint.entity.ts'

/** The area stays as it is until the command is done: whoever completes it waits for its points, or they for whoever does. */
const held = ofProject(
  `select completed_at is not null "isCompleted", is_disabled "isDisabled" from control_area where project_id = $1 and id = $2 for share`,
)
const nextPlace = ofProject(
  'select coalesce(max(sort_order), 0) + 1 place from control_point where project_id = $1 and control_area_id = $2',
)

/** One more, after those that are there. */
export async function addPoint(
  grant: ProjectGrant,
  areaId: string,
  id: string | null | undefined,
  { name, comment = null }: { name: string; comment?: string | null | undefined },
) {
  const refusal = areaHolds[await holdArea(grant, areaId)]
  if (refusal) throw refusalOf(refusal)
  const points = pointsOf(grant, areaId)
  if (id && (await points.find(id))) throw new AppError('entityAlreadyExists')
  const [next] = await grant.query<{ place: number }>(nextPlace, areaId)
  return (await points.save({ id }, { name, comment, sortOrder: next!.place })).written
}

/** Takes a point through these actions, and changes what it says. Who verified it before has to look again. */
export async function changePoint(
  grant: ProjectGrant,
  areaId: string,
  { id, version }: Seen,
  actions: readonly ControlAction[],
  change: (point: ControlPoint) => Partial<ControlPoint> = () => ({}),
) {
  const { points, point, state } = await movedPoint(grant, areaId, id, actions)
  const changed = change(point)
  points.refuseStale(point, version)
  return points.change(point, { ...changed, ...keptOf(state, grant), verifiedAt: null, verifiedByAccountId: null })
}

/** Four eyes see more than two: whoever completed a point is not the one who verifies it. */
export async function verifyPoint(grant: ProjectGrant, areaId: string, { id, version }: Seen) {
  const { accountId } = grant.viewer
  const { points, point } = await movedPoint(grant, areaId, id, ['verify'])
  if (point.verifiedAt) throw notNow()
  if (point.completedByAccountId === accountId) throw new AppError('authorizationFailure')
  points.refuseStale(point, version)
  return points.change(point, { verifiedAt: new Date(), verifiedByAccountId: accountId })
}

async function movedPoint(grant: ProjectGrant, areaId: string, id: string, actions: readonly PointAction[]) {
  const area = await holdArea(grant, areaId)
  const points = pointsOf(grant, areaId)
  const point = await points.get(id)
  return { points, point, state: reached(pointAfter({ isProjectCompleted: false, area }, stateIn(point), actions)) }
}

async function holdArea(grant: ProjectGrant, areaId: string): Promise<ControlState> {
  const [area] = await grant.query<Parameters<typeof stateOf>[0]>(held, areaId)
  if (!area) throw new AppError('entityNotFound')
  return stateOf(area)
}

const pointsOf = (grant: ProjectGrant, controlAreaId: string) => grant.rows(ControlPoint, { controlAreaId })
