import type { SystemGrant } from '#server/access/caretaker.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { endPasswordTokens } from '#server/accounts/passwordToken/passwordTokens.offer.ts'
import { Session } from '#server/accounts/session/session.entity.ts'
import { endLinks } from '#server/accounts/session/sessions.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isThere, now } from '#server/kernel/rows/moments.ts'
import { CalendarFeed } from '#server/maintenance/calendar/calendarFeed.entity.ts'

const already = () => new AppError('cannotHandleTheRequest', { reason: 'transition' })

/** A user who is there, held until the deed is done. */
export async function heldUser(grant: SystemGrant, userId: string): Promise<User> {
  const user = await grant.rows(User).oneLocked({ id: userId, deletedAt: null })
  if (!user) throw new AppError('entityNotFound')
  return user
}

/** Who looks after the system is not locked out by themselves, nor by another: that is taken away where it was given. */
async function whoMayBeBlocked(grant: SystemGrant, userId: string) {
  const { isSystemAdmin } = await heldUser(grant, userId)
  if (userId === grant.viewer.userId) throw new AppError('restrictSelfBlock')
  if (isSystemAdmin) throw new AppError('unauthorizedUser', { reason: 'role' })
}

/** All that opens something for them ends with it; what is open on other instances fails its next proof. */
export async function blockUser(grant: SystemGrant, userId: string) {
  await whoMayBeBlocked(grant, userId)
  const blocked = await grant.about(User, { id: userId }).mark({ blockedAt: null }, { blockedAt: now })
  if (!blocked.length) throw already()
  await grant.about(Session, { userId }).removeWhere({})
  await endLinks(grant, userId)
  await endPasswordTokens(grant, userId)
}

export async function unblockUser(grant: SystemGrant, userId: string) {
  await heldUser(grant, userId)
  const opened = await grant.about(User, { id: userId }).mark({ blockedAt: isThere }, { blockedAt: null })
  if (!opened.length) throw already()
}

/** One that its company has closed, or that was left, is closed already. */
export async function blockAccount(grant: SystemGrant, userId: string, accountId: string) {
  await whoMayBeBlocked(grant, userId)
  await thereIs(grant, userId, accountId)
  const closed = { blockedAt: now, isDisabled: true, isRemembered: false }
  const blocked = await grant.about(Account, { id: accountId, userId }).mark({ isDisabled: false }, closed)
  if (!blocked.length) throw already()
  await grant.about(Session, { accountId }).removeWhere({})
  await grant.about(CalendarFeed, { accountId }).removeWhere({})
}

export async function unblockAccount(grant: SystemGrant, userId: string, accountId: string) {
  await heldUser(grant, userId)
  await thereIs(grant, userId, accountId)
  const opened = await grant.about(Account, { id: accountId, userId }).mark({ blockedAt: isThere }, { blockedAt: null, isDisabled: false })
  if (!opened.length) throw already()
}

async function thereIs(grant: SystemGrant, userId: string, accountId: string) {
  if (!(await grant.about(Account, { id: accountId, userId }).exists({}))) throw new AppError('entityNotFound')
}
