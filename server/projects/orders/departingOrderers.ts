import { ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'

/** What was agreed with them stays, without their name. */
const end = ofUser('select forget_orderer(a.id) from account a where a.user_id = $1')
export const orderersDepart: Departs = { ends: (leaving) => leaving.query(end) }
