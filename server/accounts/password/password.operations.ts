import { changePasswordInput } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done } from '#server/kernel/operation.ts'
import { refuseCommonPassword } from './commonPasswords.ts'
import { hashPassword, passwordMatches } from './hashing.ts'

export const changePassword = command({
  name: 'changePassword',
  input: changePasswordInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ scope, input: { oldPassword, newPassword }, call }) {
    refuseCommonPassword('newPassword', newPassword)
    const { email, passwordHash } = await scope.credential()
    if (!passwordHash) throw new AppError('userHasNoPassword')
    const attempts = scope.loginAttempts(email, call.address)
    await attempts.refuseTooMany()
    if (!(await passwordMatches(oldPassword, passwordHash))) {
      await attempts.failed()
      throw new AppError('badCurrentPassword')
    }
    return { email, from: passwordHash, to: await hashPassword(newPassword) }
  },
  async run({ scope, call, prepared: { email, from, to } }) {
    await scope.loginAttempts(email, call.address).succeeded()
    await scope.changePassword(from, to)
    return new Done()
  },
})
