import { type AsksAboutPeople, ofPeople, ofUser } from '#server/access/heldSql.ts'
import { ownsIt } from '#server/access/parties.ts'
import type { Departs } from '#server/accounts/departure/departs.offer.ts'
import { type HangsOnAccount, theirAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import { GuestInvitation } from './guestInvitation.entity.ts'

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

/** What waits for an address is for whoever has proven it. */
async function bindGuests(people: AsksAboutPeople, email: string, customer: () => Promise<string>) {
  if (!(await people.query(waits, email)).length) return
  const bound = await people.query<{ id: string }>(letIn, email, await customer())
  await people.query(
    permit,
    bound.map(({ id }) => id),
  )
}

export const guestsAre: HangsOnAccount = {
  chosen: (grant, accountId) => grant.about(GuestInvitation, { accountId }).mark({ state: 'CREATED' }, { state: 'CONFIRMED' }),
  proven: bindGuests,
}

const end = ofUser(`delete from guest_invitation where account_id in ${theirAccounts}`)
export const guestsDepart: Departs = { ends: (leaving) => leaving.query(end) }
