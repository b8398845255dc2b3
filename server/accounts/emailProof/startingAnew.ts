import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { lockAddress } from '#server/accounts/emailProof/addressBinding.ts'
import { findPasswordToken, issuePasswordToken } from '#server/accounts/passwordToken/passwordTokens.ts'
import { readerOf } from '#server/accounts/people/readers.ts'
import { AppError } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { findEmailToken } from './emailTokens.ts'
import { letGo } from './proving.ts'

const unproven = ofPeople(`select id, language from app_user where id = $1 and email = $2 and email_verified_at is null
  and password_hash is not null for no key update`)

/**
 * Whoever reads the mails of an address that an account was made with by mistake, or on purpose: the account keeps what is in
 * it and needs another address, and they get the link to an account of their own.
 */
export async function startAgain(people: AsksAboutPeople, token: string): Promise<{ userId: string; secret: string }> {
  const link = (await findEmailToken(people, token)) ?? (await findPasswordToken(people, token))
  if (!link) throw new AppError('passwordResetLinkExpired')
  const { userId, email } = link
  await lockAddress(people, email)
  const [other] = await people.query<{ id: string; language: Language }>(unproven, userId, email)
  if (!other) throw new AppError('passwordResetLinkExpired') // proven meanwhile, or given up
  await letGo(people, { id: other.id, isNobody: false })
  const name = email.split('@')[0]!
  const reader = await readerOf(people, { email, firstName: name, lastName: '', language: other.language })
  return { userId: reader.id, secret: await issuePasswordToken(people, reader.id, 'create') }
}
