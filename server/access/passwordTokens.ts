import type { EntityManager } from 'typeorm'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { passwordChanged } from '#server/mail/templates/passwordChanged.ts'
import { resetPassword } from '#server/mail/templates/resetPassword.ts'
import { hashOf, isToken, newToken } from './sessions.ts'

export type PasswordPurpose = 'reset' | 'create'
const validity = { reset: '24 hours', create: '7 days' } as const satisfies Record<PasswordPurpose, string>
/** More than these in a quarter of an hour are no help to anybody, and a nuisance to who gets them. */
const mostMails = 3

const replace = 'update password_token set used_at = now() where user_id = $1 and used_at is null'
const insert = 'insert into password_token (user_id, token_hash, purpose, expires_at) values ($1, $2, $3, now() + $4::interval)'
const find = `select u.id "userId", u.email, t.purpose from password_token t join app_user u on u.id = t.user_id
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()`
const use =
  'update password_token set used_at = now() where token_hash = $1 and used_at is null and expires_at > now() returning user_id "userId"'
const reader = `select id, first_name name, email, language from app_user where email = $1
  and (select count(*) from password_token where user_id = app_user.id and purpose = 'reset' and created_at > now() - interval '15 minutes') < ${mostMails}
  for no key update`

interface Reader {
  id: string
  name: string
  email: string
  language: Language
}

/** The secret of a new link; the older ones are worth nothing from then on. */
export async function issuePasswordToken(db: EntityManager, userId: string, purpose: PasswordPurpose): Promise<string> {
  const token = newToken()
  await db.query(replace, [userId])
  await db.query(insert, [userId, hashOf(token), purpose, validity[purpose]])
  return token
}

export async function findPasswordToken(db: EntityManager, token: string) {
  if (!isToken(token)) return undefined
  const [found]: { userId: string; email: string; purpose: PasswordPurpose }[] = await db.query(find, [hashOf(token)])
  return found
}

/** The kind of mail that is asked for. */
export const resetLink = 'resetLink'

/** Nothing is sent, and nothing told, where nobody has this address. */
export async function sendResetLink(db: EntityManager, outbox: Outbox, email: string) {
  const [user]: Reader[] = await db.query(reader, [email])
  if (!user) return
  const token = await issuePasswordToken(db, user.id, 'reset')
  await outbox.add(db, resetPassword.mail(user.email, user.language, { name: user.name, token }))
}

const setPassword = `update app_user set password_hash = $2, updated_at = now() where id = $1
  returning id, first_name name, email, language`
const forgive = `delete from login_failure where email_hash = sha256(convert_to(lower($1), 'UTF8'))`

/** Once for each link. Whoever was signed in as this user, or had a token, has to show the new password. */
export async function spendPasswordToken(db: EntityManager, outbox: Outbox, token: string, passwordHash: string) {
  const [used]: [{ userId: string }[]] = await db.query(use, [hashOf(token)])
  if (!used[0]) return undefined
  const { userId } = used[0]
  const [[user]]: [Reader[]] = await db.query(setPassword, [userId, passwordHash])
  await db.query(replace, [userId])
  await db.query('delete from session where user_id = $1', [userId])
  await db.query(forgive, [user!.email])
  await outbox.add(db, passwordChanged.mail(user!.email, user!.language, { name: user!.name }))
  return userId
}

export const forgetOldTokens = (db: EntityManager) => db.query("delete from password_token where expires_at < now() - interval '1 day'")
