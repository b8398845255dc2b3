import { type AsksAboutPeople, ofAccount, ofPeople } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { type Holder, isCompany } from '../holder.ts'
import { reached } from './whereReached.offer.ts'

export interface InvoiceRecipient {
  name: string
  organizationNumber: string | null
  email: string
  addressLine1: string | null
  postalCode: string | null
  city: string | null
}

/** Who reads the mails about a holder's licences. */
export interface Reader {
  id: string
  email: string
  language: Language
  firstName: string
  name: string
}

/** Where nothing is known of the person, they are reached at what they own. */
const customer = reached.made((all) =>
  ofAccount(`select a.name, null "organizationNumber", u.email, coalesce(u.address_line1, e.address_line1) "addressLine1",
    case when u.address_line1 is null and u.postal_code is null then e.postal_code else u.postal_code end "postalCode",
    case when u.address_line1 is null and u.city is null then e.city else u.city end city
  from (select * from account where id = $1) a join app_user u on u.id = a.user_id
  left join lateral (select * from (${all.map(({ place }) => `(${place('a.id')})`).join(' union all ')}) place limit 1) e on true`),
)

/** A customer's own user; in a company, those who may order. */
const readers = {
  account: ofPeople(
    `select u.id, u.email, u.language, u.first_name "firstName", u.name from account a join app_user u on u.id = a.user_id where a.id = $1`,
  ),
  company:
    ofPeople(`select u.id, u.email, u.language, u.first_name "firstName", u.name from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin'
    join app_user u on u.id = a.user_id where a.company_id = $1 and not a.is_disabled order by u.name, u.id limit 20`),
}

export const readersOf = (people: AsksAboutPeople, { kind, id }: { kind: 'account' | 'company'; id: string }) =>
  people.query<Reader>(readers[kind], id)

/** Where its invoices go; for a company to the one who asks, if they may order. */
export async function recipientOf(holder: Holder): Promise<InvoiceRecipient> {
  if (!isCompany(holder)) {
    const [row] = await holder.query<InvoiceRecipient>(customer())
    return there(row)
  }
  const { name, organizationNumber, addressLine1, postalCode, city } = (await holder.company.one({}))!
  const admins = await readersOf(holder, { kind: 'company', id: holder.companyId })
  const email = (admins.find(({ id }) => id === holder.viewer.userId) ?? admins[0])?.email ?? ''
  return { name, organizationNumber, email, addressLine1, postalCode, city }
}
