import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { ownsIt } from '#server/access/parties.ts'
import { customerAccount } from '#server/accounts/people/customerAccount.ts'
import { User } from '#server/accounts/user.entity.ts'
import { isThere } from '#server/kernel/rows/moments.ts'

/** Who proves an address and who is invited by it wait for each other here, so that neither misses the other. */
const oneAtATime = ofPeople(`select pg_advisory_xact_lock(hashtextextended('email ' || lower($1), 0))`)
const waits = ofPeople(`select from guest_invitation where lower(email) = lower($1) and account_id is null limit 1`)

/** Nobody is a guest where they own, nor twice. */
const letIn =
  ofPeople(`update guest_invitation g set account_id = $2, updated_at = now() where lower(g.email) = lower($1) and g.account_id is null
  and not exists (select from guest_invitation h where h.estate_id = g.estate_id and h.account_id = $2)
  and not ${ownsIt('$2', 'g.estate_id')} returning g.id`)
/** The level as an allow, each closed section as a denied read; all end at the same instant. */
const permit = ofPeople(`insert into permission (account_id, guest_invitation_id, subject, effect, action, expiration_date)
  select g.account_id, g.id, 'estate/' || g.estate_id, 'allow', case g.access_level when 'read' then 'read' end, g.expires_at
    from guest_invitation g where g.id = any($1::uuid[])
  union all select g.account_id, g.id, 'estate/' || g.estate_id || '/' || closed, 'deny', 'read', g.expires_at
    from guest_invitation g, unnest(g.restrictions) closed where g.id = any($1::uuid[])`)

export const lockAddress = (people: AsksAboutPeople, email: string) => people.query(oneAtATime, email)

/** Gives whoever has proven an address what waits for it; as long as nobody has, it goes on waiting. */
export async function bindWaiting(people: AsksAboutPeople, email: string) {
  await lockAddress(people, email)
  const user = await people.about(User, { email }).one({ emailVerifiedAt: isThere, deletedAt: null })
  if (!user) return
  if (!(await people.query(waits, email)).length) return
  const accountId = await customerAccount(people, user, false)
  const bound = (await people.query<{ id: string }>(letIn, email, accountId)).map(({ id }) => id)
  await people.query(permit, bound)
}
