import type { AccountGrant } from '#server/access/accountGrant.ts'
import { ofAccount } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import type { Address } from '#server/accounts/people/newUsers.ts'
import { there } from '#server/kernel/errors.ts'
import { isNot } from '#server/kernel/rows/moments.ts'
import type { Language } from '#server/kernel/texts.ts'

export interface NewDetails {
  firstName: string
  lastName: string
  phone: string
  address: Address | null | undefined
  language: Language
}

const find =
  ofAccount(`select u.first_name "firstName", u.last_name "lastName", u.email, u.phone, u.language, u.identity_hash is not null "hasIdentityNumber", u.identity_proven_at "identityProvenAt",
    a.account_type "accountType", json_build_object('addressLine1', u.address_line1, 'postalCode', u.postal_code, 'city', u.city) address
  from (select * from account where id = $1) a join app_user u on u.id = a.user_id`)

export async function detailsOf(grant: AccountGrant) {
  const [row] = await grant.query<Record<string, unknown>>(find)
  return there(row)
}

export async function changeDetails(grant: AccountGrant, { address, ...details }: NewDetails) {
  const { addressLine1 = null, postalCode = null, city = null } = address ?? {}
  const user = await grant.user.get(grant.userId)
  await grant.user.change(user, { ...details, addressLine1, postalCode, city })
  // A customer's account is called after its person.
  const name = `${details.firstName} ${details.lastName}`
  await grant.ofUser(Account).changeWhere({ accountType: 'customer', name: isNot(name) }, { name })
  await grant.account.mark({ isProfileUpdateNeeded: true }, { isProfileUpdateNeeded: false })
}
