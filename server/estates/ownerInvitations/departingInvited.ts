import { ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAccounts, theirAddress } from '#server/accounts/hangsOnAccount.offer.ts'

const end = ofUser(`delete from owner_invitation where email = ${theirAddress} or account_id in ${theirAccounts}`)
export const invitedDepart: Departs = { ends: (leaving) => leaving.query(end) }
