import { daysDeletedIsKept } from '#schema/history/deletedKinds.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'

const atOnce = 500
const endOld = ofEverybody(`select end_deletion(d.id) from (
  select id from deletion where deleted_at <= now() - interval '${daysDeletedIsKept} days' order by id limit ${atOnce} for update skip locked) d`)

/** What can't be had back any more is gone, contents of files with the next sweeps. */
export async function endsOldDeletions(care: Caretaker) {
  for (;;) if ((await care.query(endOld)).length < atOnce) return
}
