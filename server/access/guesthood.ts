import { type Sql, sql } from '#server/kernel/read/sql.ts'
import type { ViewerKind } from '#server/kernel/viewer.ts'
import { accountId } from './guards.ts'
import { openEstates, ownEstates, ownerRows, standingOn } from './standing.ts'

const mine = (estateId: Sql) => sql`guest_invitation i where i.estate_id = ${estateId} and i.account_id = ${accountId}
  and (i.expires_at is null or i.expires_at > now())`
const ofGuest =
  (fact: Sql, nothing = sql`null`) =>
  (viewer: ViewerKind, estateId: Sql) =>
    viewer === 'account' ? sql`(select ${fact} from ${mine(estateId)})` : nothing

/** What an estate is to a guest; nothing to everybody else. */
export const guestLevel = ofGuest(sql`i.access_level`)
export const sharedUntil = ofGuest(sql`i.expires_at`, sql`null::timestamptz`)
/** Who asked the guest to come; any owner, where that one owns it no more. */
export const sharedBy = ofGuest(sql`(select a.name from ${ownerRows(sql`i.estate_id`)} o join account a on a.id = o.account_id
  order by (o.account_id = i.invited_by) is true desc, o.id limit 1)`)

export const sharedWithMe = (estateId: Sql) => sql`exists (select from ${mine(estateId)})`

/** All estates that there are for the account, its own and those that are shared with it, with what it is to each. */
export const estatesSeen = sql`(select e.* from ${ownEstates} e
  union all select e.*, s.standing from estate e cross join lateral (select ${standingOn(sql`e.id`)} standing) s
    where e.id = any(${openEstates}) and s.standing not in ('owner', 'company') and ${sharedWithMe(sql`e.id`)})`
