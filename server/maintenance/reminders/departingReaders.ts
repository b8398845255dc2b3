import { ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { theirAddress } from '#server/accounts/hangsOnAccount.offer.ts'

const end = ofUser(`delete from maintenance_reminder where email = ${theirAddress}`)
export const remindersDepart: Departs = { ends: (leaving) => leaving.query(end) }
