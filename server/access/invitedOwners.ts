import type { EntityManager } from 'typeorm'
import { AppError } from '#server/kernel/errors.ts'
import type { Outbox } from '#server/kernel/outbox.ts'
import type { Language } from '#server/kernel/texts.ts'
import { estateInvitation } from '#server/mail/templates/estateInvitation.ts'
import { Caretaker } from './caretaker.ts'
import { issuePasswordToken } from './passwordTokens.ts'

/** Whom a company adds an estate for. */
export interface Customer {
  firstName: string
  lastName: string
  email: string
}
interface Invitation {
  estateId: string
  address: string
  companyId: string
  customer: Customer
  /** In which the company speaks; a known user has one of their own. */
  language: Language
}

const addUser = `insert into app_user (first_name, last_name, email, language) values ($1, $2, $3, $4) on conflict (email) do nothing`
const user = `select id, first_name "firstName", last_name "lastName", email, language, password_hash is not null "hasPassword" from app_user
  where email = $1 and not is_system_admin`
const addAccount = `insert into account (user_id, account_type, name) values ($1, 'customer', $2)
  on conflict (user_id) where account_type = 'customer' do nothing`
const addRole = `insert into account_role (account_id, role) select id, 'Customer.Owner' from account where user_id = $1 and account_type = 'customer'
  on conflict do nothing`
const addOwner = `insert into estate_owner (estate_id, account_id, claim_status) select $1, id, 'unclaimed' from account
  where user_id = $2 and account_type = 'customer'`

interface Known {
  id: string
  firstName: string
  lastName: string
  email: string
  language: Language
  hasPassword: boolean
}

/** Makes the customer an owner and tells them; somebody new gets an account for it. What is known of anybody stays as it is. */
export async function inviteOwner(db: EntityManager, outbox: Outbox, { estateId, address, companyId, customer, language }: Invitation) {
  await db.query(addUser, [customer.firstName, customer.lastName, customer.email, language])
  const [known]: Known[] = await db.query(user, [customer.email])
  if (!known) throw new AppError('userRoleConflict') // who looks after the whole system owns nothing here
  await db.query(addAccount, [known.id, `${known.firstName} ${known.lastName}`])
  await db.query(addRole, [known.id])
  await db.query(addOwner, [estateId, known.id])
  const [company]: { name: string }[] = await db.query('select name from company where id = $1', [companyId])
  const token = known.hasPassword ? undefined : await issuePasswordToken(new Caretaker(db), known.id, 'create')
  const words = { name: known.firstName, company: company!.name, address, ...(token && { token }) }
  await outbox.add(db, estateInvitation.mail(known.email, known.language, words))
}

/** Whoever acts as the account has seen that they were made an owner, or a guest. */
export async function settleInvitations(db: EntityManager, accountId: string) {
  await db.query("update estate_owner set claim_status = 'claimedByDefault' where account_id = $1 and claim_status = 'unclaimed'", [
    accountId,
  ])
  await db.query("update guest_invitation set state = 'CONFIRMED' where account_id = $1 and state = 'CREATED'", [accountId])
}
