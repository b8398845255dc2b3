import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { AccountRole } from '#server/accounts/accountRole.entity.ts'
import { User } from '#server/accounts/user.entity.ts'
import { isThere } from '#server/kernel/rows/moments.ts'

/** Who proves an address and who is invited by it wait for each other here, so that neither misses the other. */
const oneAtATime = ofPeople(`select pg_advisory_xact_lock(hashtextextended('email ' || lower($1), 0))`)
const waits = ofPeople(`select exists (select from guest_invitation where lower(email) = lower($1) and account_id is null) "asGuest",
  exists (select from owner_invitation where email = $1::citext) "asOwner"`)

const own = ofPeople(`with asked as (delete from owner_invitation where email = $1 returning estate_id)
  insert into estate_owner (estate_id, account_id, claim_status) select estate_id, $2, 'unclaimed' from asked on conflict do nothing`)
/** Nobody is a guest where they own, nor twice. */
const letIn =
  ofPeople(`update guest_invitation g set account_id = $2, updated_at = now() where lower(g.email) = lower($1) and g.account_id is null
  and not exists (select from guest_invitation h where h.estate_id = g.estate_id and h.account_id = $2)
  and not exists (select from estate_owner o where o.estate_id = g.estate_id and o.account_id = $2) returning g.id`)
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
  const [waiting] = await people.query<{ asGuest: boolean; asOwner: boolean }>(waits, email)
  const asOwner = waiting!.asOwner && !user.isSystemAdmin // who looks after the whole system owns nothing here
  if (!waiting!.asGuest && !asOwner) return
  const accountId = await customerAccount(people, user, asOwner)
  if (asOwner) await people.query(own, email, accountId)
  const bound = (await people.query<{ id: string }>(letIn, email, accountId)).map(({ id }) => id)
  await people.query(permit, bound)
}

/** Somebody new looks over what was put down for them where it is not all there. */
async function customerAccount(people: AsksAboutPeople, { id, name }: User, isOwner: boolean) {
  const theirs = name!.trim()
  const accounts = people.about(Account, { userId: id })
  const added = await accounts.addOnce({ accountType: 'customer', name: theirs, isProfileUpdateNeeded: !theirs.includes(' ') })
  const { id: accountId } = added ?? (await accounts.one({ accountType: 'customer' }))!
  if (isOwner || added) await people.about(AccountRole, { accountId }).addOnce({ role: isOwner ? 'Customer.Owner' : 'Customer.Guest' })
  return accountId
}
