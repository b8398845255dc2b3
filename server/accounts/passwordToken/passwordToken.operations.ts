import { createPasswordInput, passwordTokenInput } from '#schema/accounts/passwordToken.input.ts'
import { emailInput } from '#schema/accounts/registration.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { proveAddress } from '#server/accounts/emailProof/proving.ts'
import { refuseCommonPassword } from '#server/accounts/password/commonPasswords.ts'
import { hashPassword } from '#server/accounts/password/hashing.offer.ts'
import { about } from '#server/kernel/about.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done } from '#server/kernel/operation.ts'
import { passwordChanged } from '#server/mail/templates/passwordChanged.ts'
import { findPasswordToken, type OpenedLink, spendPasswordToken } from './passwordTokens.offer.ts'
import { resetLink } from './resetLink.ts'

/** An account that its link may not be meant for: nobody has shown yet that the address is theirs. */
const unprovenOf = ({ isProven, hasPassword, name, createdAt }: OpenedLink) =>
  isProven || !hasPassword ? null : { name, createdAt: createdAt.toISOString() }
const expired = () => new AppError('passwordResetLinkExpired')

export const resetPassword = command({
  name: 'resetPassword',
  input: emailInput,
  isSecret: true,
  permission: everyone('it tells nothing, and sends a link to whom the address belongs'),
  prepare: ({ grant, call }) => grant.throttle('reset', call.address),
  async run({ input: { email }, mailTo }) {
    await mailTo(email, resetLink)
    return new Done()
  },
})

export const validatePasswordToken = command({
  name: 'validatePasswordToken',
  input: passwordTokenInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the user'),
  async run({ grant, input: { token } }) {
    const link = await findPasswordToken(grant, token)
    if (!link) throw expired()
    return { email: link.email, purpose: link.purpose, unproven: unprovenOf(link) }
  },
})

export const createPassword = command({
  name: 'createPassword',
  input: createPasswordInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the user'),
  async prepare({ grant, input: { token, password } }) {
    if (!(await findPasswordToken(grant, token))) throw expired()
    refuseCommonPassword('password', password)
    return hashPassword(password)
  },
  async run({ grant, input: { token }, prepared, mail }) {
    const user = await spendPasswordToken(grant, token, prepared)
    if (!user) throw expired()
    await proveAddress(grant, user.id, user.email)
    await mail(passwordChanged.mail(user.email, user.language, { name: user.name }))
    return about({ userId: user.id, recordId: user.id }, new Done())
  },
})
