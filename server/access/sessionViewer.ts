import type { PermissionEntry } from '#schema/access/entries.ts'
import type { Send } from '#server/kernel/read/root.ts'
import type { Language } from '#server/kernel/texts.ts'
import type { SignedIn } from '#server/kernel/viewer.ts'
import { estateRights } from './estateRights.ts'
import { ofSession } from './sessionStatement.ts'

export interface FoundSession {
  viewer: SignedIn
  /** Milliseconds until it is over unless somebody uses it. */
  idleLeft: number
}

const byToken = `select s.id, s.version, s.user_id, a.id, a.company_id, a.is_disabled, extract(epoch from s.expires_at - now())::float8 * 1000,
    r.roles, l.plans, p.entries, least(l.changes, p.changes)::text, u.language,
    (select scope from access_token where session_id = s.id)
  from ${ofSession} where s.token_hash = $1 and s.expires_at > now()`

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
  'read' | 'write' | null,
]

/** Nothing where the session is unknown or over. It is over too once the account that acts in it is closed. */
export async function findSession(send: Send, tokenHash: Buffer): Promise<FoundSession | undefined> {
  const [row] = (await send({ name: 'sessionViewer', text: byToken, values: [tokenHash] })) as Row[]
  if (!row) return undefined
  const [
    sessionId,
    version,
    userId,
    accountId,
    companyId,
    isDisabled,
    idleLeft,
    roles,
    licences,
    inForce,
    validUntil,
    language,
    tokenScope,
  ] = row
  if (isDisabled) {
    await send({ name: 'closeSession', text: 'delete from session where id = $1', values: [sessionId] })
    return undefined
  }
  // In force until `validUntil`: nobody need look at our own clock.
  const entries = inForce.map(({ subject, effect, action }) => ({ subject, effect: effect ?? null, action: action ?? null }))
  const rights = estateRights(entries, roles)
  return {
    idleLeft,
    viewer: {
      kind: 'account',
      ...(tokenScope && { tokenScope }),
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
