import type { LeftReason } from '#schema/several.ts'
import { about } from './about.ts'
import { AppError } from './errors.ts'

/** What came of something that was asked of several records at once. */
export interface ManyDone {
  done: string[]
  left: { id: string; name: string | null; reason: LeftReason }[]
}
/** What came of one of them: done where there is no reason against it. */
export interface Outcome {
  id: string
  reason: LeftReason | null
}
interface Several {
  ids: readonly string[]
  /** Those that are there. */
  rows: readonly { id: string; name: string | null }[]
  outcomes: readonly Outcome[]
}

/** Which were done, and each that was left by its name and the reason. What nothing came of is not there. */
export function manyDone({ ids, rows, outcomes }: Several): ManyDone {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const cameOf = new Set(outcomes.map(({ id }) => id))
  const gone = [...new Set(ids)].filter((id) => !cameOf.has(id)).map((id): Outcome => ({ id, reason: 'gone' }))
  const done = outcomes.filter(({ reason }) => !reason).map(({ id }) => id)
  const left = [...gone, ...outcomes].flatMap(({ id, reason }) => (reason ? [{ id, name: names.get(id) ?? null, reason }] : []))
  refuseWhereNone({ done, left })
  return { done, left }
}

/** Nothing came of it, and of each for the same reason: then the whole is refused as one would be. */
function refuseWhereNone({ done, left }: ManyDone) {
  const areAll = (reason: LeftReason) => !done.length && left.every((one) => one.reason === reason)
  if (areAll('gone')) throw new AppError('entityNotFound')
  if (areAll('noRight')) throw new AppError('authorizationFailure')
}

/** The same, with an entry of the log for each record that was written. */
export const manyWritten = (several: Several, changedFields: readonly string[], recordIds?: readonly string[]) => {
  const answer = manyDone(several)
  return about({ each: { recordIds: recordIds ?? answer.done, changedFields } }, answer)
}
