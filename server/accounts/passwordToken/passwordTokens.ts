import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { hashOf, isToken, newToken } from '#server/access/sessions.ts'
import type { Language } from '#server/kernel/texts.ts'

export type PasswordPurpose = 'reset' | 'create'
const validity = { reset: '24 hours', create: '7 days' } as const satisfies Record<PasswordPurpose, string>
/** More than these in a quarter of an hour are no help to anybody, and a nuisance to who gets them. */
const mostMails = 3

const replace = ofPeople('update password_token set used_at = now() where user_id = $1 and used_at is null')
const insert = ofPeople('insert into password_token (user_id, token_hash, purpose, expires_at) values ($1, $2, $3, now() + $4::interval)')
const find =
  ofPeople(`select u.id "userId", u.email, t.purpose, u.name, u.created_at "createdAt", u.email_verified_at is not null "isProven",
    u.password_hash is not null "hasPassword" from password_token t join app_user u on u.id = t.user_id
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()`)
const use = ofPeople(
  'update password_token set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning user_id "userId"',
)
const reader = ofPeople(`select id, first_name name, email, language from app_user where email = $1
  and (select count(*) from password_token where user_id = app_user.id and purpose = 'reset' and created_at > now() - interval '15 minutes') < ${mostMails}
  for no key update`)

/** Whom a link is sent to, or was. */
export interface LinkReader {
  id: string
  name: string
  email: string
  language: Language
}

export interface PasswordToken {
  userId: string
  email: string
  purpose: PasswordPurpose
  name: string
  createdAt: Date
  isProven: boolean
  hasPassword: boolean
}

/** The secret of a new link; the older ones are worth nothing from then on. */
export async function issuePasswordToken(people: AsksAboutPeople, userId: string, purpose: PasswordPurpose): Promise<string> {
  const token = newToken()
  await people.query(replace, userId)
  await people.query(insert, userId, hashOf(token), purpose, validity[purpose])
  return token
}

/** Nobody where the address is nobody's, or has been sent enough. */
export async function issueResetToken(people: AsksAboutPeople, email: string): Promise<(LinkReader & { token: string }) | undefined> {
  const [user] = await people.query<LinkReader>(reader, email)
  return user && { ...user, token: await issuePasswordToken(people, user.id, 'reset') }
}

export async function findPasswordToken(people: AsksAboutPeople, token: string): Promise<PasswordToken | undefined> {
  if (!isToken(token)) return undefined
  const [found] = await people.query<PasswordToken>(find, hashOf(token))
  return found
}

const setPassword = ofPeople(`update app_user set password_hash = $2, updated_at = now() where id = $1
  returning id, first_name name, email, language`)
const endAll = [
  ofPeople('delete from session where user_id = $1'),
  ofPeople('delete from calendar_feed where account_id in (select id from account where user_id = $1)'),
]
const forgive = ofPeople(`delete from login_failure where email_hash = sha256(convert_to(lower($1), 'UTF8'))`)

/** Once for each link. Whoever was signed in as this user has to show the new password; tokens and calendar links end too. */
export async function spendPasswordToken(people: AsksAboutPeople, token: string, passwordHash: string): Promise<LinkReader | undefined> {
  const [used] = await people.query<{ userId: string }>(use, hashOf(token))
  if (!used) return undefined
  const [user] = await people.query<LinkReader>(setPassword, used.userId, passwordHash)
  await people.query(replace, used.userId)
  for (const end of endAll) await people.query(end, used.userId)
  await people.query(forgive, user!.email)
  return user
}

const forget = ofPeople("delete from password_token where expires_at < now() - interval '1 day'")
export const forgetOldTokens = (people: AsksAboutPeople) => people.query(forget)
