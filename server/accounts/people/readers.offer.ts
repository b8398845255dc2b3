import { type AsksAboutPeople } from '#server/access/heldSql.ts'
import { issueEmailToken } from '#server/accounts/emailProof/emailTokens.offer.ts'
import { issuePasswordToken } from '#server/accounts/passwordToken/passwordTokens.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import type { Language } from '#server/kernel/texts.ts'

/** Somebody to write to, as far as a mail to them depends on it. */
export interface Reader {
  id: string
  firstName: string
  email: string
  language: Language
  hasPassword: boolean
  isProven: boolean
}

export interface Invited {
  email: string
  firstName: string
  lastName: string
  language: Language
}

export const asReader = ({ id, firstName, email, language, passwordHash, emailVerifiedAt }: User): Reader => ({
  id,
  firstName,
  email,
  language,
  hasPassword: passwordHash !== null,
  isProven: emailVerifiedAt !== null,
})

/**
 * Whom an invitation is mailed to. Of somebody new nothing is here but a name, until they open the link in the mail: what
 * they were invited to waits for that. What is known of anybody stays as it is.
 */
export async function readerOf(people: AsksAboutPeople, { email, firstName, lastName, language }: Invited): Promise<Reader> {
  const users = people.about(User, { email })
  await users.addOnce({ firstName, lastName, language })
  return asReader((await users.one({}))!)
}

/** `Kari Anne Nordmann` → `Kari Anne`, `Nordmann`. */
export function named(name: string): { firstName: string; lastName: string } {
  const parts = name.split(/\s+/)
  return parts.length > 1 ? { firstName: parts.slice(0, -1).join(' '), lastName: parts.at(-1)! } : { firstName: name, lastName: '' }
}

/** What the link of a mail leads to: a password where there is none, a proof of the address where that is missing, else signing in. */
export async function wayIn(
  people: AsksAboutPeople,
  { id, email, hasPassword, isProven }: Reader,
): Promise<{ token?: string; proof?: string }> {
  if (!hasPassword) return { token: await issuePasswordToken(people, id, 'create') }
  return isProven ? {} : { proof: await issueEmailToken(people, id, email) }
}
