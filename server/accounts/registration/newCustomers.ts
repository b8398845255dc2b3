import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { addUser, type NewUser, userKnownAs } from '#server/accounts/people/newUsers.ts'
import { wayIn } from '#server/accounts/people/readers.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { customerAdded } from '#server/mail/templates/customerAdded.ts'
import { welcome } from '#server/mail/templates/welcome.ts'

const addRole =
  ofPeople(`insert into account_role (account_id, role) select id, 'Customer.Owner' from account where user_id = $1 and account_type = 'customer'
  on conflict do nothing returning account_id`)

const taken = () => new AppError('registrationEntityAlreadyExists', { fields: { email: 'registrationEntityAlreadyExists' } })

/** A user with an account as a customer; or such an account for a user that is known through a company. */
export async function addCustomer(
  people: AsksAboutPeople,
  { mail }: Pick<Leaves, 'mail'>,
  customer: NewUser,
): Promise<{ userId: string; isMultiRole: boolean }> {
  const { firstName, lastName, email } = customer
  const added = await addUser(people, customer)
  if (added) {
    await addCustomerAccount(people, added.id, `${firstName} ${lastName}`)
    await mail(welcome.mail(email, added.language, { name: firstName, ...(await wayIn(people, added)) }))
    return { userId: added.id, isMultiRole: false }
  }
  // Whoever writes somebody else's address here gains nothing: what is known of that user stays as it is.
  const user = await userKnownAs(people, email)
  await addCustomerAccount(people, user.id, `${user.firstName} ${user.lastName}`)
  await mail(customerAdded.mail(user.email, user.language, { name: user.firstName, ...(await wayIn(people, user)) }))
  return { userId: user.id, isMultiRole: true }
}

/** Whoever has been nobody but a guest here becomes somebody who may own, in the account that they have. */
async function addCustomerAccount(people: AsksAboutPeople, userId: string, name: string) {
  await people.about(Account, { userId }).addOnce({ accountType: 'customer', name })
  const added = await people.query(addRole, userId)
  if (!added.length) throw taken()
}
