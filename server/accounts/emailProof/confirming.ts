import type { UserGrant } from '#server/access/accountGrant.ts'
import { ofUser } from '#server/access/heldSql.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { emailChanged } from '#server/mail/templates/emailChanged.ts'
import { spendEmailToken } from './emailTokens.ts'
import { proveAddress } from './proving.ts'

interface Before {
  email: string
  isProven: boolean
  firstName: string
  language: Language
}
const before = ofUser(`select email::text, email_verified_at is not null "isProven", first_name "firstName", language
  from app_user where id = $1 for no key update`)

/** Whoever is signed in and has the link reads the mails. The address that they had before is told, if it was theirs. */
export async function confirm(grant: UserGrant, { mail }: Pick<Leaves, 'mail'>, token: string) {
  const [user] = await grant.query<Before>(before)
  const email = await spendEmailToken(grant, token, grant.userId)
  if (!email) throw new AppError('passwordResetLinkExpired')
  await proveAddress(grant, grant.userId, email)
  const { email: old, isProven, firstName, language } = user!
  if (isProven && old.toLowerCase() !== email.toLowerCase()) await mail(emailChanged.mail(old, language, { name: firstName }))
}
