import type { ErrorCode } from '#schema/errors.ts'
import {
  areaAfter,
  areaHolds,
  type ControlAction,
  type ControlState,
  type PointAction,
  pointAfter,
  stateOf,
} from '#schema/projects/controlStates.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { ControlArea } from '#server/projects/controlAreas/controlArea.entity.ts'
import { ControlPoint } from '#server/projects/controlPoints/controlPoint.entity.ts'
import type { WithinProject } from './projectScope.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

type Values = Readonly<Record<string, unknown>>
interface Target {
  id: string
  version: number | null | undefined
}

const unfinished = `select count(*) filter (where c.completed_at is null)::int open,
    count(*) filter (where p.needs_verification and c.verified_at is null)::int unseen
  from control_point c join project p on p.id = c.project_id where c.project_id = $1 and c.control_area_id = $2 and not c.is_disabled`
const nextPlace = 'select coalesce(max(sort_order), 0) + 1 place from control_point where project_id = $1 and control_area_id = $2'
const subcontractor = 'select name from subcontractor where id = $1 and owner_company_id = $2'

/** What is controlled in a project, for changing. A project that is completed was refused before. */
export class Controls {
  readonly #within: WithinProject
  readonly #areas: RowsOfEstate<ControlArea>

  constructor(within: WithinProject) {
    this.#within = within
    this.#areas = new RowsOfEstate(ControlArea, { ...within, under: { projectId: within.projectId } })
  }

  /** Nobody changes the area or its points meanwhile. */
  async changeArea({ id, version }: Target, actions: readonly ControlAction[], change: (area: ControlArea) => Values = () => ({})) {
    const area = await this.#areas.get(id)
    const state = reached(areaAfter({ isProjectCompleted: false, area: stateIn(area) }, actions))
    if (state === 'completed') await this.#refuseUnfinished(id)
    const { written } = await this.#areas.save({ id, version }, { ...change(area), ...this.#stamps(state) })
    return written
  }

  /** After those that are there. */
  async addPoint(areaId: string, id: string | null | undefined, values: Values) {
    const { points, area } = await this.#pointsOf(areaId)
    const held = areaHolds[stateIn(area)]
    if (held) throw refusal(held)
    if (id && (await points.find(id))) throw new AppError('entityAlreadyExists')
    const [{ place }]: [{ place: number }] = await this.#within.db.query(nextPlace, [this.#within.projectId, areaId])
    return (await points.save({ id }, { ...values, sortOrder: place })).written
  }

  async changePoint(
    areaId: string,
    { id, version }: Target,
    actions: readonly ControlAction[],
    change: (point: ControlPoint) => Values = () => ({}),
  ) {
    const { points, point, state } = await this.#moved(areaId, id, actions)
    const { written } = await points.save(
      { id, version },
      { ...change(point), ...this.#stamps(state), verifiedAt: null, verifiedByAccountId: null },
    )
    return written
  }

  /** Four eyes see more than two: whoever completed a point is not the one who verifies it. */
  async verifyPoint(areaId: string, { id, version }: Target) {
    const { accountId } = this.#within.viewer
    const { points, point } = await this.#moved(areaId, id, ['verify'])
    if (point.verifiedAt) throw notNow()
    if (point.completedByAccountId === accountId) throw new AppError('authorizationFailure')
    const { written } = await points.save({ id, version }, { verifiedAt: new Date(), verifiedByAccountId: accountId })
    return written
  }

  /** A subcontractor of the company that runs the project. */
  async party(id: string | null): Promise<Values> {
    if (!id) return { subcontractorId: null }
    const { db, companyId } = this.#within
    const [found]: { name: string }[] = await db.query(subcontractor, [id, companyId])
    if (!found) throw invalid('partyId', 'notValid')
    return { subcontractorId: id, partyName: found.name }
  }

  async #moved(areaId: string, id: string, actions: readonly PointAction[]) {
    const { points, area } = await this.#pointsOf(areaId)
    const point = await points.get(id)
    const state = reached(pointAfter({ isProjectCompleted: false, area: stateIn(area) }, stateIn(point), actions))
    return { points, point, state }
  }

  /** The area stays as it is until the command is done: whoever completes it waits for its points, or they for whoever does. */
  async #pointsOf(areaId: string) {
    const { db, estateId, projectId } = this.#within
    const where = { estateId, projectId, id: areaId }
    const area = await db.findOne(ControlArea, { where, lock: { mode: 'pessimistic_read' } })
    if (!area) throw new AppError('entityNotFound')
    return { area, points: new RowsOfEstate(ControlPoint, { ...this.#within, under: { projectId, controlAreaId: areaId } }) }
  }

  #stamps(state: ControlState): Values {
    const isCompleted = state === 'completed'
    return {
      isDisabled: state === 'disabled',
      completedAt: isCompleted ? new Date() : null,
      completedByAccountId: isCompleted ? this.#within.viewer.accountId : null,
    }
  }

  async #refuseUnfinished(areaId: string) {
    const { db, projectId } = this.#within
    const [left]: { open: number; unseen: number }[] = await db.query(unfinished, [projectId, areaId])
    if (left!.open) throw new AppError('controlPointListNotCompleted')
    if (left!.unseen) throw new AppError('controlPointListNotCompleted', { reason: 'unverified' })
  }
}

const stateIn = ({ completedAt, isDisabled }: Pick<ControlArea, 'completedAt' | 'isDisabled'>) =>
  stateOf({ isCompleted: completedAt !== null, isDisabled })

const notNow = () => new AppError('cannotHandleTheRequest', { reason: 'transition' })
const refusal = (code: ErrorCode) => (code === 'cannotHandleTheRequest' ? notNow() : new AppError(code))
function reached(outcome: ReturnType<typeof pointAfter>): ControlState {
  if ('state' in outcome) return outcome.state
  throw refusal(outcome.refusal)
}
