import { changeEmailInput, emailTokenInput } from '#schema/accounts/emailProof.input.ts'
import { nothing } from '#schema/accounts/identity.input.ts'
import { everyone } from '#server/access/everyone.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { signedIn } from '#server/access/signedIn.ts'
import { provePassword } from '#server/accounts/password/credentials.ts'
import { about } from '#server/kernel/about.ts'
import { AppError } from '#server/kernel/errors.ts'
import { answer, command } from '#server/kernel/operation.ts'
import { proofOf, sendLink, sendLinkAgain } from './askingForProof.ts'
import { confirm } from './confirming.ts'
import { findEmailToken } from './emailTokens.offer.ts'
import { startAgain } from './startingAnew.ts'

export const emailProof = answer({
  name: 'emailProof',
  input: nothing,
  permission: signedIn,
  answer: ({ grant }) => proofOf(grant),
})

export const sendEmailLink = command({
  name: 'sendEmailLink',
  input: nothing,
  permission: inPerson(signedIn),
  prepare: ({ grant, call }) => grant.throttle('invite', call.address),
  async run({ grant, mail }) {
    await sendLinkAgain(grant, { mail })
    return about({ recordId: grant.userId }, await proofOf(grant))
  },
})

export const changeEmail = command({
  name: 'changeEmail',
  input: changeEmailInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async prepare({ grant, input: { password }, call }) {
    await grant.throttle('invite', call.address)
    await provePassword(grant, password, call.address)
  },
  async run({ grant, input: { email }, mail }) {
    await sendLink(grant, { mail }, email)
    return about({ recordId: grant.userId }, await proofOf(grant))
  },
})

export const emailToken = command({
  name: 'emailToken',
  input: emailTokenInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the address'),
  async run({ grant, input: { token } }) {
    const link = await findEmailToken(grant, token)
    if (!link) throw new AppError('passwordResetLinkExpired')
    const { email, name, createdAt, userId } = link
    return { email, name, createdAt: createdAt.toISOString(), isOwn: grant.viewer.kind === 'account' && grant.viewer.userId === userId }
  },
})

export const confirmEmail = command({
  name: 'confirmEmail',
  input: emailTokenInput,
  isSecret: true,
  permission: inPerson(signedIn),
  async run({ grant, input: { token }, mail }) {
    await confirm(grant, { mail }, token)
    return about({ recordId: grant.userId }, await proofOf(grant))
  },
})

export const startAnew = command({
  name: 'startAnew',
  input: emailTokenInput,
  isSecret: true,
  permission: everyone('the link shows that its holder reads the mails of the address'),
  async run({ grant, input: { token } }) {
    const { userId, secret } = await startAgain(grant, token)
    return about({ recordId: userId }, { token: secret })
  },
})
