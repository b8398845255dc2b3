import { AppError, invalid } from '../errors.ts'

/** Somebody else has changed the record since its caller read it; who need not say what they read is the last writer. */
export function refuseStale(given: number | null | undefined, current: number, mustBeGiven: boolean) {
  if (!given && mustBeGiven) throw invalid('version', 'required')
  if (given && given !== current) throw new AppError('cannotHandleTheRequest', { reason: 'stale' })
}
