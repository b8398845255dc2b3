import { AppError, type Behind, invalid } from '../errors.ts'

/** What is agreed to, or sent whole, is held to what its sender read of it. */
export const unversioned = () => new AppError('badRequest', { reason: 'versionMissing', fields: { version: 'required' } })

/** Somebody else has changed the record since its caller read it; who need not say what they read is the last writer. */
export function refuseStale(given: number | null | undefined, row: Behind & { version: number }, mustBeGiven: boolean) {
  if (!given && mustBeGiven) throw invalid('version', 'required')
  if (given && given !== row.version) throw new AppError('cannotHandleTheRequest', { reason: 'stale' }, { behind: row })
}
