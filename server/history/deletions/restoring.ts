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

interface Outcome {
  id: string
  reason: LeftReason | null
}
type Does = (ids: readonly string[]) => Promise<Outcome[]>

/** Does that to those that may be: of the rest the reason is told. Somebody else may have been first. */
export async function toEach({ rows, ids, has, reads }: Some, does: Does): Promise<ManyDone> {
  const wanted = [...new Set(ids)]
  const present = (await rows.all({ id: wanted, deletedAt: isWithin(`${daysDeletedIsKept} days`) })).filter(({ needs }) => reads(needs))
  const named = new Map(present.map(({ id, name }) => [id, name]))
  const because = (why: LeftReason, those: readonly string[]) => those.map((id) => ({ id, name: named.get(id) ?? null, reason: why }))
  const [allowed, forbidden] = [true, false].map((may) => present.filter(({ needs }) => has(needs) === may).map(({ id }) => id)) as [
    string[],
    string[],
  ]
  const outcomes = allowed.length ? await does(allowed) : []
  const gone = wanted.filter((id) => !forbidden.includes(id) && !outcomes.some((outcome) => outcome.id === id))
  const done = outcomes.filter(({ reason }) => !reason).map(({ id }) => id)
  const left = [
    ...because('gone', gone),
    ...because('noRight', forbidden),
    ...outcomes.flatMap(({ id, reason }) => (reason ? because(reason, [id]) : [])),
  ]
  refuseWhereNone({ done, left })
  return { done, left }
}

/** Nothing came of it, and of each for the same reason: then the whole is refused as one would be. */
function refuseWhereNone({ done, left }: ManyDone) {
  const areAll = (reason: LeftReason) => !done.length && left.every((one) => one.reason === reason)
  if (areAll('gone')) throw new AppError('entityNotFound')
  if (areAll('noRight')) throw new AppError('authorizationFailure')
}

/** The one deleted last first: what hung on another comes back after it. */
const each = (does: string, where: string) =>
  `select d.id, ${does} reason from (select id from deletion where ${where} and id = any($2::uuid[]) order by deleted_at desc, id desc) d`
/** Of each holder, by the statement that is held to it. */
const ofHolders = (does: string) => ({
  ofEstate: ofEstate(each(does, 'estate_id = $1 and project_id is null')),
  ofProject: ofProject(each(does, 'project_id = $1')),
  ofCompany: ofCompany(each(does, 'company_id = $1')),
})
export const puttingBack = ofHolders('put_back(d.id)')
export const ending = ofHolders("case when end_deletion(d.id) is null then 'gone' end")
