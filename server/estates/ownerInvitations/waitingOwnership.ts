import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import { raw, sql } from '#server/kernel/read/sql.ts'
import { openInvitation } from './answeringOwnership.ts'

/** Whoever is asked by an address that they have proven, as whichever account; the estate is nobody's still. */
const ownershipToAnswer = sql`select 'ownershipToAnswer', i.id, e.address_line1, null, c.name, null::date, i.created_at, null::bigint, 1, e.id, null::uuid,
    null::uuid, null::uuid
  from me join account a on a.id = me.id join app_user u on u.id = a.user_id and u.email_verified_at is not null
    join owner_invitation i on i.email = u.email and ${raw(openInvitation)} join estate e on e.id = i.estate_id and e.removed_at is null
    join company c on c.id = i.company_id`

export const ownershipWaits: Waits = { matters: [ownershipToAnswer] }
