import type { Trade } from '#schema/companies/trades.ts'
import { ofPeople } from '#server/access/heldSql.ts'
import type { VisitorGrant } from '#server/access/visitorGrant.ts'
import { addUser, type Address, type NewUser, userKnownAs } from '#server/accounts/people/newUsers.ts'
import { wayIn } from '#server/accounts/people/readers.offer.ts'
import { Company } from '#server/companies/company.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { companyAdded } from '#server/mail/templates/companyAdded.ts'
import { companyWelcome } from '#server/mail/templates/companyWelcome.ts'

export interface NewCompany {
  organizationNumber: string
  name: string
  address: Address | null | undefined
  trade: Trade | null | undefined
  admin: NewUser
}

const isTheirs = ofPeople(`select from account a join company c on c.id = a.company_id where a.user_id = $1 and c.organization_number = $2`)
/** Of somebody who is known: they answer when they have signed in with that address. */
const askAdmin =
  ofPeople(`with admin as (insert into account (account_type, company_id, name, invited_email, invited_first_name, invited_last_name, invited_phone)
    values ('company', $1, $2, $3, $4, $5, $6) returning id)
  insert into account_role (account_id, role) select id, 'Company.Admin' from admin`)
const addAdmin =
  ofPeople(`with admin as (insert into account (user_id, account_type, company_id, name) values ($1, 'company', $2, $3) returning id)
  insert into account_role (account_id, role) select id, 'Company.Admin' from admin`)

/** A company with its first administrator: a new user, or an account more for one who is known. */
export async function addCompany(
  grant: VisitorGrant,
  { mail }: Pick<Leaves, 'mail'>,
  { organizationNumber, name, address, trade, admin }: NewCompany,
): Promise<{ companyId: string; userId: string; isMultiRole: boolean }> {
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  const values = { name, addressLine1, postalCode, city, trades: trade ? [trade] : [] }
  const company = await grant.about(Company, { organizationNumber }).addOnce(values)
  if (!company) throw await taken(grant, organizationNumber)
  const added = await addUser(grant, admin)
  if (!added) {
    const userId = await addToKnown(grant, { mail }, admin, { id: company.id, name })
    return { companyId: company.id, userId, isMultiRole: true }
  }
  await grant.query(addAdmin, added.id, company.id, name)
  await mail(companyWelcome.mail(admin.email, admin.language, { name: admin.firstName, company: name, ...(await wayIn(grant, added)) }))
  return { companyId: company.id, userId: added.id, isMultiRole: false }
}

/** Only who is signed in, and one of that company, is told that they have it already: nobody learns who works where. */
async function taken(grant: VisitorGrant, organizationNumber: string) {
  const { viewer } = grant
  const theirs = viewer.kind === 'account' ? await grant.query(isTheirs, viewer.userId, organizationNumber) : []
  const code = theirs.length ? 'registrationEntityAlreadyExists' : 'organizationNumberExists'
  return new AppError(code, { fields: { organizationNumber: code } })
}

/** Whoever writes somebody else's address here gains nothing, and nothing is theirs who did not ask for it. */
async function addToKnown(grant: VisitorGrant, { mail }: Pick<Leaves, 'mail'>, admin: NewUser, company: { id: string; name: string }) {
  const { email, firstName, lastName, phone } = admin
  const user = await userKnownAs(grant, email)
  const { viewer } = grant
  if (viewer.kind === 'account' && viewer.userId === user.id && !user.isSystemAdmin)
    await grant.query(addAdmin, user.id, company.id, company.name)
  else await grant.query(askAdmin, company.id, company.name, email, firstName, lastName, phone)
  await mail(companyAdded.mail(user.email, user.language, { name: user.firstName, company: company.name, ...(await wayIn(grant, user)) }))
  return user.id
}
