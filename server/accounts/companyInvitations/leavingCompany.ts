import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { AccountRole } from '#server/accounts/accountRole.entity.ts'
import { hangingOnAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import { Session } from '#server/accounts/session/session.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { now } from '#server/kernel/rows/moments.ts'

/** Whoever changes the people of the company waits for whoever leaves it. */
const lock =
  ofUser(`select c.id from company c join account a on a.company_id = c.id where a.user_id = $1 and a.id = $2 and a.left_at is null
  for no key update of c`)
/** Of an account `a`: nobody else looks after its company. Whoever has not said yes looks after nothing. */
export const looksAfterAlone = `exists (select from account_role where account_id = a.id and role = 'Company.Admin') and not a.is_disabled
  and not exists (select from account b join account_role r on r.account_id = b.id and r.role = 'Company.Admin'
    where b.company_id = a.company_id and b.id <> a.id and not b.is_disabled and b.user_id is not null)`
const isLastAdmin = ofUser(`select from account a where a.user_id = $1 and a.id = $2 and ${looksAfterAlone}`)
const endTokens = ofUser(`delete from session where user_id = $1 and id in (select session_id from access_token where account_id = $2)`)

/** The way out of a company, for whoever was taken in there. */
export async function leave(grant: UserGrant, accountId: string) {
  if (!(await grant.query(lock, accountId)).length) throw new AppError('entityNotFound')
  if ((await grant.query(isLastAdmin, accountId)).length) throw new AppError('lastAdminInCompany')
  // What acts as the account ends with it; whoever is signed in chooses another one.
  await grant.query(endTokens, accountId)
  await grant.ofUser(Session).changeWhere({ accountId }, { accountId: null })
  for (const { leftCompany } of hangingOnAccounts.all) await leftCompany?.(grant, accountId)
  await grant.about(AccountRole, { accountId }).removeWhere({})
  await grant.ofUser(Account).changeWhere({ id: accountId }, { leftAt: now, isDisabled: true, isRemembered: false })
}
