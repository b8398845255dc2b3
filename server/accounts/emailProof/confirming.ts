import type { UserGrant } from '#server/access/accountGrant.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import { emailChanged } from '#server/mail/templates/emailChanged.ts'
import { spendEmailToken } from './emailTokens.offer.ts'
import { proveAddress } from './proving.ts'

/** Whoever is signed in and has the link reads the mails. The address that they had before is told, if it was theirs. */
export async function confirm(grant: UserGrant, { mail }: Pick<Leaves, 'mail'>, token: string) {
  const { email: old, emailVerifiedAt, firstName, language } = await grant.user.get(grant.userId)
  const email = await spendEmailToken(grant, token, grant.userId)
  if (!email) throw new AppError('passwordResetLinkExpired')
  await proveAddress(grant, grant.userId, email)
  if (emailVerifiedAt && old.toLowerCase() !== email.toLowerCase()) await mail(emailChanged.mail(old, language, { name: firstName }))
}
