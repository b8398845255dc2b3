import type { EntityManager } from 'typeorm'
import type { Trade } from '#schema/companies/trades.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Viewer } from '#server/kernel/viewer.ts'
import { companyAdded } from '#server/mail/templates/companyAdded.ts'
import { companyWelcome } from '#server/mail/templates/companyWelcome.ts'
import { addUser, type Address, linkToCreate, type NewUser, userKnownAs } from './newUsers.ts'

export interface NewCompany {
  organizationNumber: string
  name: string
  address: Address | null | undefined
  trade: Trade | null | undefined
  admin: NewUser
}

const addCompany = `insert into company (organization_number, name, address_line1, postal_code, city, trades)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (organization_number) do nothing returning id`
const isTheirs = `select from account a join company c on c.id = a.company_id where a.user_id = $1 and c.organization_number = $2`
const addAdmin = `with admin as (insert into account (user_id, account_type, company_id, name) values ($1, 'company', $2, $3) returning id)
  insert into account_role (account_id, role) select id, 'Company.Admin' from admin`

/** A company with its first administrator: a new user, or an account more for one who is known. */
export async function registerCompany(
  db: EntityManager,
  outbox: Outbox,
  viewer: Viewer,
  { organizationNumber, name, address, trade, admin }: NewCompany,
): Promise<{ companyId: string; userId: string; isMultiRole: boolean }> {
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  const [company]: { id: string }[] = await db.query(addCompany, [
    organizationNumber,
    name,
    addressLine1,
    postalCode,
    city,
    trade ? [trade] : [],
  ])
  if (!company) throw await taken(db, viewer, organizationNumber)
  const added = await addUser(db, admin)
  const userId = added ?? (await addToKnown(db, outbox, admin.email, name))
  await db.query(addAdmin, [userId, company.id, name])
  if (added) {
    const link = await linkToCreate(db, added, admin.passwordHash)
    await outbox.add(db, companyWelcome.mail(admin.email, admin.language, { name: admin.firstName, company: name, ...link }))
  }
  return { companyId: company.id, userId, isMultiRole: !added }
}

/** Only who is signed in, and one of that company, is told that they have it already: nobody learns who works where. */
async function taken(db: EntityManager, viewer: Viewer, organizationNumber: string) {
  const theirs: unknown[] = viewer.kind === 'account' ? await db.query(isTheirs, [viewer.userId, organizationNumber]) : []
  const code = theirs.length ? 'registrationEntityAlreadyExists' : 'organizationNumberExists'
  return new AppError(code, { fields: { organizationNumber: code } })
}

/** Whoever writes somebody else's address here gains nothing: what is known of that user stays as it is. */
async function addToKnown(db: EntityManager, outbox: Outbox, email: string, company: string) {
  const user = await userKnownAs(db, email)
  if (user.isSystemAdmin) throw new AppError('userRoleConflict') // who looks after the whole system belongs to no company
  const link = await linkToCreate(db, user.id, user.passwordHash)
  await outbox.add(db, companyAdded.mail(user.email, user.language, { name: user.name, company, ...link }))
  return user.id
}
