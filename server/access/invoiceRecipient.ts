import type { EntityManager } from 'typeorm'
import type { Language } from '#server/kernel/texts.ts'
import type { LicenceHolder } from './licenceHolder.ts'

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
  email: string
  language: Language
  firstName: string
}

const customer = `select a.name, null "organizationNumber", u.email, u.address_line1 "addressLine1", u.postal_code "postalCode", u.city
  from account a join app_user u on u.id = a.user_id where a.id = $1`
const company = `select name, organization_number "organizationNumber", address_line1 "addressLine1", postal_code "postalCode", city from company where id = $1`

/** A customer's own user; in a company, those who may order. */
const readers = {
  account: `select u.id, u.email, u.language, u.first_name "firstName", u.name from account a join app_user u on u.id = a.user_id where a.id = $1`,
  company: `select u.id, u.email, u.language, u.first_name "firstName", u.name from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin'
    join app_user u on u.id = a.user_id where a.company_id = $1 and not a.is_disabled order by u.name, u.id limit 20`,
}

export const readersOf = (db: EntityManager, { kind, id }: LicenceHolder): Promise<(Reader & { id: string; name: string })[]> =>
  db.query(readers[kind], [id])

export async function recipientOf(db: EntityManager, { kind, id }: LicenceHolder, userId: string): Promise<InvoiceRecipient> {
  if (kind === 'account') {
    const [found]: InvoiceRecipient[] = await db.query(customer, [id])
    return found!
  }
  const [found]: Omit<InvoiceRecipient, 'email'>[] = await db.query(company, [id])
  const admins = await readersOf(db, { kind, id })
  return { ...found!, email: (admins.find((admin) => admin.id === userId) ?? admins[0])?.email ?? '' }
}
