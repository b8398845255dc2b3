import type { UserGrant } from '#server/access/accountGrant.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { hangingOnAccounts } from '#server/accounts/hangsOnAccount.offer.ts'
import { actAs } from '#server/accounts/session/sessions.offer.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isNot } from '#server/kernel/rows/moments.ts'

/** From now on the session acts as this account. */
export async function choose(grant: UserGrant, accountId: string) {
  await refuseUnusable(grant, accountId)
  await actAs(grant, accountId)
  for (const { chosen } of hangingOnAccounts.all) await chosen?.(grant, accountId)
}

/** At most one account is remembered; whoever else is choosing at the same moment waits. */
export async function remember(grant: UserGrant, accountId: string) {
  await grant.user.get(grant.userId)
  await refuseUnusable(grant, accountId)
  const accounts = grant.ofUser(Account)
  await accounts.mark({ id: isNot(accountId), isRemembered: true }, { isRemembered: false })
  await accounts.mark({ id: accountId, isRemembered: false }, { isRemembered: true })
}

async function refuseUnusable(grant: UserGrant, accountId: string) {
  const account = await grant.ofUser(Account).one({ id: accountId, leftAt: null })
  if (!account) throw new AppError('entityNotFound')
  if (account.isDisabled) throw new AppError('unauthorizedUser', { reason: 'role' })
}
