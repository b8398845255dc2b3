import { AppError, type Behind, invalid } from '../errors.ts'
import { type Hole, Param, type Sql, sql } from '../read/sql.ts'
import type { Cells, Hold } from '../read/writesAtOnce.ts'

/** What is agreed to, or sent whole, is held to what its sender read of it. */
export const unversioned = () => new AppError('badRequest', { reason: 'versionMissing', fields: { version: 'required' } })

const notSaid = () => invalid('version', 'required')
const stale = (behind: Behind) => new AppError('cannotHandleTheRequest', { reason: 'stale' }, { behind })

/** Somebody else has changed the record since its caller read it; who need not say what they read is the last writer. */
export function refuseStale(given: number | null | undefined, row: Behind & { version: number }, mustBeGiven: boolean) {
  if (!given && mustBeGiven) throw notSaid()
  if (given && given !== row.version) throw stale(row)
}

/** The same, of a row as a statement met it. */
export function staleSince({ id, estate_id: estateId, updated_at: at }: Cells) {
  return stale({ id: String(id), estateId: estateId as string | null, updatedAt: typeof at === 'string' ? new Date(at) : null })
}

const mustBeGiven = new Param((ask) => (ask as { call?: { versionMustBeGiven: boolean } }).call?.versionMustBeGiven ?? true)
/** For a writing over a row `b`. */
export const asSeen = (version: Hole | undefined): readonly Hold[] => {
  const given: Sql = sql`${version ?? sql`null`}::int`
  return [
    [sql`${given} is not null or not ${mustBeGiven}::boolean`, notSaid],
    [sql`${given} is null or b.version = ${given}`, ({ b }) => staleSince(b!)],
  ]
}
