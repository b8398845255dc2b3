import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { hangingOnAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import { customerAccount } from '#server/accounts/people/customerAccount.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { isThere } from '#server/kernel/rows/moments.ts'

/** Who proves an address and who is invited by it wait for each other here, so that neither misses the other. */
const oneAtATime = ofPeople(`select pg_advisory_xact_lock(hashtextextended('email ' || lower($1), 0))`)

export const lockAddress = (people: AsksAboutPeople, email: string) => people.query(oneAtATime, email)

/** Gives whoever has proven an address what waits for it; as long as nobody has, it goes on waiting. */
export async function bindWaiting(people: AsksAboutPeople, email: string) {
  await lockAddress(people, email)
  const user = await people.about(User, { email }).one({ emailVerifiedAt: isThere, deletedAt: null })
  if (!user) return
  for (const { proven } of hangingOnAccounts.all) await proven?.(people, email, () => customerAccount(people, user, false))
}
