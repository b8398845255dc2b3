import { ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'

const end = ofUser(`delete from licence where account_id in ${theirAccounts}`)
export const licencesDepart: Departs = { ends: (leaving) => leaving.query(end) }
