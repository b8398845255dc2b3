import { deleteMyAccountInput } from '#schema/accounts/departure.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { passwordMatches } from '#server/accounts/password/hashing.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command, Done } from '#server/kernel/operation.ts'

export const accountDeparture = answer({
  name: 'accountDeparture',
  input: nothing,
  permission: inPerson(signedIn),
  answer: ({ scope }) => scope.departure(),
})

export const deleteMyAccount = command({
  name: 'deleteMyAccount',
  input: deleteMyAccountInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ scope, input: { password }, call }) {
    const { email, passwordHash } = await scope.credential()
    if (!passwordHash) throw new AppError('userHasNoPassword')
    const attempts = scope.loginAttempts(email, call.address)
    await attempts.refuseTooMany()
    if (!(await passwordMatches(password, passwordHash))) {
      await attempts.failed()
      throw new AppError('badCurrentPassword')
    }
  },
  async run({ scope, call }) {
    await scope.depart(call.outbox)
    call.session.end()
    return new Done(scope.viewer.userId)
  },
})
