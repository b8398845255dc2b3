import { type AsksAboutPeople } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { AccountRole } from '#server/accounts/accountRole.entity.ts'
import type { User } from '#server/accounts/user.entity.ts'

/** What somebody owns as, or is a guest as. Somebody new looks over what was put down for them where it is not all there. */
export async function customerAccount(people: AsksAboutPeople, { id, name }: Pick<User, 'id' | 'name'>, isOwner: boolean) {
  const theirs = name!.trim()
  const accounts = people.about(Account, { userId: id })
  const added = await accounts.addOnce({ accountType: 'customer', name: theirs, isProfileUpdateNeeded: !theirs.includes(' ') })
  const { id: accountId } = added ?? (await accounts.one({ accountType: 'customer' }))!
  if (isOwner || added) await people.about(AccountRole, { accountId }).addOnce({ role: isOwner ? 'Customer.Owner' : 'Customer.Guest' })
  return accountId
}
