import { loginInput, nothing } from '#schema/accounts/identity.input.ts'
import { everyone } from '#server/access/everyone.ts'
import type { VisitorGrant } from '#server/access/visitorGrant.ts'
import { askForProof } from '#server/accounts/emailProof/askingForProof.ts'
import { accountsOf } from '#server/accounts/identity/accountProfiles.offer.ts'
import { keepBetterHash, provenBy } from '#server/accounts/password/credentials.ts'
import { hashPassword, isOutdated } from '#server/accounts/password/hashing.offer.ts'
import { endOwn } from '#server/accounts/session/endOwn.ts'
import { type Origin, startSession } from '#server/accounts/session/sessions.offer.ts'
import { about } from '#server/kernel/about.ts'
import { StaleViewer } from '#server/kernel/call.ts'
import { AppError } from '#server/kernel/errors.ts'
import { command, Done } from '#server/kernel/operation.ts'

export const login = command({
  name: 'login',
  input: loginInput,
  isSecret: true,
  permission: everyone('nobody is signed in before it'),
  async prepare({ grant, input: { email, password }, call }) {
    const attempts = grant.attempts(email, call.address)
    await attempts.refuseTooMany()
    const { userId, passwordHash } = await provenBy(grant, email, password)
    call.noted = { note: { kind: 'tried', told: email }, ...(userId && { recordId: userId }) }
    if (!userId || !passwordHash) {
      await attempts.failed()
      throw new AppError('loginFailure')
    }
    return { userId, passwordHash, betterHash: isOutdated(passwordHash) && (await hashPassword(password)) }
  },
  async run({ grant, input: { email }, call, prepared: { userId, passwordHash, betterHash }, mail }) {
    await grant.attempts(email, call.address).succeeded()
    const token = await startInPlace(grant, userId, passwordHash, call)
    if (betterHash) await keepBetterHash(grant, userId, betterHash)
    await askForProof(grant, { mail }, userId)
    call.session.start(token)
    return about({ userId, recordId: userId }, await accountsOf(grant, userId))
  },
})

/** A browser can be led to its address, so it does nothing for those who did not mean it. */
export const logout = command({
  name: 'logout',
  input: nothing,
  permission: everyone('it ends nothing but the session of its caller'),
  async run({ grant, call }) {
    if (!call.isDeliberate) return new Done()
    await endOwn(grant)
    call.session.end()
    return new Done()
  },
})

/** A new session for whoever has just shown this password, in place of the one they came with. */
async function startInPlace(grant: VisitorGrant, userId: string, passwordHash: string, from: Origin): Promise<string> {
  const token = await startSession(grant, userId, passwordHash, from)
  if (!token) throw new StaleViewer() // changed meanwhile: what was shown must be compared again
  await endOwn(grant)
  return token
}
