import { ofPeople, ofUser } from '#server/access/heldSql.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { type HangsOnAccount, theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import { CalendarFeed } from './calendarFeed.entity.ts'

const endThose = `delete from calendar_feed where account_id in ${theirAccounts}`
const endOfSomebody = ofPeople(endThose)
const end = ofUser(endThose)

export const feedsHang: HangsOnAccount = {
  leftCompany: (grant, accountId) => grant.about(CalendarFeed, { accountId }).removeWhere({}),
  linksEnd: (people, userId) => people.query(endOfSomebody, userId),
}
export const feedsDepart: Departs = { ends: (leaving) => leaving.query(end) }
