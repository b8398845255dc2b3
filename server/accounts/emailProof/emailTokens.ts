import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { hashOf, isToken, newToken } from '#server/access/sessions.ts'

/** To one address in an hour, whoever asks for them. */
const mostMails = 3

/** Links to another address are worth nothing from then on; of those to this one any may be opened. */
const replace = ofPeople('update email_token set used_at = now() where user_id = $1 and email <> $2 and used_at is null')
const insert = ofPeople(`insert into email_token (user_id, email, token_hash, expires_at) values ($1, $2, $3, now() + interval '7 days')`)
const wait = ofPeople(`select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int seconds from email_token
  where email = $1 and created_at > now() - interval '1 hour' order by created_at desc offset ${mostMails - 1} limit 1`)
const find = ofPeople(`select t.user_id "userId", t.email::text, u.first_name "firstName", u.name, u.created_at "createdAt",
    u.email = t.email and u.email_verified_at is not null "isProven"
  from email_token t join app_user u on u.id = t.user_id and u.deleted_at is null
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()`)
const use =
  ofPeople(`update email_token set used_at = now() where token_hash = $1 and user_id = $2 and used_at is null and expires_at > now()
  returning email::text`)
const end = ofPeople('update email_token set used_at = now() where user_id = $1 and used_at is null')

export interface EmailToken {
  userId: string
  email: string
  firstName: string
  name: string
  createdAt: Date
  isProven: boolean
}

/** The secret of a link to an address that a user says is theirs. Only its hash is kept. */
export async function issueEmailToken(people: AsksAboutPeople, userId: string, email: string): Promise<string> {
  const token = newToken()
  await people.query(replace, userId, email)
  await people.query(insert, userId, email, hashOf(token))
  return token
}

/** Seconds until one more mail to an address would be bearable; nothing where it is now. */
export async function waitForMail(people: AsksAboutPeople, email: string): Promise<number | undefined> {
  const [found] = await people.query<{ seconds: number }>(wait, email)
  return found && Math.max(found.seconds, 1)
}

export async function findEmailToken(people: AsksAboutPeople, token: string): Promise<EmailToken | undefined> {
  if (!isToken(token)) return undefined
  const [found] = await people.query<EmailToken>(find, hashOf(token))
  return found
}

/** The address that it proves; nothing where it is somebody else's link, or was opened before. */
export async function spendEmailToken(people: AsksAboutPeople, token: string, userId: string): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const [used] = await people.query<{ email: string }>(use, hashOf(token), userId)
  return used?.email
}

export const endEmailTokens = (people: AsksAboutPeople, userId: string) => people.query(end, userId)

const forget = ofPeople("delete from email_token where expires_at < now() - interval '1 day'")
export const forgetOldEmailTokens = (people: AsksAboutPeople) => people.query(forget)
