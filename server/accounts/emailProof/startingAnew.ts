import { type AsksAboutPeople } from '#server/access/heldSql.ts'
import { lockAddress } from '#server/accounts/emailProof/addressBinding.offer.ts'
import { findPasswordToken, issuePasswordToken } from '#server/accounts/passwordToken/passwordTokens.offer.ts'
import { readerOf } from '#server/accounts/people/readers.offer.ts'
import { User } from '#server/accounts/user.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { isThere } from '#server/kernel/rows/moments.ts'
import { findEmailToken } from './emailTokens.offer.ts'
import { letGo } from './proving.ts'

/**
 * Whoever reads the mails of an address that an account was made with by mistake, or on purpose: the account keeps what is in
 * it and needs another address, and they get the link to an account of their own.
 */
export async function startAgain(people: AsksAboutPeople, token: string): Promise<{ userId: string; secret: string }> {
  const link = (await findEmailToken(people, token)) ?? (await findPasswordToken(people, token))
  if (!link) throw new AppError('passwordResetLinkExpired')
  const { userId, email } = link
  await lockAddress(people, email)
  const unproven = { email, emailVerifiedAt: null, passwordHash: isThere }
  const other = await people.about(User, { id: userId }).oneLocked(unproven)
  if (!other) throw new AppError('passwordResetLinkExpired') // proven meanwhile, or given up
  await letGo(people, { id: other.id, isNobody: false })
  const name = email.split('@')[0]!
  const reader = await readerOf(people, { email, firstName: name, lastName: '', language: other.language })
  return { userId: reader.id, secret: await issuePasswordToken(people, reader.id, 'create') }
}
