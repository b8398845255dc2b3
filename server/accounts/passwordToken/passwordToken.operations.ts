import { createPasswordInput, passwordTokenInput } from '#schema/accounts/passwordToken.input.ts'
import { emailInput } from '#schema/accounts/registration.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { refuseCommonPassword } from '#server/accounts/password/commonPasswords.ts'
import { hashPassword } from '#server/accounts/password/hashing.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done } from '#server/kernel/operation.ts'

const expired = () => new AppError('passwordResetLinkExpired')

export const resetPassword = command({
  name: 'resetPassword',
  input: emailInput,
  isSecret: true,
  permission: everyone('it tells nothing, and sends a link to whom the address belongs'),
  prepare: ({ scope, call }) => scope.throttle('reset', call.address),
  async run({ scope, input: { email }, call }) {
    await scope.askForResetLink(call, email)
    return new Done()
  },
})

export const validatePasswordToken = command({
  name: 'validatePasswordToken',
  input: passwordTokenInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the user'),
  async run({ scope, input: { token } }) {
    const found = await scope.passwordToken(token)
    if (!found) throw expired()
    return { email: found.email, purpose: found.purpose }
  },
})

export const createPassword = command({
  name: 'createPassword',
  input: createPasswordInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the user'),
  async prepare({ scope, input: { token, password } }) {
    if (!(await scope.passwordToken(token))) throw expired()
    refuseCommonPassword('password', password)
    return hashPassword(password)
  },
  async run({ scope, input: { token }, call, prepared }) {
    const userId = await scope.createPassword(call, token, prepared)
    if (!userId) throw expired()
    call.noted = { userId, recordId: userId }
    return new Done()
  },
})
