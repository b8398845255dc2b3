import { takeCare } from '#server/access/caretaker.ts'
import { type AsksAboutPeople, ofEverybody, ofPeople } from '#server/access/heldSql.ts'
import { readerOf, wayIn } from '#server/accounts/people/readers.offer.ts'
import type { GoesOn } from '#server/kernel/api.ts'
import type { App } from '#server/kernel/app.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { hourly } from '#server/kernel/regularly.ts'
import type { Language } from '#server/kernel/texts.ts'
import { ownedUnasked } from '#server/mail/templates/ownedUnasked.ts'
import { ownerAnswered } from '#server/mail/templates/ownerAnswered.ts'
import { ownerInvited } from '#server/mail/templates/ownerInvited.ts'
import { keyOf } from './keys.ts'

const facts = `c.name company, c.organization_number "organizationNumber", e.address_line1 address`
/** Each once, whoever else looks at the same moment. */
const unwritten = ofEverybody(`update owner_invitation i set mailed_at = now()
  from estate e, company c where e.id = i.estate_id and e.removed_at is null and c.id = i.company_id
    and i.email = $1::citext and i.state = 'invited' and i.mailed_at is null
    and not exists (select from refused_sender r where r.email = i.email and r.company_id = i.company_id)
  returning i.id, i.email::text email, i.first_name "firstName", i.last_name "lastName", i.language, i.order_id is not null "isForOrder", ${facts}`)
const unasked = ofEverybody(`update owner_invitation i set mailed_at = now()
  from estate e, company c, account a join app_user u on u.id = a.user_id and u.deleted_at is null
  where e.id = i.estate_id and e.removed_at is null and c.id = i.company_id and a.id = i.account_id
    and i.state = 'unasked' and i.mailed_at is null and i.id in (select id from owner_invitation where mailed_at is null for update skip locked)
  returning u.email::text email, u.language, u.first_name name, e.id "estateId", ${facts}`)
const inviter = ofPeople(`select u.email::text email, u.language, u.first_name name, i.state = 'accepted' "isYes",
    concat_ws(' ', i.first_name, i.last_name) person, e.address_line1 address, i.order_id "orderId", e.id "estateId"
  from owner_invitation i join estate e on e.id = i.estate_id join account a on a.id = i.invited_by and not a.is_disabled
    join app_user u on u.id = a.user_id and u.deleted_at is null
  where i.id = $1`)

interface UnwrittenInvitation {
  id: string
  email: string
  firstName: string | null
  lastName: string | null
  language: Language
  isForOrder: boolean
  company: string
  organizationNumber: string
  address: string
}
interface Unasked extends Pick<UnwrittenInvitation, 'email' | 'language' | 'company' | 'organizationNumber' | 'address'> {
  name: string
  estateId: string
}
interface Inviter {
  email: string
  language: Language
  name: string
  isYes: boolean
  person: string
  address: string
  orderId: string | null
  estateId: string
}

/** What somebody with that address is asked and has no mail about. What they see of who asks, they see when it is theirs to answer. */
export const writeOwnerInvitations = (app: Pick<App, 'db' | 'outbox' | 'mailKeys'>, address: string) =>
  takeCare(app, async (care, mail) => {
    for (const { id, email, firstName, lastName, language, ...words } of await care.query<UnwrittenInvitation>(unwritten, address)) {
      const reader = await readerOf(care, { email, firstName: firstName || email.split('@')[0]!, lastName: lastName ?? '', language })
      const letter = { ...words, refusing: keyOf(app.mailKeys, { id, email }), ...(await wayIn(care, reader)) }
      await mail(ownerInvited.mail(email, reader.language, letter))
    }
  })

/** Whoever asked is told what came of it, by what they have written themselves. */
export async function tellInviter(people: AsksAboutPeople, id: string, { mail }: Pick<Leaves, 'mail'>) {
  const [row] = await people.query<Inviter>(inviter, id)
  if (!row) return
  const { email, language, ...words } = row
  await mail(ownerAnswered.mail(email, language, words))
}

/** Those who became owners because a company said so, once. */
export const tellUnasked = (app: Pick<App, 'db' | 'outbox'>) =>
  takeCare(app, async (care, mail) => {
    for (const { email, language, ...words } of await care.query<Unasked>(unasked)) await mail(ownedUnasked.mail(email, language, words))
  })

export const tellingUnasked: GoesOn = (app) => hourly(app, 'unasked owners', () => tellUnasked(app))
