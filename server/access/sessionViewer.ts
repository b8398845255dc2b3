import type { PermissionEntry } from '#schema/access/entries.ts'
import type { Send } from '#server/kernel/read/root.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { SignedIn, TokenLimits } from '#server/kernel/viewer.ts'
import { estateRights } from './estateRights.ts'
import { ofSession } from './sessionStatement.ts'

export interface FoundSession {
  viewer: SignedIn
  /** Milliseconds until it is over unless somebody uses it. */
  idleLeft: number
}

const byToken = `select s.id, s.version, s.user_id, a.id, a.company_id, a.is_disabled, extract(epoch from s.expires_at - now())::float8 * 1000,
    r.roles, l.plans, p.entries, least(l.changes, p.changes)::text, u.language,
    (select json_build_object('scope', scope, 'areas', areas, 'estateIds', estate_ids) from access_token where session_id = s.id)
  from ${ofSession} where s.token_hash = $1 and s.expires_at > now() and u.blocked_at is null`

type Row = [
  string,
  number,
  string,
  string | null,
  string | null,
  boolean | null,
  number,
  string[],
  string[],
  PermissionEntry[],
  string | null,
  Language,
  ({ scope: 'read' | 'write' } & TokenLimits) | null,
]

/** Nothing where the session is unknown or over. It is over too once the account that acts in it is closed. */
export async function findSession(send: Send, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const [row] = (await send({ name: 'sessionViewer', text: byToken, values: [tokenHash] })) as Row[]
  if (!row) return undefined
  const [sessionId, version, userId, accountId, companyId, isDisabled, idleLeft, roles, licences, inForce, validUntil, language, token] =
    row
  if (isDisabled) {
    await send({ name: 'closeSession', text: 'delete from session where id = $1', values: [sessionId] })
    return undefined
  }
  // In force until `validUntil`: nobody need look at our own clock.
  const entries = inForce.map(({ subject, effect, action }) => ({ subject, effect: effect ?? null, action: action ?? null }))
  const limits = token && (token.areas || token.estateIds) ? { areas: token.areas, estateIds: token.estateIds } : undefined
  const rights = estateRights(entries, roles, new Date(), limits)
  return {
    idleLeft,
    viewer: {
      kind: 'account',
      ...(token && { tokenScope: token.scope }),
      ...(limits && { limits }),
      sessionId,
      version,
      userId,
      accountId,
      companyId,
      language,
      roles,
      licences,
      entries,
      validUntil,
      rights,
    },
  }
}
