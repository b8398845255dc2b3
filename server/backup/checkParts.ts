import { contentsOf } from './contents.ts'
import { type Manifest, type Part, partsOf } from './manifest.ts'
import { faultOf } from './parts.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import type { Progress } from './progress.ts'

const hands = 4
const mostNamed = 20

/** Reads all of a backup and holds it against its hashes; what is damaged or missing is named before anything is done with the rest. */
export async function refuseDamaged(place: BackupPlace, manifest: Manifest, progress: Progress) {
  const faults: string[] = []
  const own = partsOf(manifest)
  progress.begin('parts checked', own.length + manifest.contents.count)
  for (const part of own) {
    const fault = await faultOf(place, part)
    if (fault) faults.push(fault)
    progress.done()
  }
  // Which contents there are is told by a part that may be damaged itself.
  if (!faults.length) faults.push(...(await faultsAmong(place, contentsOf(place, manifest), progress)))
  refuseFaults(`The backup ${manifest.id}`, faults)
}

/** What is wrong with those of these parts that lie there, and with those that do not. */
export async function faultsAmong(place: BackupPlace, parts: AsyncGenerator<Part>, progress: Progress) {
  const faults: string[] = []
  const checkNext = async () => {
    for (let next = await parts.next(); !next.done; next = await parts.next()) {
      const fault = await faultOf(place, next.value)
      if (fault) faults.push(fault)
      progress.bytes(next.value.bytes)
      progress.done()
    }
  }
  await Promise.all(Array.from({ length: hands }, checkNext))
  return faults
}

export function refuseFaults(what: string, faults: readonly string[]) {
  if (!faults.length) return
  const more = faults.length > mostNamed ? `, and ${faults.length - mostNamed} more` : ''
  throw new Error(`${what} is not whole: ${faults.toSorted().slice(0, mostNamed).join(', ')}${more}.`)
}
