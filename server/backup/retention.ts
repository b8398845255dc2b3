import { dayOf } from '#schema/day.ts'
import { keptOfArchive } from './archive/kept.ts'
import { contentsOf } from './contents.ts'
import { idsIn, manifestName, momentOf, partsOf, readManifest } from './manifest.ts'
import type { BackupPlace } from './place/backupPlace.ts'
import { isOfAll } from './place/names.ts'

export interface Keep {
  d: number
  w: number
  m: number
}

export const usualKeep = '7d4w12m'

export function readKeep(value: string): Keep {
  const parts = /^(?=.)(?:(\d{1,4})d)?(?:(\d{1,4})w)?(?:(\d{1,4})m)?$/.exec(value)
  if (!parts) throw new Error(`--keep must name days, weeks and months, like ${usualKeep}.`)
  const [d = 0, w = 0, m = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return { d, w, m }
}

const dayMs = 86_400_000
/** By its Monday. */
export function weekOf(day: string) {
  const at = new Date(day)
  return new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10)
}

const spans = {
  d: dayOf,
  w: (at: Date) => weekOf(dayOf(at)),
  m: (at: Date) => dayOf(at).slice(0, 7),
}

/** The newest of each of the last days, weeks and months that have one; and the newest of all, whatever was said. */
export function keptOf(ids: readonly string[], keep: Keep): Set<string> {
  const newestFirst = [...ids].sort().toReversed()
  const kept = new Set(newestFirst.slice(0, 1))
  for (const [span, of] of Object.entries(spans) as [keyof Keep, (at: Date) => string][]) {
    const seen = new Set<string>()
    for (const id of newestFirst) {
      const one = of(momentOf(id))
      if (seen.has(one)) continue
      if (seen.size === keep[span]) break
      seen.add(one)
      kept.add(id)
    }
  }
  return kept
}

/** First the manifests, then whatever none of those left names: broken off in between it leaves parts too many and none too few. */
export async function removeOld(place: BackupPlace, keep: Keep) {
  const ids = await idsIn(place)
  const kept = keptOf(ids, keep)
  const named = new Set<string>()
  for (const id of kept) {
    const manifest = await readManifest(place, id)
    named.add(manifestName(id))
    for (const { name } of partsOf(manifest)) named.add(name)
    for await (const { name } of contentsOf(place, manifest)) named.add(name)
  }
  for await (const name of keptOfArchive(place, keptOf(ids, { ...keep, w: 0, m: 0 }))) named.add(name)
  for (const id of ids) if (!kept.has(id)) await place.delete(manifestName(id))
  let removed = 0
  for await (const { name } of place.list())
    if (!named.has(name) && !isOfAll(name)) {
      await place.delete(name)
      removed++
    }
  await place.discardUnfinished()
  return { removed, backups: ids.length - kept.size }
}
