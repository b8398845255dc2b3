import { ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'

const end = ofUser(`delete from estate_claim where account_id in ${theirAccounts}`)
export const claimsDepart: Departs = { ends: (leaving) => leaving.query(end) }
