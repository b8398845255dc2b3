import type { ErrorCode } from '#schema/errors.ts'

export const controlStates = ['open', 'completed', 'disabled'] as const
export type ControlState = (typeof controlStates)[number]

/** What can be done to a control area or a control point; `change` is of what it says, and leaves the state as it is. */
export const controlActions = ['change', 'complete', 'disable', 'enable', 'reopen'] as const
export type ControlAction = (typeof controlActions)[number]
/** A point that was completed can be verified by somebody else. */
export const pointActions = [...controlActions, 'verify'] as const
export type PointAction = (typeof pointActions)[number]

/** The state that follows, or the code of the refusal. */
type Moves<Action extends string> = Readonly<Record<ControlState, Readonly<Record<Action, ControlState | ErrorCode>>>>

const moves = (completed: 'controlAreaCompleted' | 'controlPointCompleted') =>
  ({
    open: { change: 'open', complete: 'completed', disable: 'disabled', enable: 'open', reopen: 'cannotHandleTheRequest' },
    completed: { change: completed, complete: completed, disable: completed, enable: completed, reopen: 'open' },
    disabled: {
      change: 'disabled',
      complete: 'cannotHandleTheRequest',
      disable: 'disabled',
      enable: 'open',
      reopen: 'cannotHandleTheRequest',
    },
  }) as const satisfies Moves<ControlAction>

const ofPoints = moves('controlPointCompleted')
export const areaMoves: Moves<ControlAction> = moves('controlAreaCompleted')
export const pointMoves: Moves<PointAction> = {
  open: { ...ofPoints.open, verify: 'cannotHandleTheRequest' },
  completed: { ...ofPoints.completed, verify: 'completed' },
  disabled: { ...ofPoints.disabled, verify: 'cannotHandleTheRequest' },
}

/** In an area of that state, what refuses every change of its points. */
export const areaHolds: Readonly<Record<ControlState, ErrorCode | null>> = {
  open: null,
  completed: 'controlAreaCompleted',
  disabled: 'cannotHandleTheRequest',
}

interface Flags {
  isCompleted: boolean
  isDisabled: boolean
}
export const stateOf = ({ isCompleted, isDisabled }: Flags): ControlState => (isDisabled ? 'disabled' : isCompleted ? 'completed' : 'open')
export const flagsOf = (state: ControlState): Flags => ({ isCompleted: state === 'completed', isDisabled: state === 'disabled' })

type Wished = { [K in keyof Flags]?: boolean | null | undefined }
/** What a change asks for, in the order in which it is done. That something is not completed, only reopening says. */
export function actionsIn({ isCompleted, isDisabled }: Wished): ControlAction[] {
  return [isDisabled == null ? 'change' : isDisabled ? 'disable' : 'enable', ...(isCompleted ? (['complete'] as const) : [])]
}

interface Refused {
  refusal: ErrorCode
  /** Where it stood, and what could be done from there. */
  from?: ControlState
  moves?: readonly string[]
}
const movesFrom = <Action extends string>(table: Moves<Action>, state: ControlState) =>
  (Object.entries(table[state]) as [Action, ControlState | ErrorCode][]).flatMap(([action, next]) => (isState(next) ? [action] : []))

/** Where the actions lead, one after the other; or what refuses them. */
function afterwards<Action extends string>(
  table: Moves<Action>,
  from: ControlState,
  actions: readonly Action[],
): { state: ControlState } | Refused {
  let state = from
  for (const action of actions) {
    const next = table[state][action]
    if (!isState(next)) return { refusal: next, from: state, moves: movesFrom(table, state) }
    state = next
  }
  return { state }
}
const isState = (next: ControlState | ErrorCode): next is ControlState => (controlStates as readonly string[]).includes(next)

interface Above {
  isProjectCompleted: boolean
  area: ControlState
}
/** The gravest comes first: a completed project, then a completed area, then the point itself. */
export const areaAfter = ({ isProjectCompleted, area }: Above, actions: readonly ControlAction[]) =>
  isProjectCompleted ? projectIsCompleted : afterwards(areaMoves, area, actions)
export function pointAfter({ isProjectCompleted, area }: Above, from: ControlState, actions: readonly PointAction[]) {
  if (isProjectCompleted) return projectIsCompleted
  const held = areaHolds[area]
  return held ? ({ refusal: held } as Refused) : afterwards(pointMoves, from, actions)
}
const projectIsCompleted: Refused = { refusal: 'projectCompleted' }
