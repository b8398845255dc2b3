import type { UserMail } from '#schema/administration/userDesk.input.ts'
import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'

const person =
  ofEverybody(`select u.id, u.name, u.email::text, u.identity_proven_at is not null "isIdentityProven", u.is_system_admin "isSystemAdmin",
    u.created_at "createdAt", u.blocked_at "blockedAt", u.password_hash is not null "hasPassword", u.lost_email is not null "isLost",
    case when u.email_verified_at is not null then 'PROVEN' when u.password_hash is not null or u.identity_proven_at is not null then 'UNPROVEN'
      else 'INVITED' end state,
    greatest((select max(s.created_at) from session s where s.user_id = u.id and not exists (select from access_token where session_id = s.id)),
      (select max(e.at) from audit_entry e where e.record_id = u.id and e.operation in ('login', 'signInByProvider') and e.outcome = 'done')) "signedInAt"
  from app_user u where u.id = $1 and u.deleted_at is null`)
const accounts =
  ofEverybody(`select a.id, a.name, c.name "companyName", a.is_disabled "isDisabled", a.blocked_at "blockedAt", a.left_at "leftAt",
    array(select upper(replace(role, '.', '_')) from account_role r where r.account_id = a.id order by role) roles
  from account a left join company c on c.id = a.company_id where a.user_id = $1 order by a.id limit 100`)
const mails = ofEverybody(`select m.id, m.template kind, m.created_at "createdAt", m.sent_at "sentAt",
    case when m.sent_at is not null then 'SENT' when m.failed_at is not null then 'FAILED' else 'WAITING' end state
  from outbox_mail m where lower(m.to_email) = (select lower(email::text) from app_user where id = $1) order by m.created_at desc, m.id desc limit 20`)
const sessions = ofEverybody(`select s.id, s.device, host(s.network) network, s.provider, t.name "tokenName", s.created_at "createdAt",
    case when t.id is null then s.seen_at else t.last_used_at end "seenAt"
  from session s left join access_token t on t.session_id = s.id where s.user_id = $1 and s.expires_at > now()
  order by coalesce(t.last_used_at, s.seen_at) desc, s.id limit 100`)
const deeds = ofEverybody(`select e.id, e.at, e.operation, n.told reason, case when u.deleted_at is null then u.name end "actorName"
  from audit_entry e join audit_note n on n.id = e.id and n.kind = 'reason' left join app_user u on u.id = e.user_id
  where e.record_id = $1 and e.outcome = 'done' order by e.id desc limit 20`)

interface Person {
  id: string
  state: 'PROVEN' | 'UNPROVEN' | 'INVITED'
  hasPassword: boolean
  isLost: boolean
  blockedAt: Date | null
}

/** All that is told of a user at the desk. */
export async function deskOf(grant: SystemGrant, userId: string, sessionId: string) {
  const [row] = await grant.query<Person>(person, userId)
  if (!row) throw new AppError('entityNotFound')
  const { hasPassword: _, isLost: __, ...details } = row
  const open = await grant.query<{ id: string }>(sessions, userId)
  return inWriting({
    ...details,
    isSelf: userId === grant.viewer.userId,
    mayBeSent: mailsThatHelp(row),
    accounts: await grant.query(accounts, userId),
    mails: await grant.query(mails, userId),
    sessions: open.map((session) => ({ ...session, isOwn: session.id === sessionId })),
    deeds: await grant.query(deeds, userId),
  })
}

export async function mailsFor(grant: SystemGrant, userId: string): Promise<UserMail[]> {
  const [row] = await grant.query<Person>(person, userId)
  return row ? mailsThatHelp(row) : []
}

/** Whoever is let in no more, or has lost the address to its reader, is helped by none. */
function mailsThatHelp({ state, hasPassword, isLost, blockedAt }: Person): UserMail[] {
  if (blockedAt || isLost) return []
  if (state === 'INVITED') return ['INVITATION']
  return [...(state === 'UNPROVEN' ? ['CONFIRMATION' as const] : []), ...(hasPassword || state === 'PROVEN' ? ['PASSWORD' as const] : [])]
}

/** Moments as they are written, all through. */
const inWriting = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
