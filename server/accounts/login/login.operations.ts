import { loginInput, nothing } from '#schema/accounts/identity.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { hashPassword, isOutdated, passwordMatches } from '#server/accounts/password/hashing.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done } from '#server/kernel/operation.ts'

export const login = command({
  name: 'login',
  input: loginInput,
  isSecret: true,
  permission: everyone('nobody is signed in before it'),
  async prepare({ scope, input: { email, password }, call }) {
    const attempts = scope.loginAttempts(email, call.address)
    await attempts.refuseTooMany()
    const { userId, passwordHash } = (await scope.credential(email)) ?? {}
    call.noted = { ...(userId && { recordId: userId }) }
    if (!(await passwordMatches(password, passwordHash)) || !userId || !passwordHash) {
      await attempts.failed()
      throw new AppError('loginFailure')
    }
    return { userId, passwordHash, betterHash: isOutdated(passwordHash) && (await hashPassword(password)) }
  },
  async run({ scope, input: { email }, call, prepared: { userId, passwordHash, betterHash } }) {
    await scope.loginAttempts(email, call.address).succeeded()
    const token = await scope.startSession(userId, passwordHash)
    if (betterHash) await scope.rehash(userId, betterHash)
    call.noted = { userId }
    call.session.start(token)
    return scope.accountsOf(userId)
  },
})

/** A browser can be led to its address, so it does nothing for those who did not mean it. */
export const logout = command({
  name: 'logout',
  input: nothing,
  permission: everyone('it ends nothing but the session of its caller'),
  async run({ scope, call }) {
    if (!call.isDeliberate) return new Done()
    await scope.endSession()
    call.session.end()
    return new Done()
  },
})
