import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { hashOf, isToken, newToken } from '#server/access/sessions.ts'
import { after, isAhead, isNot, isOlderThan, now } from '#server/kernel/rows/moments.ts'
import { EmailToken } from './emailToken.entity.ts'

/** To one address in an hour, whoever asks for them. */
const mostMails = 3

/** Links to another address are worth nothing from then on; of those to this one any may be opened. */
const wait = ofPeople(`select ceil(extract(epoch from created_at + interval '1 hour' - now()))::int seconds from email_token
  where email = $1 and created_at > now() - interval '1 hour' order by created_at desc offset ${mostMails - 1} limit 1`)
const find = ofPeople(`select t.user_id "userId", t.email::text, u.first_name "firstName", u.name, u.created_at "createdAt",
    u.email = t.email and u.email_verified_at is not null "isProven"
  from email_token t join app_user u on u.id = t.user_id and u.deleted_at is null
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()`)

export interface OpenedLink {
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
  const links = people.about(EmailToken, { userId })
  await links.mark({ email: isNot(email), usedAt: null }, { usedAt: now })
  await links.add({ email, tokenHash: hashOf(token), expiresAt: after('7 days') })
  return token
}

/** Seconds until one more mail to an address would be bearable; nothing where it is now. */
export async function waitForMail(people: AsksAboutPeople, email: string): Promise<number | undefined> {
  const [row] = await people.query<{ seconds: number }>(wait, email)
  return row && Math.max(row.seconds, 1)
}

export async function findEmailToken(people: AsksAboutPeople, token: string): Promise<OpenedLink | undefined> {
  if (!isToken(token)) return undefined
  const [link] = await people.query<OpenedLink>(find, hashOf(token))
  return link
}

/** The address that it proves; nothing where it is somebody else's link, or was opened before. */
export async function spendEmailToken(people: AsksAboutPeople, token: string, userId: string): Promise<string | undefined> {
  if (!isToken(token)) return undefined
  const [used] = await people
    .about(EmailToken, { tokenHash: hashOf(token), userId })
    .mark({ usedAt: null, expiresAt: isAhead }, { usedAt: now })
  return used?.email
}

export const endEmailTokens = (people: AsksAboutPeople, userId: string) =>
  people.about(EmailToken, { userId }).mark({ usedAt: null }, { usedAt: now })

export const forgetOldEmailTokens = (people: AsksAboutPeople) =>
  people.about(EmailToken, {}).removeWhere({ expiresAt: isOlderThan('1 day') })
