import type { ErrorCode } from '#schema/errors.ts'

export const controlStates = ['open', 'completed', 'disabled'] as const
export type ControlState = (typeof controlStates)[number]

/** What can be done to a control area or a control point; `change` is of what it says, and leaves the state as it is. */
export const controlActions = ['change', 'complete', 'disable', 'enable', 'reopen'] as const
export type ControlAction = (typeof controlActions)[number]

/** The state that follows, or the code of the refusal. */
type Moves = Readonly<Record<ControlState, Readonly<Record<ControlAction, ControlState | ErrorCode>>>>

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
  }) as const satisfies Moves

export const areaMoves: Moves = moves('controlAreaCompleted')
export const pointMoves: Moves = moves('controlPointCompleted')

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

/** Where the actions lead, one after the other; or what refuses them. */
export function afterwards(
  table: Moves,
  from: ControlState,
  actions: readonly ControlAction[],
): { state: ControlState } | { refusal: ErrorCode } {
  let state = from
  for (const action of actions) {
    const next = table[state][action]
    if (!isState(next)) return { refusal: next }
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
export function pointAfter({ isProjectCompleted, area }: Above, from: ControlState, actions: readonly ControlAction[]) {
  if (isProjectCompleted) return projectIsCompleted
  const held = areaHolds[area]
  return held ? { refusal: held } : afterwards(pointMoves, from, actions)
}
const projectIsCompleted = { refusal: 'projectCompleted' } as const
