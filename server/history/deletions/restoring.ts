import { daysDeletedIsKept } from '#schema/history/deletedKinds.ts'
import { ofCompany, ofEstate, ofProject } from '#server/access/heldSql.ts'
import type { HeldRows } from '#server/kernel/rows/heldRows.ts'
import { isWithin } from '#server/kernel/rows/moments.ts'
import { type ManyDone, manyDone, type Outcome } from '#server/kernel/several.ts'
import type { Deletion } from './deletion.entity.ts'

/** Whether whoever asks has the right that it needs, and else whether they may know of it. */
export interface MayOfIt {
  has: (needs: string) => boolean
  reads: (needs: string) => boolean
}
interface Some extends MayOfIt {
  rows: HeldRows<Deletion>
  ids: readonly string[]
}

type Does = (ids: readonly string[]) => Promise<Outcome[]>

/** Does that to those that may be: of the rest the reason is told. Somebody else may have been first. */
export async function toEach({ rows, ids, has, reads }: Some, does: Does): Promise<ManyDone> {
  const present = (await rows.all({ id: [...new Set(ids)], deletedAt: isWithin(`${daysDeletedIsKept} days`) })).filter(({ needs }) =>
    reads(needs),
  )
  const allowed = present.filter(({ needs }) => has(needs)).map(({ id }) => id)
  const forbidden = present.filter(({ needs }) => !has(needs)).map(({ id }): Outcome => ({ id, reason: 'noRight' }))
  return manyDone({ ids, rows: present, outcomes: [...forbidden, ...(allowed.length ? await does(allowed) : [])] })
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
