import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople, ofUser } from '#server/access/heldSql.ts'
import { endOtherSessions } from '#server/access/sessions.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { passwordMatches } from './hashing.ts'

interface Credential {
  userId: string
  passwordHash: string | null
}
const byEmail = ofPeople('select id "userId", password_hash "passwordHash" from app_user where email = $1')
const own = ofUser('select email, password_hash "passwordHash" from app_user where id = $1')
const rehash = ofPeople('update app_user set password_hash = $2 where id = $1')
const replace = ofUser('update app_user set password_hash = $3, updated_at = now() where id = $1 and password_hash = $2 returning id')

/** What whoever has this address must prove. */
export async function credentialBy(people: AsksAboutPeople, email: string): Promise<Credential | undefined> {
  const [found] = await people.query<Credential>(byEmail, email)
  return found
}

/** Same password, hashed for what that costs today. */
export const keepBetterHash = (people: AsksAboutPeople, userId: string, passwordHash: string) => people.query(rehash, userId, passwordHash)

/** Whoever is signed in shows that they know the password as well. */
export async function provePassword(grant: UserGrant, password: string, address: string) {
  const [user] = await grant.query<{ email: string; passwordHash: string | null }>(own)
  const { email, passwordHash } = user!
  if (!passwordHash) throw new AppError('userHasNoPassword')
  const attempts = grant.attempts(email, address)
  await attempts.refuseTooMany()
  if (!(await passwordMatches(password, passwordHash))) {
    await attempts.failed()
    throw new AppError('badCurrentPassword')
  }
  return { email, passwordHash }
}

/** Whoever else is signed in as this user has to show the new password. */
export async function changePasswordOf(grant: UserGrant, from: string, to: string) {
  const changed = await grant.query(replace, from, to)
  if (!changed.length) throw new StaleViewer() // changed meanwhile: the old one must be compared again
  await endOtherSessions(grant)
}
