import { rightsFor } from '#server/access/onEstate.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { sql } from '#server/kernel/read/sql.ts'

const may = rightsFor('account', sql`m.id`, 'update', 'mailbox', { standing: sql`m.standing` })

const mail = sql`select 'mail', c.id, (array_agg(d.custom_name order by d.id desc))[1], null, c.name, null::date, max(d.created_at), null::bigint,
    count(*)::int, d.estate_id, null::uuid, null::uuid, null::uuid
  from mine m join mailbox_document d on d.estate_id = m.id and d.seen_at is null and d.deleted_at is null join company c on c.id = d.company_id
  where ${may} group by d.estate_id, c.id, c.name`

export const mailWaits: Waits = { matters: [mail] }
