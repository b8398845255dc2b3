import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { customerAdded } from '#server/mail/templates/customerAdded.ts'
import { welcome } from '#server/mail/templates/welcome.ts'
import { issuePasswordToken } from './passwordTokens.ts'

export interface NewCustomer {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { addressLine1?: string | null; postalCode?: string | null; city?: string | null } | null | undefined
  language: Language
  passwordHash: string | undefined
  identityHash: Buffer | undefined
}

const addUser = `insert into app_user (first_name, last_name, email, phone, address_line1, postal_code, city, language, password_hash, identity_hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (email) do nothing returning id`
const known = 'select id, first_name name, last_name "lastName", email, language from app_user where email = $1'
const addAccount = `insert into account (user_id, account_type, name) values ($1, 'customer', $2)
  on conflict (user_id) where account_type = 'customer' do nothing returning id`

const taken = () => new AppError('registrationEntityAlreadyExists')

/** A user with an account as a customer; or such an account for a user that is known through a company. */
export async function registerCustomer(
  db: EntityManager,
  outbox: Outbox,
  customer: NewCustomer,
): Promise<{ userId: string; isMultiRole: boolean }> {
  const { firstName, lastName, email, phone, address, language, passwordHash, identityHash } = customer
  const recognised: unknown[] = identityHash
    ? await db.query('select from app_user where identity_hash = $1 and email <> $2', [identityHash, email])
    : []
  if (recognised.length) throw taken()
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  const values = [firstName, lastName, email, phone, addressLine1, postalCode, city, language, passwordHash ?? null, identityHash ?? null]
  const [added]: { id: string }[] = await db.query(addUser, values)
  if (!added) return { userId: await addToKnown(db, outbox, email), isMultiRole: true }
  await addCustomerAccount(db, added.id, `${firstName} ${lastName}`)
  const token = passwordHash ? undefined : await issuePasswordToken(db, added.id, 'create')
  await outbox.add(db, welcome.mail(email, language, { name: firstName, ...(token && { token }) }))
  return { userId: added.id, isMultiRole: false }
}

/** Whoever writes somebody else's address here gains nothing: what is known of that user stays as it is. */
async function addToKnown(db: EntityManager, outbox: Outbox, email: string) {
  const [user]: { id: string; name: string; lastName: string; email: string; language: Language }[] = await db.query(known, [email])
  await addCustomerAccount(db, user!.id, `${user!.name} ${user!.lastName}`)
  await outbox.add(db, customerAdded.mail(user!.email, user!.language, { name: user!.name }))
  return user!.id
}

async function addCustomerAccount(db: EntityManager, userId: string, name: string) {
  const [added]: { id: string }[] = await db.query(addAccount, [userId, name])
  if (!added) throw taken()
  await db.query("insert into account_role (account_id, role) values ($1, 'Customer.Owner')", [added.id])
}
