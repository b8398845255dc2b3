import { ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'

/** What they had removed, and could have had back. */
const end = ofUser(`delete from estate where removed_at is not null and id in (
  select estate_id from removed_estate where account_id in ${theirAccounts})`)
export const removedDepart: Departs = { ends: (leaving) => leaving.query(end) }
