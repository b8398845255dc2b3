import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { MailKeys } from '#server/kernel/mailKeys.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { invitationOf } from './keys.ts'
import { tellInviter } from './ownerInvitationLetters.ts'

/** Whoever has said yes leaves as an owner, and not by an old mail. */
const find = ofPeople(`select i.id, i.state, i.is_for_good "isForGood", c.name "companyName", c.organization_number "organizationNumber",
    e.address_line1 "addressLine1" from owner_invitation i join company c on c.id = i.company_id join estate e on e.id = i.estate_id
  where i.id = $1 and i.email = $2::citext and i.state in ('invited', 'declined', 'withdrawn')`)
/** Whoever else answers waits at the estate. */
const lock = ofPeople(`select e.id from estate e join owner_invitation i on i.estate_id = e.id
  where i.id = $1 and i.email = $2::citext for no key update of e`)
const refuse = ofPeople(`update owner_invitation set state = 'declined', is_for_good = $3, answered_at = coalesce(answered_at, now())
  where id = $1 and email = $2::citext and state in ('invited', 'declined', 'withdrawn')`)

interface Refusable {
  id: string
  state: 'invited' | 'declined' | 'withdrawn'
  isForGood: boolean
  companyName: string
  organizationNumber: string
  addressLine1: string
}

/** What the mail told already, for whoever holds its key. */
export async function refusableBy(people: AsksAboutPeople, keys: MailKeys, key: string) {
  const named = invitationOf(keys, key)
  const [invitation] = named ? await people.query<Refusable>(find, named.id, named.email) : []
  if (!invitation) throw new AppError('entityNotFound', { reason: 'linkExpired' })
  const { companyName, organizationNumber, addressLine1, state, isForGood } = invitation
  return { companyName, organizationNumber, addressLine1, isDeclined: state === 'declined', isForGood }
}

/** A no without an account; said twice it is a no still. */
export async function refuseByKey(
  people: AsksAboutPeople,
  keys: MailKeys,
  { key, isForGood }: { key: string; isForGood: boolean },
  sends: Pick<Leaves, 'mail'>,
) {
  const named = invitationOf(keys, key)
  if (named) await people.query(lock, named.id, named.email)
  const before = await refusableBy(people, keys, key)
  await people.query(refuse, named!.id, named!.email, isForGood || before.isForGood)
  if (!before.isDeclined) await tellInviter(people, named!.id, sends)
  return { id: named!.id, answer: await refusableBy(people, keys, key) }
}
