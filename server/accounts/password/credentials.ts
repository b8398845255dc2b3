import type { UserGrant } from '#server/access/accountGrant.ts'
import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { endEverythingElsewhere, endOtherSessions } from '#server/accounts/session/sessions.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { passwordMatches } from './hashing.offer.ts'

interface Credential {
  userId: string
  passwordHash: string | null
}
type Proven = Credential & { passwordHash: string }
/** Whoever lost the address to its reader comes last. Whoever is let in no more is answered like a wrong password. */
const byEmail =
  ofPeople(`select id "userId", case when blocked_at is null then password_hash end "passwordHash" from app_user where email = $1 or lost_email = $1
  order by email = $1 desc, id limit 3`)
const withEmail = ofPeople(`select from app_user where email = $1
  and (password_hash is not null or exists (select from account where user_id = app_user.id))`)

/** Whose password it is, of those who sign in by this address. It takes as long where there is nobody. */
export async function provenBy(people: AsksAboutPeople, email: string, password: string) {
  const [first, ...others] = await people.query<Credential>(byEmail, email)
  if (await passwordMatches(password, first?.passwordHash)) return first as Proven
  for (const other of others) if (await passwordMatches(password, other.passwordHash)) return other as Proven
  return { userId: first?.userId, passwordHash: null }
}

/** Whether somebody has an account with this address, be it theirs or not. */
export const isKnown = async (people: AsksAboutPeople, email: string) => (await people.query(withEmail, email)).length > 0

/** Same password, hashed for what that costs today. */
export const keepBetterHash = (people: AsksAboutPeople, userId: string, passwordHash: string) =>
  people.about(User, { id: userId }).mark({}, { passwordHash })

/** Whoever is signed in shows that they know the password as well. */
export async function provePassword(grant: UserGrant, password: string, address: string) {
  const user = (await grant.user.one({}))!
  const { email, passwordHash } = user
  if (!passwordHash) throw new AppError('userHasNoPassword')
  const attempts = grant.attempts(email, address)
  await attempts.refuseTooMany()
  if (!(await passwordMatches(password, passwordHash))) {
    await attempts.failed()
    throw new AppError('badCurrentPassword')
  }
  return { user, passwordHash }
}

/** Whoever else is signed in as this user has to show the new password, unless its owner says otherwise. */
export async function changePasswordOf(grant: UserGrant, from: string, to: string, signOutElsewhere: boolean | null | undefined) {
  const changed = await grant.user.changeWhere({ passwordHash: from }, { passwordHash: to })
  if (!changed.length) throw new StaleViewer() // changed meanwhile: the old one must be compared again
  if (signOutElsewhere) await endEverythingElsewhere(grant)
  else if (signOutElsewhere !== false) await endOtherSessions(grant)
}
