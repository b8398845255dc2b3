import { daysDeletedIsKept, type LeftReason } from '#schema/history/deletedKinds.ts'
import { ofCompany, ofEstate, ofProject } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import { isWithin } from '#server/kernel/rows/moments.ts'
import type { Deletion } from './deletion.entity.ts'

export interface ManyDone {
  done: string[]
  left: { id: string; name: string | null; reason: LeftReason }[]
}

/** Whether whoever asks has the right that it needs, and else whether they may know of it. */
export interface MayOfIt {
  has: (needs: string) => boolean
  reads: (needs: string) => boolean
}
interface Some extends MayOfIt {
  rows: HeldRows<Deletion>
  ids: readonly string[]
}

export interface Outcome {
  reason: LeftReason | null
}
const isGone: Outcome = { reason: 'gone' }

/** The one deleted last first: what hung on another comes back after it. */
const lastFirst = (one: Deletion, other: Deletion) => other.deletedAt.getTime() - one.deletedAt.getTime() || (one.id < other.id ? 1 : -1)

/** Does that to each that may be: the rest is told with its reason. Somebody else may have been first. */
export async function toEach({ rows, ids, has, reads }: Some, act: (id: string) => Promise<Outcome[]>): Promise<ManyDone> {
  const wanted = [...new Set(ids)]
  const present = (await rows.all({ id: wanted, deletedAt: isWithin(`${daysDeletedIsKept} days`) })).filter(({ needs }) => reads(needs))
  const missing = wanted.filter((id) => !present.some((row) => row.id === id))
  const { done, left }: ManyDone = { done: [], left: missing.map((id) => ({ id, name: null, reason: 'gone' })) }
  for (const { id, name, needs } of present.toSorted(lastFirst)) {
    const { reason } = has(needs) ? ((await act(id))[0] ?? isGone) : { reason: 'noRight' as const }
    if (reason) left.push({ id, name, reason })
    else done.push(id)
  }
  refuseWhereNone({ done, left })
  return { done, left }
}

/** Nothing came of it, and of each for the same reason: then the whole is refused as one would be. */
function refuseWhereNone({ done, left }: ManyDone) {
  const areAll = (reason: LeftReason) => !done.length && left.every((one) => one.reason === reason)
  if (areAll('gone')) throw new AppError('entityNotFound')
  if (areAll('noRight')) throw new AppError('authorizationFailure')
}

const putBack = 'select put_back(id) reason from deletion'
const end = "select case when end_deletion(id) is null then 'gone' end reason from deletion"
/** Of each holder, by the statement that is held to it. */
export const puttingBack = {
  ofEstate: ofEstate(`${putBack} where estate_id = $1 and project_id is null and id = $2`),
  ofProject: ofProject(`${putBack} where project_id = $1 and id = $2`),
  ofCompany: ofCompany(`${putBack} where company_id = $1 and id = $2`),
}
export const ending = {
  ofEstate: ofEstate(`${end} where estate_id = $1 and project_id is null and id = $2`),
  ofProject: ofProject(`${end} where project_id = $1 and id = $2`),
  ofCompany: ofCompany(`${end} where company_id = $1 and id = $2`),
}
