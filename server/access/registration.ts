import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import { customerAdded } from '#server/mail/templates/customerAdded.ts'
import { welcome } from '#server/mail/templates/welcome.ts'
import { addUser, type Address, linkToCreate, type NewUser, userKnownAs } from './newUsers.ts'

export interface NewCustomer extends NewUser {
  address: Address | null | undefined
  identityHash: Buffer | undefined
}

const addAccount = `insert into account (user_id, account_type, name) values ($1, 'customer', $2)
  on conflict (user_id) where account_type = 'customer' do nothing`

const addRole = `insert into account_role (account_id, role) select id, 'Customer.Owner' from account where user_id = $1 and account_type = 'customer'
  on conflict do nothing returning account_id`

const taken = () => new AppError('registrationEntityAlreadyExists')

/** A user with an account as a customer; or such an account for a user that is known through a company. */
export async function registerCustomer(
  db: EntityManager,
  outbox: Outbox,
  customer: NewCustomer,
): Promise<{ userId: string; isMultiRole: boolean }> {
  const { firstName, lastName, email, language, identityHash } = customer
  const recognised: unknown[] = identityHash
    ? await db.query('select from app_user where identity_hash = $1 and email <> $2', [identityHash, email])
    : []
  if (recognised.length) throw taken()
  const added = await addUser(db, customer)
  if (!added) return { userId: await addToKnown(db, outbox, email), isMultiRole: true }
  await addCustomerAccount(db, added, `${firstName} ${lastName}`)
  await outbox.add(db, welcome.mail(email, language, { name: firstName, ...(await linkToCreate(db, added, customer.passwordHash)) }))
  return { userId: added, isMultiRole: false }
}

/** Whoever writes somebody else's address here gains nothing: what is known of that user stays as it is. */
async function addToKnown(db: EntityManager, outbox: Outbox, email: string) {
  const user = await userKnownAs(db, email)
  await addCustomerAccount(db, user.id, `${user.name} ${user.lastName}`)
  await outbox.add(
    db,
    customerAdded.mail(user.email, user.language, { name: user.name, ...(await linkToCreate(db, user.id, user.passwordHash)) }),
  )
  return user.id
}

/** Whoever has been nobody but a guest here becomes somebody who may own, in the account that they have. */
async function addCustomerAccount(db: EntityManager, userId: string, name: string) {
  await db.query(addAccount, [userId, name])
  const added: unknown[] = await db.query(addRole, [userId])
  if (!added.length) throw taken()
}
