import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { hashOfAddress } from '#server/access/loginAttempts.ts'
import { hashOf, isToken, newToken } from '#server/access/sessions.ts'
import { SignInLink } from '#server/accounts/electronicId/signInLink.entity.ts'
import { LoginFailure } from '#server/accounts/login/loginFailure.entity.ts'
import { Session } from '#server/accounts/session/session.entity.ts'
import { endLinks } from '#server/accounts/session/sessions.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { there } from '#server/kernel/errors.ts'
import { after, isAhead, isOlderThan, now } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'
import { RegistryEntry } from '#server/lookups/registers/registryEntry.entity.ts'
import { PasswordToken } from './passwordToken.entity.ts'

export type PasswordPurpose = 'reset' | 'create'
const validity = { reset: '24 hours', create: '7 days' } as const satisfies Record<PasswordPurpose, string>
/** More than these in a quarter of an hour are no help to anybody, and a nuisance to who gets them. */
const mostMails = 3

const find =
  ofPeople(`select u.id "userId", u.email, t.purpose, u.name, u.created_at "createdAt", u.email_verified_at is not null "isProven",
    u.password_hash is not null "hasPassword" from password_token t join app_user u on u.id = t.user_id
  where t.token_hash = $1 and t.used_at is null and t.expires_at > now()`)
const reader = ofPeople(`select id, first_name name, email, language from app_user where email = $1 and blocked_at is null
  and (select count(*) from password_token where user_id = app_user.id and purpose = 'reset' and created_at > now() - interval '15 minutes') < ${mostMails}
  for no key update`)

/** Whom a link is sent to, or was. */
export interface LinkReader {
  id: string
  name: string
  email: string
  language: Language
}

export interface OpenedLink {
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
  await endPasswordTokens(people, userId)
  await people.about(PasswordToken, { userId }).add({ tokenHash: hashOf(token), purpose, expiresAt: after(validity[purpose]) })
  return token
}

export const endPasswordTokens = (people: AsksAboutPeople, userId: string) =>
  people.about(PasswordToken, { userId }).mark({ usedAt: null }, { usedAt: now })

/** Nobody where the address is nobody's, or has been sent enough. */
export async function issueResetToken(people: AsksAboutPeople, email: string): Promise<(LinkReader & { token: string }) | undefined> {
  const [user] = await people.query<LinkReader>(reader, email)
  return user && { ...user, token: await issuePasswordToken(people, user.id, 'reset') }
}

export async function findPasswordToken(people: AsksAboutPeople, token: string): Promise<OpenedLink | undefined> {
  if (!isToken(token)) return undefined
  const [link] = await people.query<OpenedLink>(find, hashOf(token))
  return link
}

/** Once for each link. Whoever was signed in as this user has to show the new password; all that opens the account beside it ends too. */
export async function spendPasswordToken(people: AsksAboutPeople, token: string, passwordHash: string): Promise<LinkReader | undefined> {
  const unused = { usedAt: null, expiresAt: isAhead }
  const [used] = await people.about(PasswordToken, { tokenHash: hashOf(token) }).mark(unused, { usedAt: now })
  if (!used) return undefined
  const { userId } = used
  const [user] = await people.about(User, { id: userId }).changeWhere({}, { passwordHash })
  await endPasswordTokens(people, userId)
  await people.about(Session, { userId }).removeWhere({})
  await endLinks(people, userId)
  await endElectronicId(people, there(user))
  const { firstName: name, email, language } = there(user)
  await people.about(LoginFailure, { emailHash: hashOfAddress(email) }).removeWhere({})
  return { id: userId, name, email, language }
}

/** Whoever proved a number, or asked the land register, before anybody had proven the address may be somebody else. */
async function endElectronicId(people: AsksAboutPeople, { id, emailVerifiedAt }: User) {
  await people.about(SignInLink, { userId: id }).removeWhere({})
  if (emailVerifiedAt) return
  await people.about(RegistryEntry, { userId: id }).removeWhere({})
  const unknown = { identityHash: null, identityProvenAt: null, personStatus: null, registryAskedAt: null }
  await people.about(User, { id }).mark({}, unknown)
}

export const forgetOldTokens = (people: AsksAboutPeople) => people.about(PasswordToken, {}).removeWhere({ expiresAt: isOlderThan('1 day') })
