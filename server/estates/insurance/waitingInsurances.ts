import { rightsFor } from '#server/access/onEstate.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { today } from '#server/kernel/days.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'

const may = rightsFor('account', sql`m.id`, 'update', 'insurance', { standing: sql`m.standing` })

/** What ran out a while ago was let run out. */
const insurances = sql`select 'insurance', d.id, coalesce(d.custom_name, d.company), d.company, null, d.valid_to, null::timestamptz, null::bigint, 1, d.estate_id,
    null::uuid, null::uuid, null::uuid
  from mine m join insurance_document d on d.estate_id = m.id and d.kind = 'insurance' and d.valid_to between ${raw(today)} - 30 and ${raw(today)} + 7
  where m.standing = 'owner' and ${may}`

export const insurancesWait: Waits = { matters: [insurances] }
