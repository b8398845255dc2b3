import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople, ofUser } from '#server/access/heldSql.ts'
import { bare, networkOf } from '#server/access/network.ts'
import { hashOf, idleHours, newToken } from '#server/access/sessions.ts'
import { hangingOnAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isNot, isPast } from '#server/kernel/rows/moments.ts'
import { Session } from './session.entity.ts'

/** In use it lives on, but for so many days at most. */
const longestDays = 30

/** Where somebody sits as they sign in. */
export interface Origin {
  device: string | null
  address: string
}

/** The row of the user is locked, so that a change of the password comes either before this or ends the new session too. */
const start = ofPeople(`insert into session (token_hash, user_id, device, network, expires_at, ends_at)
  select $3, id, $4, ${networkOf('$5')}, now() + interval '${idleHours} hours', now() + interval '${longestDays} days'
  from app_user where id = $1 and password_hash = $2 and blocked_at is null for no key update returning id`)
/** The account that is obvious acts at once: the one kept from before, or the only one there is. */
const startVouched = ofPeople(`insert into session (token_hash, user_id, account_id, provider, device, network, expires_at, ends_at)
  select $3, u.id, (select a.id from account a where a.user_id = u.id and not a.is_disabled
      and (a.is_remembered or not exists (select from account b where b.user_id = u.id and b.id <> a.id)) order by a.is_remembered desc limit 1),
    $2, $4, ${networkOf('$5')}, now() + interval '${idleHours} hours', now() + interval '${longestDays} days'
  from app_user u where u.id = $1 and u.deleted_at is null and u.blocked_at is null for no key update of u returning id`)
const endOthers = ofUser(
  'delete from session where user_id = $1 and id <> $2 and not exists (select from access_token where session_id = session.id)',
)
const select = ofUser(
  'update session set account_id = $3, version = version + 1 where user_id = $1 and id = $2 and account_id is distinct from $3',
)

/** The token of a new session; nothing if that is no longer the user's password. Only its hash is kept. */
export async function startSession(
  people: AsksAboutPeople,
  userId: string,
  passwordHash: string,
  from: Origin,
): Promise<string | undefined> {
  const token = newToken()
  const rows = await people.query(start, userId, passwordHash, hashOf(token), from.device, bare(from.address))
  return rows.length ? token : undefined
}

/** The token of a session for whom a provider vouched. */
export async function startVouchedSession(people: AsksAboutPeople, userId: string, provider: string, from: Origin): Promise<string> {
  const token = newToken()
  const rows = await people.query(startVouched, userId, provider, hashOf(token), from.device, bare(from.address))
  if (!rows.length) throw new AppError('loginFailure')
  return token
}

export const endSession = (people: AsksAboutPeople, sessionId: string) => people.about(Session, { id: sessionId }).removeWhere({})
export const endOtherSessions = (grant: UserGrant) => grant.query(endOthers, grant.viewer.sessionId)
/** With the tokens, which are sessions too, and the links that open something. */
export async function endEverythingElsewhere(grant: UserGrant) {
  await grant.ofUser(Session).removeWhere({ id: isNot(grant.viewer.sessionId) })
  await endLinks(grant, grant.userId)
}

export async function endLinks(people: AsksAboutPeople, userId: string) {
  for (const { linksEnd } of hangingOnAccounts.all) await linksEnd?.(people, userId)
}

/** Makes one of the user's accounts the one that acts. What others keep of the session is old with that. */
export const actAs = (grant: UserGrant, accountId: string) => grant.query(select, grant.viewer.sessionId, accountId)

export const forgetEndedSessions = (people: AsksAboutPeople) => people.about(Session, {}).removeWhere({ expiresAt: isPast })
