import { addedAt, addedContentsIn } from '../contents.ts'
import { momentOf } from '../manifest.ts'
import type { BackupPlace } from '../place/backupPlace.ts'
import { type Base, basesIn, partsOfBase } from './base.ts'
import { isOf, readWalName } from './walPart.ts'

/**
 * What is needed for the moments since the oldest of these bases: they themselves, the log from each on, and the contents that came
 * along with it. Before there is one, all of it.
 */
export async function* keptOfArchive(place: BackupPlace, ids: ReadonlySet<string>): AsyncGenerator<string> {
  const bases = (await basesIn(place)).filter(({ id }) => ids.has(id))
  for (const base of bases) yield* partsOfBase(base)
  // What was stored while a base was taken is not in the backup beside it.
  const since = bases[0] ? momentOf(bases[0].id) : new Date(0)
  const isWanted = (name: string) => (addedAt(name) ?? new Date(0)) >= since
  for await (const { name } of place.list()) {
    if (name.startsWith('wal.') && isNeeded(name, bases, since)) yield name
    if (name.startsWith('added.') && isWanted(name)) yield name
  }
  for await (const { name } of addedContentsIn(place, isWanted)) yield name
}

/** Of a log without a base none but what is new: its base is still to come. */
function isNeeded(name: string, bases: readonly Base[], since: Date) {
  const part = readWalName(name)
  const own = bases.filter(isOf(part))
  return own.length ? own.some(({ start }) => part.end > start) : part.moment >= since
}
