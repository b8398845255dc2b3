import type { BackupPlace } from '../place/backupPlace.ts'
import { type Base, basesIn } from './base.ts'
import { following, isOf, type WalPart, walPartsIn } from './walPart.ts'

/** How a moment is come to: a base, and the log from there on. */
export interface Route {
  base: Base
  parts: WalPart[]
}

const exact = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/

/** Without its distance from UTC a time is another one for another reader. */
export function readMoment(written: string): Date {
  const moment = new Date(exact.test(written) ? written.replace(' ', 'T') : Number.NaN)
  if (Number.isNaN(moment.getTime()))
    throw new Error(`--at must be a time with its distance from UTC, like 2026-11-28T14:30:00Z or 2026-11-28T15:30:00+01:00.`)
  return moment
}

const written = (moment: Date) => moment.toISOString()

/** Throws where a moment can't be had, in words that say which can. */
export async function routeTo(place: BackupPlace, at: Date, id?: string): Promise<Route> {
  if (at.getTime() > Date.now()) throw new Error(`${written(at)} lies in the future.`)
  const bases = (await basesIn(place)).filter((base) => id === undefined || base.id === id)
  const first = bases[0]
  if (!first)
    throw new Error(
      `There is no base for a moment in ${place.address}${id === undefined ? '' : ` of the name ${id}`}. One is taken with each backup of the database that comes along, to where BACKUP_URL says. Take a backup by its --id; a database of one's own is restored by its own tools (docs/operations.md).`,
    )
  const base = bases.findLast(({ endedAt }) => endedAt <= at)
  if (!base) throw new Error(`The first moment that can be restored is ${written(first.endedAt)}; ${written(at)} lies before it.`)
  const parts: WalPart[] = []
  for (const part of following((await walPartsIn(place)).filter(isOf(base)), base.start)) {
    parts.push(part)
    if (part.moment > at && part.end >= base.end) return { base, parts }
  }
  const last = parts.at(-1)
  if (!last || last.end < base.end)
    throw new Error(`The log that belongs to ${base.id} is not in ${place.address}: it was not archived, or is missing.`)
  throw new Error(`The log in ${place.address} reaches until ${written(last.moment)}; ${written(at)} lies after it.`)
}
