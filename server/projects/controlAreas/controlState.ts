import type { ErrorCode } from '#schema/errors.ts'
import { type areaAfter, type ControlState, type pointAfter, stateOf } from '#schema/projects/controlStates.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { AppError, notFromHere } from '#server/kernel/errors.ts'

interface Kept {
  completedAt: Date | null
  isDisabled: boolean
}

/** Of an area or a point, as its row tells. */
export const stateIn = ({ completedAt, isDisabled }: Kept): ControlState => stateOf({ isCompleted: completedAt !== null, isDisabled })

/** What its row tells once it is there, and who brought it there. */
export function keptOf(state: ControlState, { viewer }: ProjectGrant) {
  const isCompleted = state === 'completed'
  return {
    isDisabled: state === 'disabled',
    completedAt: isCompleted ? new Date() : null,
    completedByAccountId: isCompleted ? viewer.accountId : null,
  }
}

/** The state that something has come to; what refuses the way there is thrown. */
export function reached(outcome: ReturnType<typeof areaAfter | typeof pointAfter>): ControlState {
  if ('state' in outcome) return outcome.state
  const { refusal, from, moves } = outcome
  throw from && moves && refusal === 'cannotHandleTheRequest' ? notFromHere(from, moves) : refusalOf(refusal)
}

export const notNow = () => new AppError('cannotHandleTheRequest', { reason: 'transition' })
export const refusalOf = (code: ErrorCode) => (code === 'cannotHandleTheRequest' ? notNow() : new AppError(code))
