import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { daysKept } from '#server/kernel/rows/orderedRows.ts'

/** Those that can no longer be had back; their files are left to the sweep. */
const forget = ofEverybody(`with gone as (
    delete from exterior_image where removed_at < now() - interval '${daysKept} days' returning file_id)
  update file set is_temporary = true, expires_at = now() + interval '24 hours', estate_id = null, section = null
  where id in (select file_id from gone)`)

export const forgetRemovedImages = (care: Caretaker) => care.query(forget)
