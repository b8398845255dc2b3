import { areaHolds, type ControlAction, type ControlState, type PointAction, pointAfter } from '#schema/projects/controlStates.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Seen } from '../controlAreas/areas.ts'
import { ControlArea } from '../controlAreas/controlArea.entity.ts'
import { keptOf, notNow, reached, refusalOf, stateIn } from '../controlAreas/controlState.ts'
import { ControlPoint } from './controlPoint.entity.ts'

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
  const sortOrder = (await points.highest('sortOrder', {})) + 1
  return (await points.save({ id }, { name, comment, sortOrder })).written
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
  return points.change(point, { ...changed, ...keptOf(state, grant), despite: null, verifiedAt: null, verifiedByAccountId: null })
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

/** The area stays as it is until the command is done: whoever completes it waits for its points, or they for whoever does. */
async function holdArea(grant: ProjectGrant, areaId: string): Promise<ControlState> {
  const area = await grant.rows(ControlArea).oneLocked({ id: areaId }, 'share')
  if (!area) throw new AppError('entityNotFound')
  return stateIn(area)
}

const pointsOf = (grant: ProjectGrant, controlAreaId: string) => grant.rows(ControlPoint, { controlAreaId })
