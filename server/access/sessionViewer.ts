import type { PermissionEntry } from '#schema/access/entries.ts'
import type { Send } from '#server/kernel/read/root.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { estateRights } from './estateRights.ts'

export interface FoundSession {
  viewer: SignedIn
  /** Milliseconds until it ends unless somebody uses it. */
  idleLeft: number
}

/**
 * Everything that is known of a session, in one statement. Whether an entry or a licence counts is decided here, by the
 * database's clock alone; `validUntil` is the moment at which the answer would be another.
 */
const byToken = `select s.id, s.version, s.user_id, s.account_id, a.company_id, a.is_disabled,
    extract(epoch from s.expires_at - now())::float8 * 1000,
    array(select role from account_role where account_id = s.account_id order by role) || case when u.is_system_admin then array['System.Admin'] end,
    l.plans, p.entries, least(l.changes, p.ends)::text
  from session s join app_user u on u.id = s.user_id left join account a on a.id = s.account_id
  cross join lateral (
    select coalesce(json_agg(json_build_object('subject', subject, 'effect', effect, 'action', action)), '[]') entries, min(expiration_date) ends
    from permission where account_id = s.account_id and (expiration_date is null or expiration_date > now())) p
  cross join lateral (
    select coalesce(array_agg(distinct plan order by plan) filter (where valid_from <= now()), '{}') plans,
      least(min(valid_to) filter (where valid_from <= now()), min(valid_from) filter (where valid_from > now())) changes
    from licence where (account_id = a.id or company_id = a.company_id) and valid_to > now()) l
  where s.token_hash = $1 and s.expires_at > now()`

/** Nothing where the session is unknown or over. It is over too once its account is closed: to whom else could it belong? */
export async function findSession(send: Send, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const [row] = await send({ name: 'sessionViewer', text: byToken, values: [tokenHash] })
  if (!row) return undefined
  const [sessionId, version, userId, accountId, companyId, isDisabled, idleLeft, roles, licences, entries, validUntil] = row as [
    string, number, string, string | null, string | null, boolean | null, number, string[], string[], PermissionEntry[], string | null,
  ]
  if (isDisabled) {
    await send({ name: 'sessionOver', text: 'delete from session where id = $1', values: [sessionId] })
    return undefined
  }
  const rights = estateRights(entries)
  return { idleLeft, viewer: { kind: 'account', sessionId, version, userId, accountId, companyId, roles, licences, entries, validUntil, rights } }
}
