import type { EstateGrant } from '#server/access/estateGrant.ts'
import { ofAccount, ofPeople } from '#server/access/heldSql.ts'
import { linkToCreate } from '#server/access/passwordTokens.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { estateInvitation } from '#server/mail/templates/estateInvitation.ts'

/** Whom a company adds an estate for. */
export interface Customer {
  firstName: string
  lastName: string
  email: string
}
interface Invitation extends Pick<Leaves, 'mail'> {
  address: string
  customer: Customer
  language: Language
}
interface Known extends Customer {
  id: string
  language: Language
  passwordHash: string | null
}

const addUser = ofPeople(
  'insert into app_user (first_name, last_name, email, language) values ($1, $2, $3, $4) on conflict (email) do nothing',
)
const knownAs =
  ofPeople(`select id, first_name "firstName", last_name "lastName", email, language, password_hash "passwordHash" from app_user
  where email = $1 and not is_system_admin`)
const addAccount = ofPeople(`insert into account (user_id, account_type, name) values ($1, 'customer', $2)
  on conflict (user_id) where account_type = 'customer' do nothing`)
const customerAccount = ofPeople(`select id from account where user_id = $1 and account_type = 'customer'`)
const addRole = ofPeople(`insert into account_role (account_id, role) values ($1, 'Customer.Owner') on conflict do nothing`)
const ownCompany = ofAccount('select name from company where id = (select company_id from account where id = $1)')

/** Makes the customer an owner and tells them; somebody new gets an account for it. What is known of anybody stays as it is. */
export async function inviteOwner(estate: EstateGrant, { address, customer, language, mail }: Invitation) {
  await estate.query(addUser, customer.firstName, customer.lastName, customer.email, language)
  const [known] = await estate.query<Known>(knownAs, customer.email)
  if (!known) throw new AppError('userRoleConflict') // who looks after the whole system owns nothing here
  await estate.query(addAccount, known.id, `${known.firstName} ${known.lastName}`)
  const [account] = await estate.query<{ id: string }>(customerAccount, known.id)
  await estate.query(addRole, account!.id)
  await estate.rows(EstateOwner).add({ accountId: account!.id, claimStatus: 'unclaimed' })
  const [company] = await estate.query<{ name: string }>(ownCompany)
  const words = { name: known.firstName, company: company!.name, address, ...(await linkToCreate(estate, known.id, known.passwordHash)) }
  await mail(estateInvitation.mail(known.email, known.language, words))
}
