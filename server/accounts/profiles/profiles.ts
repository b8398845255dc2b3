import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { actAs } from '#server/accounts/session/sessions.offer.ts'
import { EstateOwner } from '#server/estates/estates/estateOwner.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isNot, now } from '#server/kernel/rows/moments.ts'
import { ProjectParticipant } from '#server/projects/projects/projectParticipant.entity.ts'
import { GuestInvitation } from '#server/sharing/guests/guestInvitation.entity.ts'

const seeFirms = ofUser(`update project_participant set confirmed_at = now() where confirmed_at is null and subcontractor_id in (
    select s.id from subcontractor s join account a on a.company_id = s.company_id where a.user_id = $1 and a.id = $2)`)

/** From now on the session acts as this account. */
export async function choose(grant: UserGrant, accountId: string) {
  await refuseUnusable(grant, accountId)
  await actAs(grant, accountId)
  // Whoever acts as the account has seen that they were made an owner or a guest, or were given a part in a project.
  await grant.about(EstateOwner, { accountId }).mark({ claimStatus: 'unclaimed' }, { claimStatus: 'claimedByDefault' })
  await grant.about(GuestInvitation, { accountId }).mark({ state: 'CREATED' }, { state: 'CONFIRMED' })
  await grant.about(ProjectParticipant, { accountId }).mark({ confirmedAt: null }, { confirmedAt: now })
  await grant.query(seeFirms, accountId)
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
  const found = await grant.ofUser(Account).one({ id: accountId, leftAt: null })
  if (!found) throw new AppError('entityNotFound')
  if (found.isDisabled) throw new AppError('unauthorizedUser', { reason: 'role' })
}
